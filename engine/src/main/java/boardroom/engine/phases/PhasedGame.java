package boardroom.engine.phases;

import boardroom.engine.Box;
import boardroom.engine.Deal;
import boardroom.engine.Evaluation;
import boardroom.engine.Events;
import boardroom.engine.Features;
import boardroom.engine.Game;
import boardroom.engine.GameTypes;
import boardroom.engine.Likelihood;
import boardroom.engine.Move;
import boardroom.engine.Pace;
import boardroom.engine.Path;
import boardroom.engine.Preview;
import boardroom.engine.PrivateView;
import boardroom.engine.Prompt;
import boardroom.engine.Ranking;
import boardroom.engine.Refusal;
import boardroom.engine.Result;
import boardroom.engine.Rng;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.engine.SenseReader;
import boardroom.engine.Temperaments;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A game strung together from its phases. Every question goes to the phase the state is in; the engine owns the way from
 * one to the next, the common refusals, the prompt, the pace of clocks and the pauses for what was revealed.
 */
public abstract class PhasedGame<S extends PhasedState<S, M>, M extends Move> implements Game<S, M> {
    /** Where a game that is over stands. */
    public static final String END = "end";

    private final Box box;
    private final int rulesVersion;
    private final GameTypes<S, M> types;
    private final Part<S, ? extends M>[] parts;

    private @Nullable Features<S> features;
    private @Nullable Evaluation<S> evaluation;

    private @Nullable Function<String, Game<S, M>> opening;
    private final Map<String, Game<S, M>> leaning = new ConcurrentHashMap<>();

    /** The place of each phase in the list, by its name; behind the last one the game is over. */
    private final Map<String, Integer> places = new HashMap<>();

    /** The phases in the order of the rulebook. */
    @SuppressWarnings("unchecked")
    protected PhasedGame(Box box, int rulesVersion, GameTypes<S, M> types, List<Part<S, ? extends M>> parts) {
        this.box = box;
        this.rulesVersion = rulesVersion;
        this.types = types;
        this.parts = parts.toArray(Part[]::new);
        for (Part<S, ? extends M> part : parts) places.put(part.id(), places.size());
        places.put(END, places.size());
    }

    /**
     * What counts in a position of this game, and how it is opened once more from the very same box, for each temperament; the
     * weights that bots found for it ship in its {@code sense.json}, and so do the temperaments.
     */
    protected final void valuedBy(Features<S> counting, Supplier<? extends Game<S, M>> again) {
        features = counting;
        evaluation = Evaluation.shipped(box.id(), getClass(), counting);
        Temperaments temperaments = SenseReader.temperaments(box.id(), getClass(), counting);
        opening = temperament -> temperaments.has(temperament)
                ? SenseReader.with(box.id(), temperaments.leaning(temperament), again)
                : this;
    }

    /** A phase with its words and its sense, which are made of it. */
    protected static <S extends PhasedState<S, ?>, P extends Move, F extends Phase<S, P>> Part<S, P> phase(
            String id,
            String section,
            Class<P> takes,
            F phase,
            Function<? super F, ? extends Words<S, P>> words,
            Function<? super F, ? extends Sense<S, ? super P>> sense) {
        return new Part<>(id, section, takes, phase, words.apply(phase), sense.apply(phase));
    }

    /** A phase that happens by itself. */
    protected static <S extends PhasedState<S, M>, M extends Move> Part<S, M> silent(
            String id, String section, Class<M> moves, Silent<S, M> phase) {
        return new Part<>(id, section, moves, phase, new NothingSaid<>(), (_, _, _, _) -> {});
    }

    // What a game made of phases still has to say

    /** A fresh state, before its first phase opens. */
    protected abstract S setUp(Deal deal);

    /** Replaces everything this seat can't know by a likely guess and reseeds all streams; sealed choices come after. */
    protected abstract void guess(S s, int seat, Rng rng);

    /**
     * Who stands where, asked at any time of the game; says how it ended and what a position is worth, unless the game says
     * so itself.
     */
    protected Ranking ranking(S s) {
        throw new UnsupportedOperationException("without a ranking a game tells its result and its worth itself");
    }

    @Override
    public Result result(S s) {
        return ranking(s).result();
    }

    /** How good the position is for this seat: not below 0, and on one scale for all seats. */
    protected double worth(S s, int seat) {
        return 1.0 / ranking(s).rank(seat);
    }

