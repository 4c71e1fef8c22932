package boardroom.engine.phases;

import boardroom.engine.Move;
import boardroom.engine.Refusal;
import boardroom.engine.Seats;
import org.jspecify.annotations.Nullable;

/** A phase in which several seats decide at once, each by as many moves as it likes, until it has said its last word. */
public interface Together<S extends PhasedState<S, ?>, M extends Move> extends Phase<S, M> {
    /** Whether this seat has not yet said its last word. */
    boolean isDeciding(S s, int seat);

    /** Why a seat that decides can't do this. */
    @Nullable Refusal refuse(S s, int seat, M move);

    /** Why a seat that does not decide (any more) can't do anything. */
    default Refusal refuseWaiting(S s, int seat) {
        return new HouseRefusal.AlreadyChosen();
    }

    @Override
    default Seats owes(S s) {
        int owing = 0;
        for (int seat = 0; seat < s.seats(); seat++) if (isDeciding(s, seat)) owing |= 1 << seat;
        return Seats.ofMask(owing);
    }

    @Override
    default boolean isDone(S s) {
        for (int seat = 0; seat < s.seats(); seat++) if (isDeciding(s, seat)) return false;
        return true;
    }

    @Override
    default @Nullable Refusal refusal(S s, int seat, M move) {
        return isDeciding(s, seat) ? refuse(s, seat, move) : refuseWaiting(s, seat);
    }
}
