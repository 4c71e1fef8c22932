package boardroom.server.table;

import boardroom.engine.Act;

/** Who has let a clock that matters to all run out, how often running; a move of the seat, or its person's return, ends it. */
final class IdleSeats {
    /** So often running, and a bot sits in. */
    private static final int MOST = 2;

    private final int[] missed;

    IdleSeats(int seats) {
        this.missed = new int[seats];
    }

    void take(Act act) {
        switch (act) {
            case Act.Moved moved -> missed[moved.seat()] = 0;
            case Act.PersonCameBack back -> missed[back.seat()] = 0;
            case Act.OfTheTable _, Act.GoesBack _, Act.ClockRanOut _, Act.Reshuffled _ -> {}
        }
    }

    /** Counts one more for this seat. */
    boolean misses(int seat) {
        return ++missed[seat] >= MOST;
    }
}