    /**
     * Which phase comes after this one, or {@link #END}; unless a game says otherwise in the order of the list, and from
     * the last one to the first as long as there are rounds to play.
     */
    protected String next(S s, String phase) {
        int place = place(phase) + 1;
        if (place < parts.length) return parts[place].id();
        return s.round < rounds(s) ? parts[0].id() : END;
    }

    /** How many rounds are played, each through all phases; 0: the game says itself what comes next. */
    protected int rounds(S s) {
        return 0;
    }

    /**
     * How fast the clocks of this table go, in per cent of the time written in the box; 0: there are none. What the option
     * {@code pace} tells, unless a game says otherwise.
     */
    protected int pacePercent(S s) {
        return s.clockPercent;
    }

    /** Which round it is, and of how many; {@code null}: the game has no rounds. */
    protected @Nullable Round round(S s) {
        return rounds(s) == 0 ? null : new Round(s.round, rounds(s));
    }

    /** What a seat alone sees: its own sealed choice, unless a game has more to show. */
    @Override
    public PrivateView privateView(S s, int seat) {
        return new OwnChoice(isOver(s) ? null : now(s).choice(s, seat));
    }

    // The way through the phases

    @Override
    public final S deal(Deal deal) {
        S s = setUp(deal);
        s.clockPercent = deal.options().clockPercent(box);
        enter(s, 0, Events.NONE);
        return s;
    }

    @Override
    public final void play(S s, int seat, M move, Events events) {
        Part<S, ? extends M> now = now(s);
        now.play(s, seat, move, events);
        carryOn(s, now, events);
    }

    @Override
    public final void timeout(S s, int seat, Events events) {
        Part<S, ? extends M> now = now(s);
        now.phase.timeout(s, seat, events);
        carryOn(s, now, events);
    }

    /** What happens from here to the next decision is shown before it; what happened before was seen. */
    private void carryOn(S s, Part<S, ? extends M> now, Events events) {
        if (!now.phase.isDone(s)) return;
        s.shown();
        now.phase.close(s, events);
        enter(s, place(next(s, now.id())), events);
    }

    /** Opens this phase and, as long as nobody owes anything, those that follow it. */
    private void enter(S s, int first, Events events) {
        for (int place = first; ; place = place(next(s, parts[place].id()))) {
            s.phase = place;
            if (place == parts.length) return;
            if (place == 0 && rounds(s) > 0) s.round++;
            Phase<S, ? extends M> phase = parts[place].phase;
            if (!phase.isPlayed(s)) continue;
            s.opened++;
            phase.open(s, events);
            if (!phase.isDone(s)) return;
            phase.close(s, events);
        }
    }

    /** Opens this phase as if those before it were over: for positions that are set up by hand. */
    public final void goTo(S s, String phase, Events events) {
        s.shown();
        enter(s, place(phase), events);
    }

    private int place(String phase) {
        Integer place = places.get(phase);
        if (place == null) throw new IllegalArgumentException("no phase " + phase);
        return place;
    }

    private Part<S, ? extends M> now(S s) {
        return parts[s.phase];
    }

    /** The name of the phase a state is in; {@link #END} when it is over. */
    public final String phaseOf(S s) {
        return isOver(s) ? END : now(s).id();
    }

    /** Whether the state is in this phase. */
    public final boolean isIn(S s, String phase) {
        return phaseOf(s).equals(phase);
    }

    @Override
    public final Path path(S s) {
        Round round = round(s);
        return Way.of(parts, s, round);
    }

    // What is asked of the phase a state is in

    @Override
    public final boolean isOver(S s) {
        return s.phase == parts.length;
    }

    @Override
    public final Seats owes(S s) {
        return isOver(s) ? Seats.NONE : now(s).phase.owes(s);
    }

    @Override
    public final Seats may(S s) {
        return isOver(s) ? Seats.NONE : now(s).phase.may(s);
    }

    /** Whoever does not owe and may has sealed a choice that is not final. */
    @Override
    public final void reconsider(S s, int seat) {
        if (may(s).has(seat) && !owes(s).has(seat)) s.unseal(seat);
    }

    @Override
    public final void moves(S s, int seat, Consumer<? super M> out) {
        if (!isOver(s)) now(s).moves(s, seat, out);
    }

    @Override
    public final void candidates(S s, int seat, Consumer<? super M> out) {
        if (!isOver(s)) now(s).candidates(s, seat, out);
    }

