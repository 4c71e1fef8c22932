package boardroom.server.table;

import boardroom.engine.Act;
import boardroom.engine.Entry;
import org.jspecify.annotations.Nullable;

/**
 * Who has let clocks run out that matter to all, how often running: where the game says so, and every clock by days. A move
 * of the seat's person ends it, and so does their return, except by days: there many days may pass until they move.
 */
final class IdleSeats {
    /** So often running, and a bot sits in. */
    private static final int HELPED = 2;

    /** By days, after so many, or as much time as so many would take, the seat may be given away. */
    private static final int DESERTED = 4;

    private final long day;
    private final int[] missed;
    private final long[] lastMissed;

    /** By days a clock takes so long; else 0. */
    IdleSeats(int seats, long day) {
        this.day = day;
        this.missed = new int[seats];
        this.lastMissed = new long[seats];
    }

    /** An entry before which seats were taken so; {@code isVital}: a clock that ran out mattered to all. */
    void take(Entry entry, Attendance before, boolean isVital) {
        switch (entry.act()) {
            case Act.Moved moved -> {
                if (before.bot(moved.seat()) == null) missed[moved.seat()] = 0;
            }
            case Act.PersonCameBack back -> {
                if (day == 0) missed[back.seat()] = 0;
            }
            case Act.ClockRanOut clock -> {
                if (isVital || day > 0)
                    for (int seat : clock.seats().list()) if (before.bot(seat) == null) miss(seat, entry.at());
            }
            case Act.OfTheTable _, Act.GoesBack _, Act.Reshuffled _ -> {}
        }
    }

    private void miss(int seat, long at) {
        missed[seat]++;
        lastMissed[seat] = at;
    }

    /** Whether a bot should sit in for this seat. */
    boolean isHelped(int seat) {
        return missed[seat] >= HELPED;
    }

    /** By days, how long until the seat of somebody who is helped may be given away; {@code null}: it may not be. */
    @Nullable Long untilDeserted(int seat, long now) {
        if (day == 0 || !isHelped(seat)) return null;
        return Math.max(0, (DESERTED - missed[seat]) * day - (now - lastMissed[seat]));
    }
}
