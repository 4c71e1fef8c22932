package boardroom.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Bot;
import boardroom.engine.ClockedMatch;
import boardroom.engine.Deal;
import boardroom.engine.Entry;
import boardroom.engine.Event;
import boardroom.engine.Events;
import boardroom.engine.Json;
import boardroom.engine.Move;
import boardroom.engine.Options;
import boardroom.engine.Pace;
import boardroom.engine.Play;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.engine.Result;
import boardroom.engine.Rng;
import boardroom.engine.Say;
import boardroom.engine.State;
import boardroom.engine.Stone;
import boardroom.engine.Telling;
import boardroom.engine.Told;
import boardroom.engine.phases.HouseEvent;
import boardroom.engine.phases.HouseRefusal;
import boardroom.engine.phases.PhasedState;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/** What every game must pass: extend it, give the game and what its box conserves. */
public abstract class GameContract<S extends State<S>, M extends Move> extends TakeBackContract<S, M> {
    static final int MOST_MOVES = 50_000;

    /** How far a guessed world is played on. */
    private static final int GUESSED_STEPS = 30;

    private final JsonMapper json = Json.MAPPER;
    private @Nullable JsonMapper states;
    private @Nullable JsonMapper moves;

    /**
     * Every card of the box that is in the game, wherever it lies now, in an order that does not depend on where: it must
     * stay the same from the deal to the end.
     */
    protected abstract List<String> cards(S state);

