package boardroom.games.itstartup;

import boardroom.engine.Say;
import boardroom.engine.Seats;
import org.jspecify.annotations.Nullable;

/** A phase in which exactly one seat decides, in the open. */
abstract class OneSeat implements StartupPhase {

    /** Who decides. */
    abstract int decider(Race r);

    /** Why the deciding seat can't do this. */
    abstract @Nullable Say refuse(Race r, StartupMove move);

    @Override
    public Seats owes(Race r) {
        return Seats.of(decider(r));
    }

    @Override
    public @Nullable Say refusal(Race r, int seat, StartupMove move) {
        if (!r.isSeat(seat)) return Refusals.noSeat();
        if (seat != decider(r)) return Refusals.notYourTurn();
        return refuse(r, move);
    }
}
