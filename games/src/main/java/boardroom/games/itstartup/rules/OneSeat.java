package boardroom.games.itstartup.rules;

import boardroom.engine.Say;
import boardroom.engine.Seats;
import org.jspecify.annotations.Nullable;

/** A phase in which exactly one seat decides, in the open. */
public abstract class OneSeat implements StartupPhase {

    /** Who decides. */
    public abstract int decider(StartupState r);

    /** Why the deciding seat can't do this. */
    public abstract @Nullable Say refuse(StartupState r, StartupMove move);

    @Override
    public Seats owes(StartupState r) {
        return Seats.of(decider(r));
    }

    @Override
    public @Nullable Say refusal(StartupState r, int seat, StartupMove move) {
        if (!r.isSeat(seat)) return Refusals.noSeat();
        if (seat != decider(r)) return Refusals.notYourTurn();
        return refuse(r, move);
    }
}
