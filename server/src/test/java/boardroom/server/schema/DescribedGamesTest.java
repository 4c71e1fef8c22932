package boardroom.server.schema;

import static boardroom.server.schema.Described.json;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Box;
import boardroom.engine.Deal;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Options;
import boardroom.engine.PrivateView;
import boardroom.engine.Rng;
import boardroom.engine.Seats;
import boardroom.engine.State;
import boardroom.engine.Telling;
import boardroom.engine.Title;
import boardroom.engine.Told;
import boardroom.games.Shelf;
import boardroom.server.house.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** The schema of a game tells of every move, event, view and prompt of whole games what it is. */
class DescribedGamesTest {
    /** So often what can be seen is held against the schema; every event and every move is. */
    private static final double LOOK = 0.01;

    static Stream<Title> games() {
        return Shelf.titles().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatever_a_game_tells_is_as_described(Title title) {
        play(title.open());
    }

    private static <S extends State<S>, M extends Move> void play(Game<S, M> game) {
        Described described = new Described(json(GameSchema.of(game)));
        Set<String> events = new TreeSet<>();
        Box box = game.box();
        List<Map<String, Object>> tables = new ArrayList<>(List.of(Map.of()));
        for (Box.Preset preset : box.presets()) tables.add(preset.set());
        for (int i = 0; i < tables.size(); i++) {
            int seats = box.seats().min() + i % (box.seats().max() - box.seats().min() + 1);
            if (Options.refusal(box, seats, tables.get(i)) != null)
                seats = box.seats().preset();
            if (Options.refusal(box, seats, tables.get(i)) != null) continue;
            Deal deal = new Deal(seats, Options.of(box, tables.get(i)), i);
            new Course<>(game, described, game.deal(deal), new Rng(i)).play(events);
        }
        assertThat(events).hasSizeGreaterThan(5);
    }

    private record Course<S extends State<S>, M extends Move>(Game<S, M> game, Described described, S state, Rng rng) {
        void play(Set<String> heard) {
            while (!game.isOver(state)) {
                if (rng.nextDouble() < LOOK) look();
                Seats owing = game.owes(state);
                int seat = owing.get(rng.below(owing.count()));
                List<M> moves = new ArrayList<>();
                game.moves(state, seat, moves::add);
                M move = moves.get(rng.below(moves.size()));
                described.holds("move", json(move));
                if (rng.nextDouble() < LOOK) described.holds("preview", json(game.preview(state, seat, move)));
                Telling telling = new Telling();
                game.play(state, seat, move, telling);
                for (Told told : telling.told()) {
                    JsonNode event = json(told.event());
                    if (heard.add(event.get("type").stringValue())) described.refusesMore("event", event);
                    described.holds("event", event);
                }
            }
            look();
            described.holds("result", json(game.result(state)));
        }

        private void look() {
            described.holds("view", json(game.publicView(state)));
            described.refusesMore("view", json(game.publicView(state)));
            for (Viewer viewer : Viewer.all(state.seats())) {
                described.holds("prompt", json(viewer.prompt(game, state)));
                PrivateView own = viewer.own(game, state);
                if (own != null) described.holds("own", json(own));
            }
        }
    }
}
