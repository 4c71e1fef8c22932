package boardroom.games.boss.rules;

/** 4.1.4 and 4.4.2: who picks first, and what decided it. */
public final class PickOrder {
    private PickOrder() {}

    /** Whether nobody bids for the projects on offer, and who has the fewest VP picks first. */
    public static boolean isTender(BossState s) {
        return s.tender && s.projectPool.length > 0;
    }

    /** All seats in the order in which they pick; before the bids are open, the order of those who bid the same. */
    public static int[] of(BossState s) {
        int[] order = new int[s.seats()];
        for (int place = 0; place < order.length; place++) {
            int seat = s.clockwise(place);
            int to = place;
            for (; to > 0 && compare(s, seat, order[to - 1]) < 0; to--) order[to] = order[to - 1];
            order[to] = seat;
        }
        return order;
    }

    /** Why who picks at this place does so before the next one: bid, skill, marker, vp (Public Tender) or last. */
    public static String reason(BossState s, int place) {
        if (place == s.order.length - 1) return "last";
        return between(s, s.companies[s.order[place]], s.companies[s.order[place + 1]]);
    }

    /** Why one company picks before another: bid, skill, marker or vp (Public Tender). */
    public static String between(BossState s, Company one, Company next) {
        if (isTender(s) && one.vp != next.vp) return "vp";
        if (one.cashBid != next.cashBid) return "bid";
        return one.totalSkill() != next.totalSkill() ? "skill" : "marker";
    }

    /** Below 0: the first one picks before the other. Who is equal stays as they sit, clockwise from the marker. */
    private static int compare(BossState s, int seat, int other) {
        Company one = s.companies[seat];
        Company two = s.companies[other];
        if (isTender(s) && one.vp != two.vp) return one.vp - two.vp;
        if (one.cashBid != two.cashBid) return two.cashBid - one.cashBid;
        return two.totalSkill() - one.totalSkill();
    }
}
