package boardroom.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Deal;
import boardroom.engine.Game;
import boardroom.engine.GameShelf;
import boardroom.engine.Json;
import boardroom.engine.Move;
import boardroom.engine.Options;
import boardroom.engine.Rng;
import boardroom.engine.Seats;
import boardroom.engine.Skill;
import boardroom.engine.State;
import boardroom.engine.Telling;
import boardroom.engine.Title;
import boardroom.engine.Told;
import boardroom.server.film.Changes;
import boardroom.server.film.Written;
import boardroom.server.house.Viewer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Whoever is told only what changed sees exactly what the others are told whole, and so does who looks back; and what was
 * not written anew because it is as it was, is what would have been written.
 */
class WhatChangedTest {
    private static final int SEATS = 4;
    private static final int ENTRIES = 80;

    static Stream<Title> games() {
        return GameShelf.shipped().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void changes_lead_from_each_look_to_the_next(Title title) {
        check(title.open(), 1);
    }

    /** Plays at random, and goes back now and then, as taking back does. */
    private static <S extends State<S>, M extends Move> void check(Game<S, M> game, long seed) {
        Rng rng = new Rng(seed);
        List<S> states = new ArrayList<>();
        states.add(game.deal(new Deal(SEATS, Options.of(game.box(), Map.of()), seed)));
        UpdateCounts counts = new UpdateCounts(SEATS, Viewer.all(SEATS));
        Sight sight = sight(game, states.getLast(), null);
        counts.hearDeal(sight);
        Map<Viewer, JsonNode> followed = looks(sight);
        Map<Viewer, JsonNode> filmed = looks(sight);
        Map<Viewer, Camera> cameras = new HashMap<>();
        for (Viewer viewer : Viewer.all(SEATS)) cameras.put(viewer, new Camera(List.of(viewer)));
        Camera all = new Camera(Viewer.all(SEATS));
        cameras.values().forEach(camera -> camera.see(game, states.getLast()));
        all.see(game, states.getLast());
        for (int entry = 0; entry < ENTRIES; entry++) {
            Telling telling = new Telling();
            if (states.size() > 4 && rng.below(8) == 0) states.removeLast();
            else if (game.owes(states.getLast()).isEmpty()) break;
            else states.add(played(game, states.getLast().copy(), rng, telling));
            sight = sight(game, states.getLast(), sight);
            follow(sight, telling.told(), counts, followed);
            Map<Viewer, JsonNode> anew = looks(sight(game, states.getLast(), null));
            assertThat(looks(sight)).as("%s, entry %d", game.box().id(), entry).isEqualTo(anew);
            assertThat(followed).as("%s, entry %d", game.box().id(), entry).isEqualTo(anew);
            all.see(game, states.getLast());
            cameras.forEach((viewer, camera) -> {
                camera.see(game, states.getLast());
                filmed.compute(viewer, (_, look) -> Changes.apply(look, changes(camera, viewer)));
                assertThat(changes(all, viewer)).isEqualTo(changes(camera, viewer));
            });
            assertThat(filmed)
                    .as("%s, film of entry %d", game.box().id(), entry)
                    .isEqualTo(anew);
        }
    }

    private static <S extends State<S>, M extends Move> S played(Game<S, M> game, S state, Rng rng, Telling telling) {
        Seats owing = game.owes(state);
        int seat = owing.get(rng.below(owing.count()));
        M move = rng.below(2) == 0 ? game.skilled(state, seat, Skill.EXPERT, rng) : null;
        if (move == null) {
            List<M> moves = new ArrayList<>();
            game.moves(state, seat, moves::add);
            move = moves.get(rng.below(moves.size()));
        }
        game.play(state, seat, move, telling);
        return state;
    }

    private static void follow(Sight sight, List<Told> told, UpdateCounts counts, Map<Viewer, JsonNode> followed) {
        counts.hear(told, sight, true).forEach((viewer, changed) -> {
            byte[] frame = new UpdateWriter("t").changes(2, List.of(), changed, sight, viewer, null, null);
            JsonNode changes = Json.MAPPER.readTree(frame).get("changes");
            followed.compute(viewer, (_, look) -> Changes.apply(look, changes));
        });
    }

    /** What a camera saw change for this viewer, as changes of the whole look. */
    private static JsonNode changes(Camera camera, Viewer viewer) {
        ArrayNode changes = Json.MAPPER.createArrayNode();
        read(camera.common()).forEach(changes::add);
        read(camera.own().getOrDefault(viewer.seat(), List.of())).forEach(change -> changes.add(inside("own", change)));
        read(camera.prompts().getOrDefault(viewer.seat(), List.of()))
                .forEach(change -> changes.add(inside("prompt", change)));
        return changes;
    }

    private static JsonNode read(List<Written> changes) {
        return Json.MAPPER.readTree(changes.toString());
    }

    private static JsonNode inside(String name, JsonNode change) {
        ((ArrayNode) change.get(0)).insert(0, name);
        return change;
    }

    private static Map<Viewer, JsonNode> looks(Sight sight) {
        Map<Viewer, JsonNode> looks = new HashMap<>();
        for (Viewer viewer : Viewer.all(SEATS)) {
            byte[] frame = new UpdateWriter("t").write(2, List.of(), sight, viewer, null, 0, null);
            ObjectNode look = (ObjectNode) Json.MAPPER.readTree(frame);
            look.remove(List.of("type", "table", "n", "events", "clock", "missed"));
            if (look.path("result").isNull()) look.remove("result");
            looks.put(viewer, look);
        }
        return looks;
    }

    private static <S extends State<S>> Sight sight(Game<S, ?> game, S state, @Nullable Sight before) {
        return Sight.of(game, state, Viewer.all(SEATS), _ -> List.of(), before);
    }
}
