package boardroom.games.boss.sense;

import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Company;

/** Where all that was decided is in the position: nothing is sealed, drawn or half picked. */
final class Quiet {
    private Quiet() {}

    static boolean is(BossState s) {
        if (s.order.length > 0) return false;
        for (Company company : s.companies)
            if (company.draft != null || company.timeBid > 0 || s.sealed(company.seat) != null) return false;
        return true;
    }
}