    @ParameterizedTest
    @MethodSource("seeds")
    void random_games_end_and_never_throw(long seed) {
        RandomPlay<S, M> play = new RandomPlay<>(game(), RandomPlay.deal(game(), seed));
        List<String> cards = cards(play.state);
        while (!play.isOver()) {
            Pace pace = game().pace(play.state);
            if (pace != null)
                assertThat(pace.seats().and(game().owes(play.state)).isEmpty())
                        .as("%s a clock runs for somebody who owes", play.where())
                        .isFalse();
            assertThat(game().may(play.state).or(game().owes(play.state)))
                    .as("%s who owes may move", play.where())
                    .isEqualTo(game().may(play.state));
            play.play(play.next(), Events.NONE);
            Difference.none(
                    write(cards), write(cards(play.state)), () -> play.where() + " cards appear, vanish or change:");
        }
        Result result = game().result(play.state);
        assertThat(result.standings()).hasSize(play.deal.seats());
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void listed_moves_are_accepted_and_mutated_ones_never_throw(long seed) {
        RandomPlay<S, M> play = new RandomPlay<>(game(), RandomPlay.deal(game(), seed));
        Mutations<M> mutations = new Mutations<>(moves(), game().types().move(), seed);
        Sentences sentences = sentences();
        while (!play.isOver()) {
            String before = state(play.state);
            String where = play.where();
            for (int seat = 0; seat < play.deal.seats(); seat++) {
                boolean may = game().may(play.state).has(seat);
                List<M> moves = play.moves(seat);
                if (!may)
                    assertThat(moves)
                            .as("%s no moves for seat %s, which may not move", where, seat)
                            .isEmpty();
                for (M move : moves) {
                    assertThat(game().refusal(play.state, seat, move))
                            .as("%s seat %s is offered %s", where, seat, move)
                            .isNull();
                    assertThat(game().preview(play.state, seat, move))
                            .as("%s the preview of %s by seat %s", where, move, seat)
                            .isNotNull();
                    M mutated = mutations.of(move);
                    if (mutated == null) continue;
                    Say refusal = game().refusal(play.state, seat, mutated);
                    if (refusal == null) playOnCopy(play.state, seat, mutated);
                    else sentences.read(refusal, where + " seat " + seat + " is refused " + mutated);
                }
            }
            Difference.none(before, state(play.state), () -> play.where() + " asking has changed the state:");
            play.play(play.next(), Events.NONE);
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void the_stones_of_the_path_stay_from_the_deal_to_the_end(long seed) {
        RandomPlay<S, M> play = new RandomPlay<>(game(), RandomPlay.deal(game(), seed));
        List<String> stones = stones(play.state);
        while (!play.isOver()) {
            play.play(play.next(), Events.NONE);
            assertThat(stones(play.state))
                    .as("%s the way through the phases", play.where())
                    .isEqualTo(stones);
        }
    }

    private List<String> stones(S state) {
        return game().path(state).stones().stream().map(Stone::id).toList();
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void a_guessed_world_is_a_legal_one_and_plays_on(long seed) {
        RandomPlay<S, M> play = new RandomPlay<>(game(), RandomPlay.deal(game(), seed));
        Rng rng = Rng.stream(seed, "guessing");
        while (!play.isOver()) {
            if (rng.nextDouble() < LOOK) {
                int seat = rng.below(play.deal.seats());
                S guess = play.state.copy();
                game().reshuffle(guess, seat, rng);
                sealedChoicesAreLegal(guess, play.where() + " as seat " + seat + " guesses it");
                for (int steps = 0; steps < GUESSED_STEPS && !game().isOver(guess); steps++) {
                    int next = game().owes(guess).first();
                    List<M> moves = new ArrayList<>();
                    game().moves(guess, next, moves::add);
                    if (moves.isEmpty()) game().timeout(guess, next, Events.NONE);
                    else game().play(guess, next, moves.get(rng.below(moves.size())), Events.NONE);
                }
            }
            play.play(play.next(), Events.NONE);
        }
    }

    /** A choice that lies sealed could have been made; where it is final, that is all that speaks against it. */
    private void sealedChoicesAreLegal(S guess, String where) {
        if (!(guess instanceof PhasedState<?, ?> phased)) return;
        for (int seat = 0; seat < phased.seats(); seat++) {
            Move sealed = phased.sealed(seat);
            if (sealed == null) continue;
            assertThat(game().refusal(guess, seat, game().types().move().cast(sealed)))
                    .as("%s, seat %s has sealed %s", where, seat, sealed)
                    .isIn(null, new HouseRefusal.AlreadyChosen().say());
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
            Difference.none(state(play.state), before, () -> play.where() + " a copy differs from its original:");
            play.play(play.next(), Events.NONE);
            Difference.none(
                    before, state(copy), () -> play.where() + " an earlier copy has changed with its original:");
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void a_journal_replays_to_the_same_state(long seed) {
        Deal deal = RandomPlay.deal(game(), seed);
        RandomPlay<S, M> random = new RandomPlay<>(game(), deal);
        Play<S, M> live = new Play<>(game(), deal);
        JsonMapper moves = moves();
        List<String> stored = new ArrayList<>();
        while (!random.isOver()) {
            RandomPlay.Step<M> step = random.next();
            Entry entry = new Entry(stored.size() + 1, 0, step.act("c" + stored.size()));
            stored.add(moves.writeValueAsString(entry));
            live.apply(entry, Events.NONE);
            random.play(step, Events.NONE);
        }
        Play<S, M> replayed = new Play<>(game(), deal);
        RandomPlay<S, M> again = new RandomPlay<>(game(), deal);
        for (String line : stored) {
            Entry entry = moves.readValue(line, Entry.class);
            replayed.apply(entry, Events.NONE);
            again.play(again.next(), Events.NONE);
            Difference.none(
                    state(again.state),
                    state(replayed.state()),
                    () -> "%s its journal replays to another state, from entry %d on, %s:"
                            .formatted(again.where(), entry.number(), line));
        }
        Difference.none(
                state(random.state),
                state(live.state()),
                () -> random.where() + " a live play differs from its rules:");
        int half = stored.size() / 2;
        Difference.none(
                state(live.at(half)),
                state(replayed.at(half)),
                () -> "looking back at entry " + half + " of " + deal + ":");
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void what_a_seat_cannot_know_never_shows(long seed) {
        RandomPlay<S, M> play = new RandomPlay<>(game(), RandomPlay.deal(game(), seed));
        Rng rng = Rng.stream(seed, "non-interference");
        while (!play.isOver()) {
            String seenByAll = seenByAll(play.state);
            RandomPlay.Step<M> step = play.next();
            @Nullable Telling told = told(play.state, step);
            for (int seat = 0; seat < play.deal.seats(); seat++) {
                S guess = play.state.copy();
                game().reshuffle(guess, seat, rng);
                int who = seat;
                Supplier<String> where = () ->
                        play.where() + " seat " + who + " sees something else if what it can't know is something else:";
                Difference.none(seenByAll, seenByAll(guess), where);
                Difference.none(seen(play.state, seat), seen(guess, seat), where);
                hearsTheSame(play, seat, step, told, guess);
            }
            play.play(step, Events.NONE);
        }
    }

    /** Until something is shown, a seat hears the same of a move whatever it cannot know. */
    private void hearsTheSame(
            RandomPlay<S, M> play, int seat, RandomPlay.Step<M> step, @Nullable Telling told, S guess) {
        boolean legal = told != null;
        boolean legalElsewhere = isLegal(guess, step);
        if (seat == step.seat())
            assertThat(legalElsewhere)
                    .as(
                            "%s whether seat %s is refused %s gives away what it can't know",
                            play.where(), seat, step.what())
                    .isEqualTo(legal);
        if (told == null || !legalElsewhere) return;
        Telling guessed = new Telling();
        step.carryOut(game(), guess, guessed);
        List<Event> heard = untilShown(told.heardBy(seat));
        List<Event> heardElsewhere = untilShown(guessed.heardBy(seat));
        int common = Math.min(heard.size(), heardElsewhere.size());
        for (int i = 0; i < common; i++) {
            Event one = heard.get(i);
            int number = i + 1;
            Difference.none(
                    write(one),
                    write(heardElsewhere.get(i)),
                    () ->
                            "%s of %s by seat %s, seat %s hears something else if what it can't know is something else; event %d, %s:"
                                    .formatted(
                                            play.where(),
                                            step.what(),
                                            step.seat(),
                                            seat,
                                            number,
                                            Names.of(one.getClass())));
        }
    }

    private boolean isLegal(S state, RandomPlay.Step<M> step) {
        return step.move() == null || game().refusal(state, step.seat(), step.move()) == null;
    }

    /** What a step would tell; {@code null}: it is refused. */
    private @Nullable Telling told(S state, RandomPlay.Step<M> step) {
        if (!isLegal(state, step)) return null;
        Telling told = new Telling();
        step.carryOut(game(), state.copy(), told);
        return told;
    }

    private static List<Event> untilShown(List<Event> events) {
        return events.stream().takeWhile(e -> !e.shows()).toList();
    }

    /** What everybody gets to see, by the names of its parts. */
    private String seenByAll(S s) {
        Map<String, @Nullable Object> seen = new LinkedHashMap<>();
        seen.put("public view", game().publicView(s));
        seen.put("clock", game().pace(s));
        seen.put("who owes", game().owes(s));
        seen.put("who may move", game().may(s));
        seen.put("path", game().path(s));
        seen.put("prompt of a watcher", game().prompt(s, Prompt.WATCHER));
        return write(seen);
    }

    /** What a seat alone gets to see, by the names of its parts. */
    private String seen(S s, int seat) {
        Map<String, @Nullable Object> seen = new LinkedHashMap<>();
        List<Preview> previews = new ArrayList<>();
        List<M> moves = new ArrayList<>();
        game().moves(s, seat, moves::add);
        for (M move : moves) previews.add(game().preview(s, seat, move));
        seen.put("private view", game().privateView(s, seat));
        seen.put("prompt", game().prompt(s, seat));
        seen.put("moves", moves);
        seen.put("previews", previews);
        return write(seen);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void the_clock_alone_brings_every_game_to_its_end(long seed) {
        Deal deal = RandomPlay.deal(game(), seed);
        S state = game().deal(deal);
        for (int moves = 0; !game().isOver(state); moves++) {
            assertThat(moves).isLessThan(MOST_MOVES);
            int seat = game().owes(state).first();
            game().timeout(state, seat, Events.NONE);
        }
    }

    @Test
    void timed_games_end_with_people_who_never_answer() {
        for (long seed = 0; seed < 10; seed++) {
            Deal deal = new Deal(game().box().seats().max(), Options.defaults(game().box()), seed);
            List<@Nullable Bot> bots = new ArrayList<>();
            for (int seat = 0; seat < deal.seats(); seat++) bots.add(seat % 2 == 0 ? new AnyMove() : null);
            S end = ClockedMatch.play(game(), deal, bots, new Rng(seed), Events.NONE);
            assertThat(game().isOver(end)).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void json_goes_around_and_comes_back_equal(long seed) {
        RandomPlay<S, M> play = new RandomPlay<>(game(), RandomPlay.deal(game(), seed));
        while (!play.isOver()) {
            RandomPlay.Step<M> step = play.next();
            String where = play.where();
            M move = step.move();
            if (move != null) RoundTrip.comesBack(move, game().types().move(), where);
            RoundTrip.comesBack(game().publicView(play.state), game().types().publicView(), where);
            for (int seat = 0; seat < play.deal.seats(); seat++)
                RoundTrip.comesBack(
                        game().privateView(play.state, seat),
                        game().types().privateView(),
                        where + " for seat " + seat);
            readsBack(play, where);
            Telling telling = new Telling();
            play.play(step, telling);
            for (Told told : telling.told())
                RoundTrip.comesBack(
                        told.event(),
                        told.event() instanceof HouseEvent
                                ? HouseEvent.class
                                : game().types().event(),
                        play.where());
        }
    }

    /** A state read back is not only equal: it plays on in the same way. */
    private void readsBack(RandomPlay<S, M> play, String where) {
        String written = state(play.state);
        S restored = game().deal(play.deal);
        states().readerForUpdating(restored).readValue(written);
        Difference.none(written, state(restored), () -> where + " a state read back differs:");
        int next = game().owes(play.state).first();
        S original = play.state.copy();
        game().timeout(restored, next, Events.NONE);
        game().timeout(original, next, Events.NONE);
        Difference.none(
                state(original),
                state(restored),
                () -> where + " a state read back goes on in another way when the clock of seat " + next
                        + " runs out:");
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void what_is_known_about_good_play_is_on_one_scale(long seed) {
        RandomPlay<S, M> play = new RandomPlay<>(game(), RandomPlay.deal(game(), seed));
        Rng rng = Rng.stream(seed, "judging");
        while (!play.isOver()) {
            if (rng.nextDouble() < LOOK) judge(play);
            play.play(play.next(), Events.NONE);
        }
        judge(play);
    }

    private void judge(RandomPlay<S, M> play) {
        String before = state(play.state);
        new Judgement<>(play).holds();
        Difference.none(before, state(play.state), () -> play.where() + " judging has changed the state:");
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

    private JsonMapper moves() {
        if (moves == null) moves = Json.forMoves(game());
        return moves;
    }

    private String state(S state) {
        return states().writeValueAsString(state);
    }

    private String write(@Nullable Object value) {
        return value == null ? "none" : json.writeValueAsString(value);
    }
}
