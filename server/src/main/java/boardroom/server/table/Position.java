package boardroom.server.table;

import boardroom.bots.Advice;
import boardroom.bots.Reviewer;
import boardroom.bots.SearchBot;
import boardroom.engine.Act;
import boardroom.engine.Arg;
import boardroom.engine.Bot;
import boardroom.engine.Box;
import boardroom.engine.Budget;
import boardroom.engine.Deal;
import boardroom.engine.Entry;
import boardroom.engine.Evaluation;
import boardroom.engine.Event;
import boardroom.engine.Events;
import boardroom.engine.Game;
import boardroom.engine.Json;
import boardroom.engine.Move;
import boardroom.engine.Pace;
import boardroom.engine.Past;
import boardroom.engine.Path;
import boardroom.engine.Play;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.engine.Result;
import boardroom.engine.Rng;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.engine.Skill;
import boardroom.engine.State;
import boardroom.engine.StateHash;
import boardroom.engine.Telling;
import boardroom.engine.Told;
import boardroom.server.house.Cast;
import boardroom.server.house.OpenedGame;
import boardroom.server.house.Viewer;
import boardroom.server.wire.TableEvent;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * How the game of a table stands: the state after every entry so far, and what the next one would do. The journal itself
 * stays in the store; it is read again where a move far back is taken back.
 */
final class Position<S extends State<S>, M extends Move> {
    /** Finer differences between chances are nothing anybody could see. */
    private static final double CHANCE_STEPS = 1_000;

    private final OpenedGame opened;
    private final Game<S, M> game;
    private final Deal deal;
    private final IntFunction<List<Act>> firstActs;
    private final @Nullable Lesson lesson;
    private final TakeBacks takeBacks;
    private final Past<S, M> past;
    private S state;
    private int number;

    /** For as long as the collector leaves it: where moves follow each other fast, most of it need not be made again. */
    private WeakReference<Sight> lastSight = new WeakReference<>(null);

    private Position(
            OpenedGame opened, Game<S, M> game, Deal deal, IntFunction<List<Act>> firstActs, @Nullable Lesson lesson) {
        this.opened = opened;
        this.game = game;
        this.deal = deal;
        this.firstActs = firstActs;
        this.lesson = lesson;
        this.takeBacks = new TakeBacks(deal.seats());
        this.past = new Past<>(game, deal, firstActs);
        this.state = game.deal(deal);
    }

    /** A fresh deal; {@code firstActs} reads so many acts of the journal. */
    static Position<?, ?> deal(
            OpenedGame opened, Deal deal, IntFunction<List<Act>> firstActs, @Nullable Lesson lesson) {
        return of(opened, opened.game(), deal, firstActs, lesson);
    }

    private static <S extends State<S>, M extends Move> Position<S, M> of(
            OpenedGame opened, Game<S, M> game, Deal deal, IntFunction<List<Act>> firstActs, @Nullable Lesson lesson) {
        return new Position<>(opened, game, deal, firstActs, lesson);
    }

    int seats() {
        return deal.seats();
    }

    int number() {
        return number;
    }

    boolean isOver() {
        return game.owes(state).isEmpty();
    }

    /** How the game ended, once it has. */
    Result result() {
        return game.result(state);
    }

    Seats owes() {
        return game.owes(state);
    }

    Seats may() {
        return game.may(state);
    }

    /** The way through the phases, and where on it the game is. */
    Path path() {
        return game.path(state);
    }

    @Nullable Pace pace() {
        return isOver() ? null : game.pace(state);
    }

    String decision(int seat) {
        return game.prompt(state, seat).decision();
    }

    TakeBacks.@Nullable Free takeBack(int seat) {
        return takeBacks.of(seat);
    }

    /** Tells every entry that counts, and what was to be decided then, as everybody knows it. */
    void eachDecision(BiConsumer<Entry, String> each) {
        List<Entry> all = new ArrayList<>();
        for (Act act : firstActs.apply(number)) all.add(new Entry(all.size() + 1, 0, act));
        S then = game.deal(deal);
        for (Entry entry : Past.standing(all)) {
            each.accept(entry, game.prompt(then, Prompt.WATCHER).decision());
            Play.carryOut(game, then, entry.act(), Events.NONE);
        }
    }

    /** The seats that may take a move back now. */
    Seats takeBacks() {
        return Seats.where(seats(), seat -> takeBacks.of(seat) != null);
    }

    /** Reads a move of this game; throws what Jackson throws if it is none. */
    Move read(JsonNode json) {
        return opened.moves().treeToValue(json, game.types().move());
    }

    /** Why this seat can't make this move now; {@code null}: it can. */
    @Nullable Say refusal(int seat, Move move) {
        Say refusal = game.refusal(state, seat, game.types().move().cast(move));
        return refusal == null && !game.may(state).has(seat) ? Say.of("move.not-now") : refusal;
    }

