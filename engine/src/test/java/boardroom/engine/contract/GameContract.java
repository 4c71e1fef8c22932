package boardroom.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Act;
import boardroom.engine.Bot;
import boardroom.engine.ClockedMatch;
import boardroom.engine.Deal;
import boardroom.engine.Entry;
import boardroom.engine.Event;
import boardroom.engine.Events;
import boardroom.engine.Game;
import boardroom.engine.Json;
import boardroom.engine.Move;
import boardroom.engine.Options;
import boardroom.engine.Pace;
import boardroom.engine.Play;
import boardroom.engine.Prompt;
import boardroom.engine.Result;
import boardroom.engine.Rng;
import boardroom.engine.Say;
import boardroom.engine.State;
import boardroom.engine.Telling;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/** What every game must pass: extend it, give the game and what its box conserves. */
public abstract class GameContract<S extends State<S>, M extends Move> {
    static final int MOST_MOVES = 50_000;
    private static final int SEEDS = 60;

    private final JsonMapper json = Json.MAPPER;
    private @Nullable JsonMapper states;

    /** The game as shipped. */
    protected abstract Game<S, M> game();

    /**
     * Every card of the box that is in the game, wherever it lies now, in an order that does not depend on where: it must
     * stay the same from the deal to the end.
     */
    protected abstract List<String> cards(S state);

