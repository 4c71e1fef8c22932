package boardroom.games.itstartup.sense;

import boardroom.games.itstartup.rules.Efficiency;
import boardroom.games.itstartup.rules.Office;
import boardroom.games.itstartup.rules.StartupState;

/** Section 10.1 How many turns each seat still has, if everybody goes on about as now. */
public final class Horizon {
    private static final int FARTHEST = 9;
    /** What an office makes of itself in later turns, beside what stands in its row. */
    private static final double GROWTH = 2.0;

    private static final double STAYS = 0.85;
    private static final double LEAST = 4.0;

    private Horizon() {}

    /** Rounds until somebody reaches the goal, this one included. */
    public static int rounds(StartupState r) {
        int rounds = FARTHEST;
        for (int side = 0; side < r.points.length; side++) {
            double missing = r.terms.goal() - r.points[side];
            if (missing <= 0) return 1;
            double pace = 0;
            for (Office office : r.offices)
                if (r.side(office.seat) == side) pace += Math.max(LEAST, STAYS * Efficiency.total(office) + GROWTH);
            rounds = Math.min(rounds, (int) Math.ceil(missing / pace));
        }
        return Math.max(1, Math.min(rounds, r.terms.roundLimit() - r.round + 1));
    }

    /** How many times this seat will still end a turn, the current one included. */
    public static int turns(StartupState r, int seat, int rounds) {
        if (r.active == StartupState.NOBODY) return rounds;
        int place = Math.floorMod(seat - r.first, r.seats());
        int now = Math.floorMod(r.active - r.first, r.seats());
        return place >= now ? rounds : rounds - 1;
    }
}