    Preview preview(int seat, Move move) {
        return game.preview(state, seat, game.types().move().cast(move));
    }

    /** What a bot would do here; it thinks on a copy, on whatever thread asks. */
    Function<Budget, M> thought(Bot bot, int seat, Rng rng) {
        S copy = state.copy();
        return budget -> bot.decide(game, copy, seat, budget, rng);
    }

    /** Whether this seat has something to choose: what it owes, or what it has chosen and may still change. */
    boolean decides(int seat) {
        if (owes().has(seat)) return true;
        if (!may().has(seat)) return false;
        S open = state.copy();
        game.reconsider(open, seat);
        List<M> moves = new ArrayList<>();
        game.moves(open, seat, moves::add);
        return !moves.isEmpty();
    }

    /** What this expert would do here, and why; it thinks like {@link #thought}. */
    Function<Budget, Advice<M>> advice(SearchBot expert, int seat, Rng rng) {
        S copy = state.copy();
        return budget -> expert.advise(game, copy, seat, budget, rng);
    }

    /** How it stood before this entry; {@code null}: there is no such entry. */
    @Nullable Position<S, M> before(int entry) {
        if (entry < 1 || entry > number) return null;
        Position<S, M> then = new Position<>(opened, game, deal, firstActs, null);
        for (Act act : firstActs.apply(entry - 1))
            then.prepare(new Entry(then.number + 1, 0, act)).adopt();
        return then;
    }

    /** Looks back at what this seat decided in the whole game. */
    Reviewer<S, M> reviewer(int seat, Rng rng) {
        return new Reviewer<>(game, deal, firstActs.apply(number), seat, rng);
    }

    /** What this seat had left at the end and that was worth nothing. */
    List<Say> unspent(int seat) {
        return game.unspent(state, seat);
    }

    /** What this seat has to decide looks like this at a glance, to somebody who knows no more than the seat. */
    Outlook outlook(int seat, Skill skill, Rng rng) {
        if (game.skilled(state, seat, skill, rng) != null) return Outlook.UNKNOWN;
        S guess = state.copy();
        game.reshuffle(guess, seat, rng);
        List<M> moves = new ArrayList<>();
        game.moves(guess, seat, moves::add);
        double[] likely = new double[moves.size()];
        if (likely.length > 1) game.priors(guess, seat, moves, likely);
        return new Outlook(likely.length, Arrays.stream(likely).max().orElse(0));
    }

    /** How long a bot of this skill pretends to think about what this seat owes. */
    Box.BotPause botPause(int seat, Skill skill) {
        return game.botPause(state, seat, skill);
    }

    /** Whether bots keep still while people are shown what happened. */
    boolean botsWatch() {
        return game.botsWatch(state);
    }

    /** How long bots leave the first word to people who owe too, in milliseconds. */
    long headStart(int seat) {
        return game.headStart(state, seat);
    }

    /** Whether this next entry is a clock that ran out by which somebody lets the whole table down. */
    boolean isVital(Entry next) {
        return next.act() instanceof Act.ClockRanOut && game.isVital(state);
    }

    /** A fingerprint of all this seat can know. */
    long look(int seat) {
        return Fingerprint.of(json(game.publicView(state))) * 31
                + Fingerprint.of(json(game.privateView(state, seat))) * 17
                + Fingerprint.of(game.prompt(state, seat).decision());
    }

    String hash() {
        return StateHash.of(opened.states().writeValueAsString(state));
    }

    /** How the state looks to these viewers. */
    Sight sight(Collection<Viewer> viewers) {
        return sight(state, viewers, lesson == null ? List.of() : lesson.heard());
    }

    /** Has it filmed as it stands. */
    void show(Camera camera) {
        camera.see(game, state);
    }

    /** How likely each seat is to win from here. */
    List<Double> chances() {
        return chances(state);
    }

    private List<Double> chances(S s) {
        double[] chances = new double[seats()];
        Evaluation<S> learnt = game.evaluation();
        if (learnt == null || game.isOver(s)) game.values(s, chances);
        else learnt.values(s, chances);
        return Arrays.stream(chances)
                .mapToObj(chance -> Math.round(chance * CHANCE_STEPS) / CHANCE_STEPS)
                .toList();
    }

    private Sight sight(S s, Collection<Viewer> viewers, List<Event> heard) {
        Sight sight = Sight.of(
                game,
                s,
                viewers,
                viewer -> lesson == null ? List.of() : lesson.due(viewer, game, deal, s, heard),
                lastSight.get());
        lastSight = new WeakReference<>(sight);
        return sight;
    }

