package boardroom.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Act;
import boardroom.engine.Entry;
import boardroom.engine.Events;
import boardroom.engine.Json;
import boardroom.engine.Move;
import boardroom.engine.Play;
import boardroom.engine.Prompt;
import boardroom.engine.Rng;
import boardroom.engine.State;
import boardroom.engine.StateHash;
import boardroom.engine.Telling;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/** What must hold of a move that is free to take back: its seat knows no more by it, and no chance was spent on it. */
abstract class TakeBackContract<S extends State<S>, M extends Move> extends GuideContract<S, M> {
    private static final Object NOTED = new Object();

    private @Nullable JsonMapper noting;

    @ParameterizedTest
    @MethodSource("seeds")
    void a_move_that_is_free_to_take_back_draws_nothing_and_shows_nothing(long seed) {
        RandomPlay<S, M> play = new RandomPlay<>(game(), RandomPlay.deal(game(), seed));
        Rng rng = Rng.stream(seed, "taking back");
        while (!play.isOver()) {
            RandomPlay.Step<M> step = play.next();
            S before = play.state.copy();
            M move = step.move();
            boolean allowed = move != null && game().takesBack(before, step.seat(), move);
            Telling told = new Telling();
            play.play(step, told);
            if (!allowed || told.told().stream().anyMatch(one -> one.event().reveals())) continue;
            assertThat(streams(play.state))
                    .as("%s which is free to take back, and draws from chance", play.where())
                    .isEqualTo(streams(before));
            showsTheMoverNothing(play, before, step, told, rng);
        }
    }

    /** Whatever the mover can't know, the move leads to the same sight. */
    private void showsTheMoverNothing(RandomPlay<S, M> play, S before, RandomPlay.Step<M> step, Telling told, Rng rng) {
        int seat = step.seat();
        S guess = before.copy();
        game().reshuffle(guess, seat, rng);
        M move = step.move();
        if (move == null || game().refusal(guess, seat, move) != null) return;
        Telling elsewhere = new Telling();
        game().play(guess, seat, move, elsewhere);
        Difference.none(
                seen(play.state, seat, told),
                seen(guess, seat, elsewhere),
                () -> play.where() + " which is free to take back, and shows what seat " + seat + " can't know:");
    }

    private String seen(S s, int seat, Telling told) {
        Map<String, @Nullable Object> seen = new LinkedHashMap<>();
        seen.put("public view", game().publicView(s));
        seen.put("who owes", game().owes(s));
        seen.put("who may move", game().may(s));
        seen.put("path", game().path(s));
        seen.put("prompt of a watcher", game().prompt(s, Prompt.WATCHER));
        seen.put("private view", game().privateView(s, seat));
        seen.put("prompt", game().prompt(s, seat));
        seen.put("heard", told.heardBy(seat));
        return write(seen);
    }

    private static String write(Object value) {
        return Json.MAPPER.writeValueAsString(value);
    }

    /** What each stream of chance in a state gives next. */
    private List<Long> streams(S s) {
        List<Long> streams = new ArrayList<>();
        String _ = noting().writer().withAttribute(NOTED, streams).writeValueAsString(s);
        return streams;
    }

    private JsonMapper noting() {
        if (noting == null)
            noting = Json.forStates(game().box())
                    .rebuild()
                    .addModule(new SimpleModule().addSerializer(Rng.class, new Noting()))
                    .build();
        return noting;
    }

    /** Notes what a stream gives next, and writes nothing of it. */
    private static final class Noting extends ValueSerializer<Rng> {
        @Override
        @SuppressWarnings("unchecked") // only streams() sets it
        public void serialize(Rng rng, JsonGenerator out, SerializationContext context) {
            ((List<Long>) context.getAttribute(NOTED)).add(rng.copy().nextLong());
            out.writeNull();
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void a_move_taken_back_and_made_again_leads_to_the_same_state(long seed) {
        RandomPlay<S, M> random = new RandomPlay<>(game(), RandomPlay.deal(game(), seed));
        Play<S, M> play = new Play<>(game(), random.deal);
        Rng rng = Rng.stream(seed, "taking back");
        while (!random.isOver()) {
            RandomPlay.Step<M> step = random.next();
            M move = step.move();
            if (move != null && game().takesBack(random.state, step.seat(), move) && rng.nextDouble() < LOOK)
                leavesNoTrace(play, step, random.where());
            apply(play, step.act(""));
            random.play(step, Events.NONE);
        }
        assertThat(hash(play)).as("the end of %s", random.deal).isEqualTo(StateHash.of(game(), random.state));
    }

    private void leavesNoTrace(Play<S, M> play, RandomPlay.Step<M> step, String where) {
        String before = hash(play);
        apply(play, step.act(""));
        String after = hash(play);
        apply(play, new Act.TookBack(step.seat(), play.lastNumber() - 1));
        assertThat(hash(play)).as("%s %s taken back", where, step.what()).isEqualTo(before);
        apply(play, step.act(""));
        assertThat(hash(play)).as("%s %s made again", where, step.what()).isEqualTo(after);
        apply(play, new Act.TookBack(step.seat(), play.lastNumber() - 1));
    }

    private static void apply(Play<?, ?> play, Act act) {
        play.apply(new Entry(play.lastNumber() + 1, 0, act), Events.NONE);
    }

    private String hash(Play<S, M> play) {
        return StateHash.of(game(), play.state());
    }
}
