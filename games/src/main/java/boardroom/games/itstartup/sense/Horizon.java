package boardroom.games.itstartup.sense;

import boardroom.engine.phases.Turn;
import boardroom.games.itstartup.rules.Efficiency;
import boardroom.games.itstartup.rules.Office;
import boardroom.games.itstartup.rules.StartupState;

/** Section 10.1 How many turns each seat still has, if everybody goes on about as now. */
record Horizon(Weights.Horizon weights) {
    /** Rounds until somebody reaches the goal, this one included. */
    int rounds(StartupState s) {
        int rounds = weights.farthest();
        for (int side = 0; side < s.points.length; side++) {
            double missing = s.terms.goal() - s.points[side];
            if (missing <= 0) return 1;
            double pace = 0;
            for (Office office : s.offices)
                if (s.side(office.seat) == side)
                    pace += Math.max(weights.least(), weights.stays() * Efficiency.total(office) + weights.growth());
            rounds = Math.min(rounds, (int) Math.ceil(missing / pace));
        }
        return Math.max(1, Math.min(rounds, s.terms.roundLimit() - s.round + 1));
    }

    /** How many times this seat will still end a turn, the current one included. */
    int turns(StartupState s, int seat, int rounds) {
        if (s.active == Turn.NOBODY) return rounds;
        int place = Math.floorMod(seat - s.first, s.seats());
        int now = Math.floorMod(s.active - s.first, s.seats());
        return place >= now ? rounds : rounds - 1;
    }
}
