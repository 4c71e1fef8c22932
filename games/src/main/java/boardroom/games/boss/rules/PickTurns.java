package boardroom.games.boss.rules;

import boardroom.engine.Piles;
import java.util.Arrays;

/** 4.1.5 and 4.4.4: the order goes round among those who have not passed, until nothing is left or all have passed. */
final class PickTurns {
    private static final int NOBODY = -1;

    private PickTurns() {}

    /** So many cards lie open; nobody has bid, and nobody has passed. */
    static void lay(BossState s, int cards) {
        int[] open = new int[cards];
        Arrays.fill(open, BossState.OPEN);
        s.takenBy = open;
        for (Company company : s.companies) {
            company.cashBid = 0;
            company.timeBid = 0;
            company.hasPassed = false;
        }
        if (s.rival != null) {
            s.rival.bid = -1;
            s.rival.card = -1;
        }
    }

    /** The first one is asked. */
    static void begin(BossState s) {
        s.turn = NOBODY;
        next(s);
    }

    /** Everybody who has not passed is asked, whatever they can afford: who is asked must not tell a secret (R64). */
    static void next(BossState s) {
        int from = s.turn;
        s.turn = NOBODY;
        if (!isAnythingLeft(s)) return;
        int seats = s.order.length;
        for (int step = 1; step <= seats; step++) {
            int place = (from + step) % seats;
            if (s.companies[s.order[place]].hasPassed) continue;
            s.turn = place;
            return;
        }
    }

    static int decider(BossState s) {
        return s.turn == NOBODY ? NOBODY : s.order[s.turn];
    }

    static boolean isOpen(BossState s, int place) {
        return s.takenBy[place] == BossState.OPEN;
    }

    private static boolean isAnythingLeft(BossState s) {
        for (int taker : s.takenBy) if (taker == BossState.OPEN) return true;
        return false;
    }

    static void take(BossState s, int place, int taker) {
        s.takenBy = Piles.replaced(s.takenBy, place, taker);
    }

    /** How many of the cards on offer a company took. */
    static int taken(BossState s, int seat) {
        int count = 0;
        for (int taker : s.takenBy) if (taker == seat) count++;
        return count;
    }

    /** Everything is picked, and the table is cleared of it. */
    static void end(BossState s) {
        s.order = BossState.NO_ORDER;
        s.turn = NOBODY;
        lay(s, 0);
    }
}