    static LongStream seeds() {
        return LongStream.range(0, SEEDS);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void random_games_end_and_never_throw(long seed) {
        RandomPlay<S, M> play = new RandomPlay<>(game(), RandomPlay.deal(game(), seed));
        List<String> cards = cards(play.state);
        while (!play.isOver()) {
            Pace pace = game().pace(play.state);
            if (pace != null)
                assertThat(pace.seats().and(game().owes(play.state)).isEmpty())
                        .as("a clock runs for somebody who owes")
                        .isFalse();
            assertThat(game().may(play.state).or(game().owes(play.state)))
                    .as("who owes may move")
                    .isEqualTo(game().may(play.state));
            play.play(play.next(), Events.NONE);
            assertThat(cards(play.state)).as("nothing appears or vanishes").isEqualTo(cards);
        }
        Result result = game().result(play.state);
        assertThat(result.standings()).hasSize(play.deal.seats());
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void listed_moves_are_accepted_and_mutated_ones_never_throw(long seed) {
        RandomPlay<S, M> play = new RandomPlay<>(game(), RandomPlay.deal(game(), seed));
        Mutations<M> mutations = new Mutations<>(game(), seed);
        while (!play.isOver()) {
            String before = state(play.state);
            for (int seat = 0; seat < play.deal.seats(); seat++) {
                boolean may = game().may(play.state).has(seat);
                List<M> moves = play.moves(seat);
                if (!may)
                    assertThat(moves)
                            .as("no moves for a seat that may not move")
                            .isEmpty();
                for (M move : moves) {
                    assertThat(game().refusal(play.state, seat, move))
                            .as("%s by %s", move, seat)
                            .isNull();
                    assertThat(game().preview(play.state, seat, move)).isNotNull();
                    M mutated = mutations.of(move);
                    if (mutated == null) continue;
                    Say refusal = game().refusal(play.state, seat, mutated);
                    if (refusal == null) playOnCopy(play.state, seat, mutated);
                }
            }
            assertThat(state(play.state)).as("asking changes nothing").isEqualTo(before);
            play.play(play.next(), Events.NONE);
        }
    }

    private void playOnCopy(S state, int seat, M move) {
        game().play(state.copy(), seat, move, Events.NONE);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void copies_are_independent(long seed) {
        RandomPlay<S, M> play = new RandomPlay<>(game(), RandomPlay.deal(game(), seed));
        while (!play.isOver()) {
            S copy = play.state.copy();
            String before = state(copy);
            assertThat(before).isEqualTo(state(play.state));
            play.play(play.next(), Events.NONE);
            assertThat(state(copy))
                    .as("a copy does not change with its original")
                    .isEqualTo(before);
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void a_journal_replays_to_the_same_state(long seed) {
        Deal deal = RandomPlay.deal(game(), seed);
        RandomPlay<S, M> random = new RandomPlay<>(game(), deal);
        Play<S, M> live = new Play<>(game(), deal);
        JsonMapper moves = Json.forMoves(game());
        List<String> stored = new ArrayList<>();
        while (!random.isOver()) {
            RandomPlay.Step<M> step = random.next();
            Entry entry = new Entry(stored.size() + 1, 0, new Act.Moved(step.seat(), step.move(), "c" + stored.size()));
            stored.add(moves.writeValueAsString(entry));
            live.apply(entry, Events.NONE);
            random.play(step, Events.NONE);
        }
        Play<S, M> replayed = new Play<>(game(), deal);
        for (String line : stored) replayed.apply(moves.readValue(line, Entry.class), Events.NONE);
        assertThat(state(replayed.state())).isEqualTo(state(live.state())).isEqualTo(state(random.state));
        int half = stored.size() / 2;
        assertThat(state(replayed.at(half))).isEqualTo(state(live.at(half)));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void what_a_seat_cannot_know_never_shows(long seed) {
        RandomPlay<S, M> play = new RandomPlay<>(game(), RandomPlay.deal(game(), seed));
        Rng rng = Rng.stream(seed, "non-interference");
        while (!play.isOver()) {
            for (int seat = 0; seat < play.deal.seats(); seat++) {
                S other = play.state.copy();
                game().reshuffle(other, seat, rng);
                assertThat(seen(other, seat)).as("seat %s", seat).isEqualTo(seen(play.state, seat));
            }
            RandomPlay.Step<M> step = play.next();
            for (int seat = 0; seat < play.deal.seats(); seat++) hearsTheSame(play.state, seat, step, rng);
            play.play(step, Events.NONE);
        }
    }

    /** Until something is shown, a seat hears the same of a move whatever it cannot know. */
    private void hearsTheSame(S state, int seat, RandomPlay.Step<M> step, Rng rng) {
        S guess = state.copy();
        game().reshuffle(guess, seat, rng);
        boolean legal = game().refusal(state, step.seat(), step.move()) == null;
        boolean legalElsewhere = game().refusal(guess, step.seat(), step.move()) == null;
        if (seat == step.seat())
            assertThat(legalElsewhere).as("a refusal gives nothing away").isEqualTo(legal);
        if (!legal || !legalElsewhere) return;
        Telling real = new Telling();
        Telling guessed = new Telling();
        game().play(state.copy(), step.seat(), step.move(), real);
        game().play(guess, step.seat(), step.move(), guessed);
        List<Event> heard = untilShown(real.heardBy(seat));
        List<Event> heardElsewhere = untilShown(guessed.heardBy(seat));
        int common = Math.min(heard.size(), heardElsewhere.size());
        assertThat(write(heardElsewhere.subList(0, common))).isEqualTo(write(heard.subList(0, common)));
    }

    private static List<Event> untilShown(List<Event> events) {
        return events.stream().takeWhile(e -> !e.shows()).toList();
    }

    private String seen(S s, int seat) {
        List<Object> moves = new ArrayList<>();
        StringBuilder previews = new StringBuilder();
        game().moves(s, seat, m -> {
            moves.add(m);
            previews.append(write(game().preview(s, seat, m)));
        });
        return publicly(s)
                + "\n" + write(game().privateView(s, seat))
                + "\n" + write(game().prompt(s, seat))
                + "\n" + moves + "\n" + previews
                + "\n" + game().may(s).has(seat) + game().owes(s).has(seat);
    }

    private String publicly(S s) {
        return write(game().publicView(s)) + "\n" + write(game().pace(s)) + "\n" + game().owes(s) + "\n"
                + write(game().prompt(s, Prompt.WATCHER));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void the_clock_alone_brings_every_game_to_its_end(long seed) {
        Deal deal = RandomPlay.deal(game(), seed);
        S state = game().deal(deal);
        for (int moves = 0; !game().owes(state).isEmpty(); moves++) {
            assertThat(moves).isLessThan(MOST_MOVES);
            int seat = game().owes(state).first();
            game().play(state, seat, game().timeout(state, seat), Events.NONE);
        }
    }

    @Test
    void timed_games_end_with_people_who_never_answer() {
        for (long seed = 0; seed < 10; seed++) {
            Deal deal = new Deal(game().box().seats().max(), Options.defaults(game().box()), seed);
            List<@Nullable Bot> bots = new ArrayList<>();
            for (int seat = 0; seat < deal.seats(); seat++) bots.add(seat % 2 == 0 ? new AnyMove() : null);
            S end = ClockedMatch.play(game(), deal, bots, new Rng(seed), Events.NONE);
            assertThat(game().owes(end).isEmpty()).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void json_goes_around_and_comes_back_equal(long seed) {
        RandomPlay<S, M> play = new RandomPlay<>(game(), RandomPlay.deal(game(), seed));
        while (!play.isOver()) {
            RandomPlay.Step<M> step = play.next();
            comesBack(step.move(), game().types().move());
            comesBack(game().publicView(play.state), game().types().publicView());
            for (int seat = 0; seat < play.deal.seats(); seat++)
                comesBack(game().privateView(play.state, seat), game().types().privateView());
            S again = game().deal(play.deal);
            states().readerForUpdating(again).readValue(state(play.state));
            assertThat(state(again)).isEqualTo(state(play.state));
            Telling telling = new Telling();
            play.play(step, telling);
            for (var told : telling.told())
                comesBack(told.event(), game().types().event());
            if (!play.isOver()) {
                // A state read back is not only equal: it plays on in the same way.
                RandomPlay.Step<M> next = new RandomPlay.Step<>(
                        game().owes(play.state).first(),
                        game().timeout(play.state, game().owes(play.state).first()));
                S restored = game().deal(play.deal);
                states().readerForUpdating(restored).readValue(state(play.state));
                S original = play.state.copy();
                game().play(restored, next.seat(), next.move(), Events.NONE);
                game().play(original, next.seat(), next.move(), Events.NONE);
                assertThat(state(restored)).isEqualTo(state(original));
            }
        }
    }

    private void comesBack(Object value, Class<?> type) {
        String written = json.writerFor(type).writeValueAsString(value);
        assertThat((Object) json.readValue(written, type)).as(written).isEqualTo(value);
    }

    @Test
    void counts_of_legal_moves_are_unchanged() {
        new Goldens(game().box().id()).check("counts.txt", Counts.of(game()));
    }

    @Test
    void recorded_playthroughs_are_unchanged() {
        Goldens goldens = new Goldens(game().box().id());
        for (Playthrough.Kind kind : Playthrough.Kind.values())
            goldens.check(kind.file(), new Playthrough<>(game()).record(kind));
    }

    private JsonMapper states() {
        if (states == null) states = Json.forStates(game().box());
        return states;
    }

    private String state(S state) {
        return states().writeValueAsString(state);
    }

    private String write(@Nullable Object value) {
        return value == null ? "none" : json.writeValueAsString(value);
    }
}
