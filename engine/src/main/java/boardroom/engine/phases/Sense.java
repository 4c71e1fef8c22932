package boardroom.engine.phases;

import boardroom.engine.Move;
import boardroom.engine.Sentence;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is known about good play in a phase: for bots, hints, reasons and the lab. */
public interface Sense<S extends PhasedState<S, ?>, M extends Move> {
    /**
     * The legal moves of one seat that are worth a thought, found by what makes them good, where listing all and weighing
     * each would take too long; {@code null}: all that the phase lists.
     */
    default @Nullable List<? extends M> candidates(S s, int seat) {
        return null;
    }

    /**
     * How good each of these legal moves of one seat looks, on any scale, the higher the better; all in one pass, so that
     * what they share is worked out once. The engine makes priors of them.
     */
    void scores(S s, int seat, List<? extends M> moves, double[] out);

    /** The same at a glance, where {@link #scores} plans far ahead: rougher, and many times cheaper. */
    default void glance(S s, int seat, List<? extends M> moves, double[] out) {
        scores(s, seat, moves, out);
    }

    /**
     * Why a good player makes this move, in one sentence of the game's terms, by what its seat knows; {@code null}: there is
     * nothing to add to what the evaluation says.
     */
    default @Nullable Sentence reason(S s, int seat, M move) {
        return null;
    }

    /** Whether all that was decided so far is in the position: a good place to value it. */
    default boolean isQuiet(S s) {
        return true;
    }
}
