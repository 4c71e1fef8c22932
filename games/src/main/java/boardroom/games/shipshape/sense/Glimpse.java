package boardroom.games.shipshape.sense;

import boardroom.games.shipshape.box.Constants;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.box.Transport;
import boardroom.games.shipshape.rules.Firm;
import boardroom.games.shipshape.rules.ShipShapeState;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A position at a glance: by what every firm has, about how soon each open order could leave. It counts where {@link Route} tries plans: rougher, and a hundred times cheaper. Firms can be changed, to see what a move
 * leads to.
 */
@SuppressWarnings("EnumOrdinal") // ways of transport are places in plain arrays, asked by the thousand
final class Glimpse {
    private static final double UNKNOWN = -1;

    final ShipShapeState s;
    final int seats;
    final Order[] orders;
    final long[] needs;
    final int[] types;
    private final int[] loads;

    /** What the firms have; can be changed. */
    final Means means;

    /** By order and then by firm: in how many turns of its own, and how likely in time; the same for pairs. */
    final int[] turns;

    final double[] sure;
    private final double[] sureTogether;

    /** By order who does it best beside what else there is to do, once the outlook was asked for; -1: a pair, or nobody. */
    final int[] taker;

    private final Weights.Plan weights;
    private final Confidence confidence;
    private final int pairs;
    private final double surestPair;
    private final int[] bothGet = new int[Lanes.KINDS];
    private final int[] busy;

    /** The transports of the pool; and whether the pool is about to be another one. */
    private final @Nullable Transport[] pool;

    private final int[] poolRoom;
    private final int[] poolWays;
    private final long[] poolCosts;
    private boolean isFresh;

    /** Orders that are no longer open, as bits. */
    private int gone;

    private double chance;

    private Glimpse(Weights.Plan weights, Confidence confidence, Constants numbers, ShipShapeState s) {
        this.weights = weights;
        this.confidence = confidence;
        this.s = s;
        seats = s.firms.length;
        orders = s.orders;
        pool = s.transportPool;
        poolRoom = new int[pool.length];
        poolWays = new int[pool.length];
        poolCosts = new long[pool.length];
        types = new int[orders.length];
        loads = new int[orders.length];
        means = new Means(s, numbers);
        busy = new int[seats];
        needs = new long[orders.length];
        taker = new int[orders.length];
        turns = new int[orders.length * seats];
        sure = new double[orders.length * seats];
        pairs = s.terms.joint() ? seats * (seats - 1) / 2 : 0;
        sureTogether = new double[orders.length * pairs];
        surestPair = weights.pair() * confidence.highest();
    }

    static Glimpse of(Weights.Plan weights, Confidence confidence, Constants numbers, ShipShapeState s) {
        Glimpse glimpse = new Glimpse(weights, confidence, numbers, s);
        glimpse.lookAtTable();
        for (int seat = 0; seat < glimpse.seats; seat++) glimpse.means.look(s.firms[seat], s.acted);
        glimpse.reachAll();
        return glimpse;
    }

    private void lookAtTable() {
        for (int order = 0; order < orders.length; order++) {
            needs[order] = Lanes.of(orders[order].requirement());
            types[order] = orders[order].type().ordinal();
            loads[order] = orders[order].load();
        }
        for (int slot = 0; slot < pool.length; slot++) {
            Transport card = pool[slot];
            if (card == null) continue;
            poolRoom[slot] = card.capacity();
            poolCosts[slot] = Lanes.of(card.cost());
            for (int i = 0; i < card.types().size(); i++)
                poolWays[slot] |= 1 << card.types().get(i).ordinal();
        }
    }

    /** Another one of the same position, to be changed. */
    Glimpse scratch() {
        Glimpse scratch = new Glimpse(weights, confidence, means.numbers, s);
        scratch.lookAtTable();
        return scratch;
    }

    /** Begins again from there. */
    void reset(Glimpse from) {
        means.reset(from.means);
        System.arraycopy(from.turns, 0, turns, 0, turns.length);
        System.arraycopy(from.sure, 0, sure, 0, sure.length);
        System.arraycopy(from.sureTogether, 0, sureTogether, 0, sureTogether.length);
        System.arraycopy(from.poolRoom, 0, poolRoom, 0, poolRoom.length);
        isFresh = from.isFresh;
        gone = from.gone;
    }

    // What changes

    /** A firm as it would be, before or after the action of this turn. */
    void change(Firm firm, boolean hasActed) {
        means.look(firm, hasActed);
        reach(firm.seat);
    }

