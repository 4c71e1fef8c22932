package boardroom.games.shipshape.sense;

import boardroom.engine.Counted;
import boardroom.engine.Features;
import boardroom.engine.offers.Offer;
import boardroom.games.shipshape.box.Constants;
import boardroom.games.shipshape.box.Transport;
import boardroom.games.shipshape.rules.Firm;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.Split;
import boardroom.games.shipshape.rules.SupplyInPlay;
import boardroom.games.shipshape.rules.TransportInPlay;
import java.util.Arrays;
import java.util.List;

/**
 * What counts in a position: for each firm its points, what the open orders promise to it and what it has for the weeks to
 * come; and for the row in which all lose how near the week is to failing. A team wins and loses together, so there only
 * that row counts.
 */
public final class ShipShapeFeatures implements Features<ShipShapeState> {
    private static final List<String> NAMES = Counted.names(Feature.values());

    /** Points, tokens and room come in tens. */
    private static final double TENS = 0.1;

    private static final double POINTS_OF_HALVES = 0.5 * TENS;

    /** By how many weeks are to come, the last week last. */
    private static final int STAGES = 4;

    /** Odds beyond this are as good as certain. */
    private static final double CERTAIN = 5;

    /** When as many days are left as this, an open order begins to be late. */
    private static final int LAST_DAYS = 3;

    private final Constants numbers;
    private final Weights weights;
    private final Glance glance;

    ShipShapeFeatures(Glance glance) {
        this.glance = glance;
        numbers = glance.numbers;
        weights = glance.weights;
    }

    @Override
    public List<String> names() {
        return NAMES;
    }

    @Override
    public int stages() {
        return STAGES;
    }

    @Override
    public int stage(ShipShapeState s) {
        return Math.max(0, STAGES - 1 - (s.terms.weeks() - s.week));
    }

    @Override
    public boolean mayAllLose() {
        return true;
    }

    @Override
    public void of(ShipShapeState s, double[][] out) {
        for (double[] row : out) Arrays.fill(row, 0);
        Glimpse glimpse = glance.at(s);
        if (!s.terms.team()) for (int seat = 0; seat < s.firms.length; seat++) firm(glimpse, seat, out[seat]);
        if (s.terms.team() || !s.terms.penalty()) table(glimpse, out[s.firms.length]);
    }

    // A firm

    private void firm(Glimpse glimpse, int seat, double[] row) {
        ShipShapeState s = glimpse.s;
        Firm firm = s.firms[seat];
        Feature.SCORE.set(row, firm.scoreHalves * POINTS_OF_HALVES);
        Feature.LEAD.set(row, Math.max(0, firm.scoreHalves - bestOther(s, seat)) * POINTS_OF_HALVES);
        Feature.TURNS_LEFT.set(row, glimpse.means.left[seat]);
        Feature.ON_TURN.set(row, seat == s.active && !s.acted ? 1 : 0);
        orders(glimpse, seat, row);
        int kept = Math.min(s.terms.storage(), firm.tokens.count());
        Feature.TOKENS.set(row, kept * TENS);
        Feature.SPECIALTY.set(row, firm.tokens.specialty());
        int first = seat * Lanes.KINDS;
        int income = 0;
        for (int kind = 0; kind < Lanes.KINDS; kind++) income += glimpse.means.gets[first + kind];
        Feature.INCOME.set(row, income * Math.max(0, glimpse.means.left[seat]) * TENS);
        Feature.SUPPLIES.set(row, supplies(firm) * (s.terms.weeks() - s.week));
        fleet(glimpse, firm, row);
        Offer<Split> proposal = s.proposal;
        if (proposal != null && (proposal.by() == seat || proposal.to().has(seat)))
            Feature.JOINT_PENDING.set(row, proposal.terms().order().value() * POINTS_OF_HALVES);
    }

    private static int bestOther(ShipShapeState s, int seat) {
        int best = Integer.MIN_VALUE;
        for (Firm other : s.firms) if (other.seat != seat) best = Math.max(best, other.scoreHalves);
        return best;
    }

    /** What the open orders promise, and how much of what they need is there. */
    private void orders(Glimpse glimpse, int seat, double[] row) {
        promises(glimpse, seat, row);
        int likeliest = -1;
        for (int order = 0; order < glimpse.orders.length; order++) {
            double sure = glimpse.sure[order * glimpse.seats + seat];
            if (likeliest < 0 || sure > glimpse.sure[likeliest * glimpse.seats + seat]) likeliest = order;
            if (glimpse.isReady(order, seat)) Feature.READY_ORDERS.add(row, glimpse.orders[order].value() * TENS);
            if (glimpse.isFirst(order, seat)) Feature.FIRST_IN_LINE.add(row, glimpse.orders[order].value() * TENS);
        }
        if (likeliest < 0) return;
        int there = 0;
        for (int kind = 0; kind < Lanes.KINDS; kind++) {
            int needed = Lanes.of(glimpse.needs[likeliest], kind);
            int held = Lanes.of(glimpse.means.held[seat], kind);
            there += Math.min(needed, held);
            if (held < needed && glimpse.means.gets[seat * Lanes.KINDS + kind] == 0)
                Feature.MISSING_SOURCES.add(row, needed - held);
        }
        Feature.FITTING_TOKENS.set(row, there / (double) glimpse.orders[likeliest].load());
    }

