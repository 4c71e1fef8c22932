package boardroom.engine;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A game strung together from its phases: every question goes to the phase the state is in. */
public abstract class PhasedGame<S extends PhasedState<S>, M extends Move> implements Game<S, M> {
    private final List<Phase<S, M>> phases;

    /** The phases in the order of the rulebook; a state's {@code phase()} is its place in this list. */
    protected PhasedGame(List<? extends Phase<S, M>> phases) {
        this.phases = List.copyOf(phases);
    }

    private Phase<S, M> now(S s) {
        return phases.get(s.phase());
    }

    @Override
    public final Seats owes(S s) {
        return now(s).owes(s);
    }

    @Override
    public final Seats may(S s) {
        return now(s).may(s);
    }

    @Override
    public final void moves(S s, int seat, Consumer<? super M> out) {
        now(s).moves(s, seat, out);
    }

    @Override
    public final @Nullable Say refusal(S s, int seat, M move) {
        return now(s).refusal(s, seat, move);
    }

    @Override
    public void play(S s, int seat, M move, Events events) {
        now(s).play(s, seat, move, events);
    }

    @Override
    public final Preview preview(S s, int seat, M move) {
        return now(s).preview(s, seat, move);
    }

    @Override
    public final Prompt prompt(S s, int seat) {
        return now(s).prompt(s, seat);
    }

    @Override
    public final void timeout(S s, int seat, Events events) {
        play(s, seat, now(s).timeout(s, seat), events);
    }

    @Override
    public final @Nullable Pace pace(S s) {
        return now(s).pace(s);
    }

    /** How good a legal move looks at a glance. */
    public final double prior(S s, int seat, M move) {
        return now(s).prior(s, seat, move);
    }

    /** What the clock plays for a seat that owes. */
    public final M timeout(S s, int seat) {
        return now(s).timeout(s, seat);
    }

    @Override
    public final void priors(S s, int seat, List<M> moves, double[] out) {
        for (int i = 0; i < moves.size(); i++) out[i] = now(s).prior(s, seat, moves.get(i));
        Likelihood.ofScores(out, moves.size());
    }

    /** How good the position is for this seat, from 0 to 1. */
    public abstract double value(S s, int seat);

    @Override
    public final void values(S s, double[] out) {
        Seats winners = isOver(s) ? winners(s) : Seats.NONE;
        if (isOver(s) && winners.isEmpty()) {
            Arrays.fill(out, 0);
            return;
        }
        for (int seat = 0; seat < out.length; seat++)
            out[seat] = isOver(s) ? winners.has(seat) ? 1 : 0 : value(s, seat);
        Likelihood.ofWorths(out);
    }

    @Override
    public final boolean takesBack(S s, int seat, M move) {
        return now(s).takesBack(s, seat, move);
    }
}
