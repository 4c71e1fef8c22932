package boardroom.engine.phases;

import boardroom.engine.Move;
import boardroom.engine.Refusal;
import boardroom.engine.Seats;
import org.jspecify.annotations.Nullable;

/** A phase in which one seat decides at a time, in the open. */
public interface Turn<S extends PhasedState<S, ?>, M extends Move> extends Phase<S, M> {
    /** What {@link #decider} says when nobody decides any more. */
    int NOBODY = -1;

    /** Whose turn it is; {@link #NOBODY}: the phase is over. */
    int decider(S s);

    /** Why the seat on turn can't do this. */
    @Nullable Refusal refuse(S s, M move);

    @Override
    default Seats owes(S s) {
        int seat = decider(s);
        return seat == NOBODY ? Seats.NONE : Seats.of(seat);
    }

    @Override
    default boolean isDone(S s) {
        return decider(s) == NOBODY;
    }

    @Override
    default @Nullable Refusal refusal(S s, int seat, M move) {
        return seat == decider(s) ? refuse(s, move) : new HouseRefusal.NotYourTurn();
    }
}
