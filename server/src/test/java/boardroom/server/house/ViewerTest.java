package boardroom.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Choice;
import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Options;
import boardroom.engine.Prompt;
import boardroom.engine.Rng;
import boardroom.engine.Seats;
import boardroom.engine.State;
import boardroom.engine.Title;
import boardroom.games.Shelf;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a seat reads is enough to play on. */
class ViewerTest {
    static Stream<Title> games() {
        return Shelf.titles().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void whoever_owes_a_move_finds_one_in_the_prompt_that_leads_on(Title title) {
        play(title.open());
    }

    private static <S extends State<S>, M extends Move> void play(Game<S, M> game) {
        S state = game.deal(new Deal(game.box().seats().preset(), Options.defaults(game.box()), 1));
        Rng rng = new Rng(1);
        while (!game.isOver(state)) {
            Seats owing = game.owes(state);
            for (int seat = 0; seat < state.seats(); seat++)
                if (!owing.has(seat))
                    assertThat(new Viewer(seat).prompt(game, state).examples()).isNull();
            int seat = owing.get(rng.below(owing.count()));
            List<M> moves = new ArrayList<>();
            game.moves(state, seat, moves::add);

            List<Move> answers = answers(new Viewer(seat).prompt(game, state));

            assertThat(answers).as("seat %s in %s", seat, game.box().id()).anyMatch(moves::contains);
            game.play(state, seat, moves.get(rng.below(moves.size())), Events.NONE);
        }
        for (Viewer viewer : Viewer.all(state.seats()))
            assertThat(viewer.prompt(game, state).examples()).isNull();
    }

    /** What a client answers that knows nothing else. */
    private static List<Move> answers(Prompt prompt) {
        if (prompt.examples() != null) return prompt.examples();
        return prompt.choices().stream()
                .filter(choice -> choice.refusal() == null)
                .map(Choice::move)
                .toList();
    }
}
