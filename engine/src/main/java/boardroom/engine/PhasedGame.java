package boardroom.engine;

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
    public final M timeout(S s, int seat) {
        return now(s).timeout(s, seat);
    }

    @Override
    public final @Nullable Pace pace(S s) {
        return now(s).pace(s);
    }

    @Override
    public final double prior(S s, int seat, M move) {
        return now(s).prior(s, seat, move);
    }

    @Override
    public final boolean takesBack(S s, int seat, M move) {
        return now(s).takesBack(s, seat, move);
    }
}
