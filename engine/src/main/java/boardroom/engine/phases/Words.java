package boardroom.engine.phases;

import boardroom.engine.Move;
import boardroom.engine.Preview;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;

/** What a phase says. It takes its phase, so that limits and prices are asked and not worked out again. */
public interface Words<S extends PhasedState<S, ?>, M extends Move> {
    /** What a seat that may move is asked, or told after it has decided. */
    Line ask(S s, int seat);

    /** What a seat that can only wait, or a watcher, is told while these owe a move. */
    default Line wait(S s, int seat, Seats owing) {
        return Line.of(new HouseLine.Waiting(owing));
    }

    /** What stands on the button of an offered move; a move that is a sentence says it itself. */
    default Sentence label(S s, int seat, M move) {
        if (move instanceof Sentence said) return said;
        throw new IllegalStateException("nothing says what stands on the button of " + move);
    }

    /** Whether it is the move most will make, with the large button. */
    default boolean isMain(S s, int seat, M move) {
        return false;
    }

    /** What a legal move would cost and give, with its sums; no chance, no secrets. */
    default Preview preview(S s, int seat, M move) {
        return Preview.NOTHING;
    }

    /** Whether the preview of this move also shows what its seat alone would see after it; only where nothing is drawn. */
    default boolean showsThen(M move) {
        return false;
    }

    /** The same for an offered move, in short, where the whole would be too long to stand with every choice. */
    default Preview glance(S s, int seat, M move) {
        return preview(s, seat, move);
    }
}