    @Override
    public final @Nullable Say refusal(S s, int seat, M move) {
        Refusal refusal = why(s, seat, move);
        return refusal == null ? null : refusal.say();
    }

    private @Nullable Refusal why(S s, int seat, M move) {
        if (isOver(s)) return new HouseRefusal.GameOver();
        if (seat < 0 || seat >= s.seats()) return new HouseRefusal.NoSeat();
        Refusal refusal = now(s).refusal(s, seat, move);
        return refusal == null && !now(s).phase.may(s).has(seat) ? new HouseRefusal.NotNow() : refusal;
    }

    @Override
    public final boolean takesBack(S s, int seat, M move) {
        return !isOver(s) && now(s).takesBack(s, seat, move);
    }

    @Override
    public final Preview preview(S s, int seat, M move) {
        Preview preview = now(s).preview(s, seat, move);
        if (!now(s).showsThen(move)) return preview;
        // Only the move itself: what is drawn, thrown or opened once its phase is done is nobody's to see yet.
        S after = s.copy();
        now(s).play(after, seat, move, Events.NONE);
        return preview.showing(privateView(after, seat));
    }

    @Override
    public final Prompt prompt(S s, int seat) {
        return isOver(s)
                ? Prompt.waiting(END, endSection(), result(s).headline())
                : now(s).prompt(s, seat, decision(s));
    }

    /** The section of the rules that tells how a game ends. */
    protected String endSection() {
        return "6";
    }

    private String decision(S s) {
        String named = now(s).phase.decision(s);
        return named == null ? decision(s, now(s).id()) : named;
    }

    /** What is decided in a phase that has no name for it: another one each time the phase opens. */
    protected String decision(S s, String phase) {
        return phase + "-" + s.opened;
    }

    @Override
    public final @Nullable Pace pace(S s) {
        int percent = pacePercent(s);
        Pace pace = isOver(s) || percent == 0 ? null : now(s).phase.pace(s);
        if (pace == null) return null;
        return pace.named(decision(s)).after(s.showing).at(percent);
    }

    // What bots need

    /** At a table without clocks as long as at the normal pace. */
    @Override
    public final long headStart(S s, int seat) {
        int percent = pacePercent(s);
        return isOver(s) ? 0 : now(s).phase.headStart(s, seat) * (percent == 0 ? Pace.PERCENT : percent) / Pace.PERCENT;
    }

    @Override
    public final boolean isVital(S s) {
        return !isOver(s) && now(s).phase.isVital(s);
    }

    @Override
    public final void reshuffle(S s, int seat, Rng rng) {
        guess(s, seat, rng);
        if (!isOver(s)) now(s).guess(s, seat, rng);
    }

    @Override
    public final void priors(S s, int seat, List<M> moves, double[] out) {
        now(s).priors(s, seat, moves, out);
    }

    @Override
    public final void glance(S s, int seat, List<M> moves, double[] out) {
        now(s).glance(s, seat, moves, out);
    }

    @Override
    public final boolean isQuiet(S s) {
        return isOver(s) || now(s).isQuiet(s);
    }

    @Override
    public final void values(S s, double[] out) {
        if (isOver(s)) {
            Seats winners = winners(s);
            for (int seat = 0; seat < out.length; seat++) out[seat] = winners.has(seat) ? 1.0 / winners.count() : 0;
            return;
        }
        if (evaluation != null) {
            evaluation.values(s, out);
            return;
        }
        for (int seat = 0; seat < out.length; seat++) out[seat] = worth(s, seat);
        Likelihood.ofWorths(out);
    }

    @Override
    public final @Nullable Features<S> features() {
        return features;
    }

    @Override
    public final @Nullable Evaluation<S> evaluation() {
        return evaluation;
    }

    @Override
    public final Game<S, M> leaning(String temperament) {
        return opening == null ? this : leaning.computeIfAbsent(temperament, opening);
    }

    @Override
    public final @Nullable Say reason(S s, int seat, M move) {
        return now(s).reason(s, seat, move);
    }

    @Override
    public final Say label(S s, int seat, M move) {
        return now(s).label(s, seat, move);
    }

    @Override
    public Box box() {
        return box;
    }

    @Override
    public final int rulesVersion() {
        return rulesVersion;
    }

    @Override
    public final GameTypes<S, M> types() {
        return types;
    }
}