    /** Somebody takes a transport from the pool. */
    void take(Transport card) {
        int ways = 0;
        for (int slot = 0; slot < pool.length; slot++)
            if (card.equals(pool[slot])) {
                poolRoom[slot] = 0;
                ways = poolWays[slot];
            }
        for (int order = 0; order < orders.length; order++) {
            if (!isOpen(order) || (ways >> types[order] & 1) == 0) continue;
            for (int seat = 0; seat < seats; seat++) alone(order, seat);
            Arrays.fill(sureTogether, order * pairs, (order + 1) * pairs, UNKNOWN);
        }
    }

    /** Other transports come, nobody knows which. */
    void refresh() {
        isFresh = true;
        reachAll();
    }

    void close(int order) {
        gone |= 1 << order;
    }

    private boolean isOpen(int order) {
        return (gone >> order & 1) == 0;
    }

    // How soon

    private void reachAll() {
        for (int order = 0; order < orders.length; order++) {
            if (!isOpen(order)) continue;
            for (int seat = 0; seat < seats; seat++) alone(order, seat);
        }
        Arrays.fill(sureTogether, UNKNOWN);
    }

    private void reach(int seat) {
        for (int order = 0; order < orders.length; order++) {
            if (!isOpen(order)) continue;
            alone(order, seat);
            if (pairs == 0) continue;
            for (int other = 0; other < seats; other++)
                if (other != seat) sureTogether[order * pairs + pair(seat, other)] = UNKNOWN;
        }
    }

    /** The place of a pair among all pairs, which stand in the order of their seats. */
    private int pair(int seat, int other) {
        int one = Math.min(seat, other);
        int two = Math.max(seat, other);
        return one * (2 * seats - one - 1) / 2 + two - one - 1;
    }

    private void alone(int order, int seat) {
        int place = order * seats + seat;
        int carried = means.room[seat * Means.TYPES + types[order]];
        turns[place] = reach(
                order, means.held[seat], means.gets, seat * Lanes.KINDS, carried, means.late[seat], means.stuck[seat]);
        sure[place] = means.left[seat] <= 0 ? 0 : chance * confidence.of(means.left[seat] - turns[place]);
    }

    /** How likely two send an order off in time; worked out when it is asked for, because it seldom is. */
    private double together(int order, int one, int two) {
        int place = order * pairs + pair(one, two);
        if (sureTogether[place] == UNKNOWN) sureTogether[place] = findTogether(order, one, two);
        return sureTogether[place];
    }

    private double findTogether(int order, int one, int two) {
        int most = Math.max(means.left[one], means.left[two]);
        if (most <= 0) return 0;
        int type = types[order];
        int carried = means.room[one * Means.TYPES + type] + means.room[two * Means.TYPES + type];
        for (int kind = 0; kind < Lanes.KINDS; kind++)
            bothGet[kind] = means.gets[one * Lanes.KINDS + kind] + means.gets[two * Lanes.KINDS + kind];
        int collected = Math.max(means.late[one], means.late[two]);
        boolean isStuck = means.stuck[one] && means.stuck[two];
        int needed = reach(order, means.held[one] + means.held[two], bothGet, 0, carried, collected, isStuck);
        return weights.pair() * chance * confidence.of(most - needed);
    }

    /** In about how many turns an order could leave; how likely the card it takes is there is left in the chance. */
    private int reach(int order, long has, int[] brings, int first, int carries, int collected, boolean isStuck) {
        long need = needs[order];
        int most = 1;
        chance = 1;
        int gap = loads[order] - carries;
        if (gap > 0) {
            int card = isFresh ? -1 : cheapest(types[order], gap);
            most = 2;
            if (isStuck) chance = 0;
            else if (card >= 0) {
                chance = weights.poolCard();
                need += poolCosts[card];
            } else if (isFresh) {
                double missed = 1 - confidence.toCome(gap);
                chance = 1 - missed * missed;
            } else {
                chance = confidence.toCome(gap);
                most = weights.waitTurns();
            }
        }
        if (Lanes.covers(has, need)) return most;
        for (int kind = 0; kind < Lanes.KINDS; kind++) {
            int lacking = Lanes.of(need, kind) - Lanes.of(has, kind);
            if (lacking <= 0) continue;
            int rate = brings[first + kind];
            int needed = rate == 0 ? weights.waitTurns() + lacking : (lacking + rate - 1) / rate;
            most = Math.max(most, collected + needed);
        }
        return most;
    }

    /** The cheapest transport of the pool that closes a gap, by its place; -1: none does. */
    private int cheapest(int type, int gap) {
        int best = -1;
        for (int card = 0; card < pool.length; card++)
            if (poolRoom[card] >= gap
                    && (poolWays[card] >> type & 1) == 1
                    && (best < 0 || Lanes.count(poolCosts[card]) < Lanes.count(poolCosts[best]))) best = card;
        return best;
    }

