package boardroom.games.boss.sense;

import boardroom.games.boss.rules.BossMove.EventChoice;
import boardroom.games.boss.rules.BossMove.HiringBid;
import boardroom.games.boss.rules.BossMove.ProjectBid;
import boardroom.games.boss.rules.BossState;

/**
 * Where all that was decided is in the features of the position. They read drafts, plans and the order of picks; what a bid or
 * a choice brings depends on what others have sealed.
 */
final class Quiet {
    private Quiet() {}

    static boolean is(BossState s) {
        if (!s.offers.open().isEmpty()) return false;
        for (int seat = 0; seat < s.seats(); seat++)
            if (s.sealed(seat) instanceof HiringBid
                    || s.sealed(seat) instanceof ProjectBid
                    || s.sealed(seat) instanceof EventChoice) return false;
        return true;
    }
}
