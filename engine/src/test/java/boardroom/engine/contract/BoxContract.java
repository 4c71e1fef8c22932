package boardroom.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import boardroom.engine.BoxReader;
import boardroom.engine.BrokenBox;
import boardroom.engine.Events;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Prompt;
import boardroom.engine.Rng;
import boardroom.engine.State;
import boardroom.engine.Title;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What must hold for the box of every game, whoever wrote it: any number anywhere in it either plays or is refused with
 * its place. Extend it and give the title.
 */
public abstract class BoxContract {
    private static final int[] NUMBERS = {-1, 0, 1, 2, 7, 40, 1_000_000_000};
    private static final int TOO_LARGE = Integer.MAX_VALUE;
    /** Every other number is looked at every so often: which, the seed says. Of a small box, more often. */
    private static final int ONE_IN = Integer.getInteger("boxes.oneIn", 8);

    private static final int SMALL_BOX = 50;

    private static final int MIXED = Integer.getInteger("boxes.mixed", 20);
    private static final int CHANGES = 60;
    private static final int[] SIZES = {0, 1, 2, 3, 5, 8, 10, 12, 20, 40, 50, 100, 200, 400, 1_000, 5_000, 20_000};
    private static final int LOOK_EVERY = 7;
    /** Some numbers make games of thousands of moves: what was looked at is looked at again only after a tenth more of them. */
    private static final int LOOK_AGAIN_AFTER = 10;

    private static final int MOST_MOVES = 20_000;

    /** The game on the shelf. */
    protected abstract Title title();

    /** Changes what the box tells a second time, so that it agrees with the changed number again. */
    protected void tellAgain(ObjectNode box) {}

    /** A number in the box: where it stands, and how it is changed there. */
    private record Place(String path, List<Object> steps) {
        JsonNode change(JsonNode box, int number) {
            JsonNode changed = box.deepCopy();
            JsonNode at = changed;
            for (Object step : steps.subList(0, steps.size() - 1))
                at = step instanceof Integer index ? at.get(index) : at.get((String) step);
            switch (steps.getLast()) {
                case Integer index -> ((ArrayNode) at).set(index.intValue(), number);
                case Object name -> ((ObjectNode) at).put((String) name, number);
            }
            return changed;
        }
    }

    private static void collect(JsonNode node, String path, List<Object> steps, List<Place> out) {
        if (node.isNumber()) out.add(new Place(path, List.copyOf(steps)));
        for (int i = 0; node.isArray() && i < node.size(); i++) {
            steps.add(i);
            collect(node.get(i), path + "[" + i + "]", steps, out);
            steps.removeLast();
        }
        if (node.isObject())
            for (var field : node.properties()) {
                steps.add(field.getKey());
                collect(field.getValue(), path.isEmpty() ? field.getKey() : path + "." + field.getKey(), steps, out);
                steps.removeLast();
            }
    }

    private List<Place> places(JsonNode box) {
        List<Place> places = new ArrayList<>();
        collect(box, "", new ArrayList<>(), places);
        return places;
    }

    @Test
    void no_number_may_be_as_large_as_a_number_gets() {
        JsonNode shipped = BoxReader.shipped(title().id());
        for (Place place : places(shipped)) {
            assertThatThrownBy(() -> title().open(place.change(shipped, TOO_LARGE)))
                    .as(place.path)
                    .isInstanceOfSatisfying(
                            BrokenBox.class,
                            broken -> assertThat(broken.place()).isEqualTo(place.path))
                    .hasMessageContaining("but it is " + TOO_LARGE);
        }
    }

    @Test
    void any_number_anywhere_is_refused_with_a_place_or_plays() {
        JsonNode shipped = BoxReader.shipped(title().id());
        Rng rng = Rng.stream(1, title().id());
        List<String> faults = new ArrayList<>();
        int played = 0;
        List<Place> places = places(shipped);
        int oneIn = Math.min(ONE_IN, 1 + places.size() / SMALL_BOX);
        for (Place place : places)
            for (int number : NUMBERS) {
                if (rng.below(oneIn) != 0) continue;
                ObjectNode box = (ObjectNode) place.change(shipped, number);
                tellAgain(box);
                String what = place.path + " = " + number;
                try {
                    play(title().open(box), rng.nextLong() >>> 1);
                    played++;
                } catch (BrokenBox e) {
                    assertThat(e.place()).as(what).isNotEmpty();
                } catch (RuntimeException | AssertionError | StackOverflowError e) {
                    faults.add(what + ": " + told(e));
                }
            }
        assertThat(faults).isEmpty();
        assertThat(played).as("boxes that were played").isGreaterThan(10);
    }

    /** Boxes that differ in many numbers at once, each as large or small as the others let it be. */
    @Test
    void many_other_numbers_play_together() {
        JsonNode shipped = BoxReader.shipped(title().id());
        List<Place> places = places(shipped);
        List<String> faults = new ArrayList<>();
        for (int seed = 0; seed < MIXED; seed++) {
            Rng rng = Rng.stream(seed, "mixed box");
            JsonNode box = shipped;
            List<String> changes = new ArrayList<>();
            for (int i = 0; i < CHANGES; i++) {
                Place place = places.get(rng.below(places.size()));
                int number = SIZES[rng.below(SIZES.length)];
                ObjectNode changed = (ObjectNode) place.change(box, number);
                tellAgain(changed);
                try {
                    title().open(changed);
                    box = changed;
                    changes.add(place.path + " = " + number);
                } catch (BrokenBox e) {
                    assertThat(e.place()).isNotEmpty();
                }
            }
            try {
                play(title().open(box), seed);
            } catch (RuntimeException | AssertionError | StackOverflowError e) {
                faults.add(changes + ": " + told(e));
            }
        }
        assertThat(faults).isEmpty();
    }

    /** A fault and the nearest steps that led there. */
    private static String told(Throwable fault) {
        return fault + " at " + Stream.of(fault.getStackTrace()).limit(6).toList();
    }

    private static <S extends State<S>, M extends Move> void play(Game<S, M> game, long seed) {
        RandomPlay<S, M> play = new RandomPlay<>(game, RandomPlay.deal(game, seed));
        int next = 0;
        while (!play.isOver()) {
            if (play.moves >= next) {
                look(play);
                next = play.moves + Math.max(LOOK_EVERY, play.moves / LOOK_AGAIN_AFTER);
            }
            play.play(play.next(), Events.NONE);
            if (play.moves > MOST_MOVES) throw new AssertionError("does not end: " + play.deal);
        }
        look(play);
        assertThat(game.result(play.state).standings()).hasSize(play.deal.seats());
    }

    /** All that is asked of a state while it is played. */
    private static <S extends State<S>, M extends Move> void look(RandomPlay<S, M> play) {
        Game<S, M> game = play.game;
        S state = play.state;
        assertThat(game.publicView(state)).isNotNull();
        assertThat(game.prompt(state, Prompt.WATCHER)).isNotNull();
        game.pace(state);
        for (int seat = 0; seat < play.deal.seats(); seat++) {
            assertThat(game.privateView(state, seat)).isNotNull();
            assertThat(game.prompt(state, seat)).isNotNull();
            for (M move : play.moves(seat))
                assertThat(game.preview(state, seat, move)).isNotNull();
        }
        new Judgement<>(play).holds();
        S guessed = state.copy();
        game.reshuffle(guessed, 0, new Rng(play.moves));
    }
}