    /** What an entry does, carried out on a copy: nothing has happened until it is adopted. */
    Prepared prepare(Entry entry) {
        if (entry.number() != number + 1)
            throw new IllegalArgumentException("entry " + entry.number() + " after " + number);
        return new Prepared(entry);
    }

    /** An entry carried out on a copy of the state. */
    final class Prepared {
        private final Entry entry;
        private final Telling telling = new Telling();
        private final S next;
        private final Past.@Nullable Return<S> returned;
        private final boolean allowsTakeBack;
        private @Nullable String stateJson;

        private Prepared(Entry entry) {
            this.entry = entry;
            this.allowsTakeBack = entry.act() instanceof Act.Moved moved
                    && game.takesBack(state, moved.seat(), game.types().move().cast(moved.move()));
            this.returned = entry.act() instanceof Act.GoesBack back ? past.back(entry, back, state) : null;
            this.next = returned == null ? state.copy() : returned.state();
            carryOut();
        }

        private void carryOut() {
            switch (entry.act()) {
                case Act.Moved _, Act.ClockRanOut _, Act.Reshuffled _ ->
                    Play.carryOut(game, next, entry.act(), telling);
                case Act.TookBack back -> tell(takeBacks.of(back.seat()), new TableEvent.TookBack(seat(back.seat())));
                case Act.AskedBack asked -> telling.tell(new TableEvent.AskedBack(seat(asked.seat())));
                case Act.LetStand stands -> telling.tell(new TableEvent.LetStand(seat(stands.seat())));
                case Act.WentBack back ->
                    telling.tell(
                            back.seen()
                                    ? new TableEvent.WentBackKnowing(seat(back.seat()), back.agreed())
                                    : new TableEvent.WentBack(seat(back.seat()), back.agreed()));
                case Act.Resigned gone ->
                    telling.tell(new TableEvent.Resigned(seat(gone.seat()), gone.bot(), Cast.name(gone.bot())));
                case Act.Removed gone ->
                    telling.tell(new TableEvent.Removed(seat(gone.seat()), gone.bot(), Cast.name(gone.bot())));
                case Act.Withdrew no -> telling.tell(new TableEvent.LetStand(seat(no.seat())));
                case Act.Agreed _ -> {}
                case Act.PersonLeft left -> telling.tell(new TableEvent.PersonLeft(seat(left.seat())));
                case Act.BotSatIn in ->
                    telling.tell(new TableEvent.BotSatIn(seat(in.seat()), in.bot(), Cast.name(in.bot())));
                case Act.PersonCameBack back -> telling.tell(new TableEvent.PersonCameBack(seat(back.seat())));
                case Act.Paused _ -> telling.tell(new TableEvent.Paused());
                case Act.Resumed _ -> telling.tell(new TableEvent.Resumed());
            }
        }

        private void tell(TakeBacks.@Nullable Free free, TableEvent event) {
            if (free == null || free.hearers() == null) telling.tell(event);
            else telling.tell(free.hearers(), event);
        }

        List<Told> told() {
            return telling.told();
        }

        /** How the state will look to these viewers. */
        Sight sight(Collection<Viewer> viewers) {
            return Position.this.sight(next, viewers, heard());
        }

        /** Has it filmed as it will stand. */
        void show(Camera camera) {
            camera.see(game, next);
        }

        /** How likely each seat will be to win. */
        List<Double> chances() {
            return Position.this.chances(next);
        }

        /** What the learner will have heard. */
        private List<Event> heard() {
            return lesson == null ? List.of() : lesson.after(entry.act(), told());
        }

        /** How large the state will be as JSON; letters stand for bytes. */
        int stateBytes() {
            return stateJson().length();
        }

        /** A fingerprint of the state. */
        String hash() {
            return StateHash.of(stateJson());
        }

        private String stateJson() {
            if (stateJson == null) stateJson = opened.states().writeValueAsString(next);
            return stateJson;
        }

        /** From now on this has happened. */
        void adopt() {
            if (returned == null) past.add(entry, state);
            else past.adopt(returned);
            state = next;
            number = entry.number();
            if (lesson != null) lesson.hear(heard());
            switch (entry.act()) {
                case Act.Moved moved -> takeBacks.moved(moved.seat(), number, allowsTakeBack, told());
                case Act.ClockRanOut _, Act.WentBack _, Act.Reshuffled _ -> takeBacks.clear();
                case Act.TookBack back -> takeBacks.tookBack(back.seat());
                case Act.OfTheTable _ -> {}
            }
        }
    }

    private static Arg.Seat seat(int seat) {
        return new Arg.Seat(seat);
    }

    private static byte[] json(Object value) {
        return Json.MAPPER.writeValueAsBytes(value);
    }
}