    // What it comes to

    /** How likely the best firm or the best pair sends this order off in time, whatever else they do. */
    double best(int order) {
        double best = 0;
        for (int seat = 0; seat < seats; seat++) best = Math.max(best, sure[order * seats + seat]);
        return best >= surestPair ? best : Math.max(best, bestPair(order));
    }

    private double bestPair(int order) {
        double best = 0;
        for (int one = 0; one < seats && pairs > 0; one++)
            for (int two = one + 1; two < seats; two++) best = Math.max(best, together(order, one, two));
        return best;
    }

    /** How likely the week will be completed, if each order goes to whoever does it best beside what they have to do. */
    double outlook() {
        Arrays.fill(busy, 0);
        double product = 1;
        int done = gone;
        for (int next = soonest(done); next >= 0; next = soonest(done)) {
            done |= 1 << next;
            product *= give(next);
        }
        return product;
    }

    private int soonest(int done) {
        int soonest = -1;
        int fewest = Integer.MAX_VALUE;
        for (int order = 0; order < orders.length; order++) {
            if ((done >> order & 1) == 1) continue;
            for (int seat = 0; seat < seats; seat++)
                if (turns[order * seats + seat] < fewest) {
                    fewest = turns[order * seats + seat];
                    soonest = order;
                }
        }
        return soonest;
    }

    private double give(int order) {
        double most = 0;
        taker[order] = -1;
        for (int seat = 0; seat < seats; seat++) {
            int place = order * seats + seat;
            double likely = sure[place];
            if (busy[seat] > 0 && likely > most)
                likely = Math.min(
                        likely, confidence.of(means.left[seat] - turns[place] - weights.secondOrder() * busy[seat]));
            if (likely <= most) continue;
            most = likely;
            taker[order] = seat;
        }
        double pair = most >= surestPair ? 0 : bestPair(order);
        if (pair > most) taker[order] = -1;
        if (taker[order] >= 0) busy[taker[order]] += turns[order * seats + taker[order]];
        return Math.max(most, pair);
    }

    /** What an open order promises to a seat (10.4). */
    double promise(int order, int seat, double otherEarlier) {
        if (!isOpen(order)) return 0;
        double alone = orders[order].value() * sure[order * seats + seat];
        if (!isFirst(order, seat)) alone *= otherEarlier;
        double half = orders[order].value() / 2.0;
        return alone >= half * surestPair ? alone : Math.max(alone, half * bestWith(order, seat));
    }

    /** Whether nobody else could send it off sooner. */
    boolean isFirst(int order, int seat) {
        int arrival = arrival(order, seat);
        for (int other = 0; other < seats; other++) if (arrival(order, other) < arrival) return false;
        return true;
    }

    private int arrival(int order, int seat) {
        return means.wait[seat] + (turns[order * seats + seat] - 1) * seats;
    }

    private double bestWith(int order, int seat) {
        double best = 0;
        for (int other = 0; other < seats && pairs > 0; other++)
            if (other != seat) best = Math.max(best, together(order, seat, other));
        return best;
    }

    /** Whether a seat has all that an order takes. */
    boolean isReady(int order, int seat) {
        return lacking(order, seat) <= 0 && Lanes.covers(means.held[seat], needs[order]);
    }

    /**
     * The order a seat works for, once the outlook was asked for: the soonest of those it takes, else the one it hopes most
     * for; -1: none is open.
     */
    int aim(int seat) {
        int aim = -1;
        for (int order = 0; order < orders.length; order++)
            if (taker[order] == seat && (aim < 0 || turns[order * seats + seat] < turns[aim * seats + seat]))
                aim = order;
        if (aim >= 0) return aim;
        double most = -1;
        for (int order = 0; order < orders.length; order++) {
            double hope = sure[order * seats + seat] * orders[order].value();
            if (hope <= most) continue;
            most = hope;
            aim = order;
        }
        return aim;
    }

    /** What a seat needs for an order, with the transport that it would buy for it. */
    Tokens needs(int order, int seat) {
        int gap = lacking(order, seat);
        int card = gap <= 0 ? -1 : cheapest(types[order], gap);
        Transport bought = card < 0 ? null : pool[card];
        Tokens goods = orders[order].requirement();
        return bought == null ? goods : goods.plus(bought.cost());
    }

    /** How much room a seat lacks for an order. */
    int lacking(int order, int seat) {
        return loads[order] - means.room[seat * Means.TYPES + types[order]];
    }
}