    private void promises(Glimpse glimpse, int seat, double[] row) {
        double best = 0;
        double second = 0;
        double all = 0;
        for (int order = 0; order < glimpse.orders.length; order++) {
            double promise = glimpse.promise(order, seat, weights.worth().otherEarlier());
            all += promise;
            second = Math.max(second, Math.min(best, promise));
            best = Math.max(best, promise);
        }
        Feature.BEST_ORDER.set(row, best * TENS);
        Feature.NEXT_ORDER.set(row, second * TENS);
        Feature.FURTHER_ORDERS.set(row, (all - best - second) * TENS);
    }

    /** The worth of the supplies that the firm may keep. */
    private double supplies(Firm firm) {
        int best = 0;
        int second = 0;
        for (SupplyInPlay supply : firm.supplies) {
            int worth = supply.card().worth();
            second = Math.max(second, Math.min(best, worth));
            best = Math.max(best, worth);
        }
        return numbers.suppliesKept() > 1 ? best + second : numbers.suppliesKept() * best;
    }

    private static void fleet(Glimpse glimpse, Firm firm, double[] row) {
        int upkeep = 0;
        int room = 0;
        int away = 0;
        for (TransportInPlay transport : firm.transports) {
            Transport card = transport.card();
            upkeep += card.maintenance().count();
            if (!transport.rotated()) room += card.capacity();
            else if (Lanes.covers(glimpse.means.held[firm.seat], Lanes.of(card.maintenance()))) away += card.capacity();
        }
        Feature.ROOM.set(row, room * TENS);
        Feature.ROOM_AWAY.set(row, away * TENS);
        Feature.UPKEEP.set(row, upkeep * TENS);
        for (int type = 0; type < Means.TYPES; type++)
            if (glimpse.means.room[firm.seat * Means.TYPES + type] > 0) Feature.WAYS.add(row, 1);
    }

    // The week

    private void table(Glimpse glimpse, double[] row) {
        ShipShapeState s = glimpse.s;
        Feature.EVERY_WEEK.set(row, 1);
        Feature.WEEKS_TO_COME.set(row, s.terms.weeks() - s.week);
        int turns = 0;
        for (int left : glimpse.means.left) turns += left;
        double days = Math.max(0, turns) / (double) glimpse.seats;
        Feature.OPEN_ORDERS.set(row, glimpse.orders.length);
        Feature.DAYS_LEFT.set(row, days);
        Feature.LATE_ORDERS.set(row, glimpse.orders.length * Math.max(0, LAST_DAYS - days));
        double outlook = glimpse.outlook();
        Feature.OUTLOOK.set(row, outlook);
        double likely = weights.barometer().likelihood(s, outlook);
        Feature.STORM.set(row, Math.clamp(Math.log((1 - likely) / likely), -CERTAIN, CERTAIN));
        double hardest = 1;
        for (int order = 0; order < glimpse.orders.length; order++) hardest = Math.min(hardest, glimpse.best(order));
        Feature.HARDEST_ORDER.set(row, 1 - hardest);
        shortfalls(glimpse, row);
    }

    /** What all firms together will lack, and what they have for the weeks to come. */
    private void shortfalls(Glimpse glimpse, double[] row) {
        long needed = 0;
        int[] loads = new int[Means.TYPES];
        for (int order = 0; order < glimpse.orders.length; order++) {
            needed += glimpse.needs[order];
            loads[glimpse.types[order]] += glimpse.orders[order].load();
        }
        for (int kind = 0; kind < Lanes.KINDS; kind++) {
            int there = 0;
            for (int seat = 0; seat < glimpse.seats; seat++)
                there += Lanes.of(glimpse.means.held[seat], kind)
                        + glimpse.means.gets[seat * Lanes.KINDS + kind] * Math.max(0, glimpse.means.left[seat]);
            Feature.TOKENS_SHORT.add(row, Math.max(0, Lanes.of(needed, kind) - there) * TENS);
        }
        for (int type = 0; type < Means.TYPES; type++) {
            int there = 0;
            for (int seat = 0; seat < glimpse.seats; seat++) there += glimpse.means.room[seat * Means.TYPES + type];
            Feature.ROOM_SHORT.add(row, Math.max(0, loads[type] - there) * TENS);
            Feature.TABLE_ROOM.add(row, there * TENS / glimpse.seats);
        }
        for (Firm firm : glimpse.s.firms) Feature.TABLE_SUPPLIES.add(row, supplies(firm) / glimpse.seats);
    }
}
