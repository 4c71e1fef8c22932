package boardroom.games.shipshape.sense;

import boardroom.games.shipshape.box.Constants;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.box.Supply;
import boardroom.games.shipshape.box.Transport;
import boardroom.games.shipshape.box.TransportType;
import boardroom.games.shipshape.rules.Firm;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.SupplyInPlay;
import boardroom.games.shipshape.rules.TransportInPlay;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A position at a glance: what every firm holds, gets and carries, and by that about how soon each open order could leave.
 * It counts where {@link Route} tries plans: rougher, and a hundred times cheaper.
 */
final class Glimpse {
    static final int TYPES = TransportType.values().length;

    final ShipShapeState s;
    final int seats;
    final Order[] orders;
    final long[] needs;

    /** What a firm holds, gets each turn (by kind) and can send now or has away (by type). */
    final long[] held;

    final int[] gets;
    final int[] room;

    /** The turns it has left this week, whether it has collected in the first of them, and who comes before it. */
    final int[] left;

    final int[] late;
    final int[] wait;

    /** By order and then by firm: in how many turns of its own, and how likely in time; the same for pairs. */
    final int[] turns;

    final double[] sure;
    final double[] sureTogether;

    private final Weights.Plan weights;
    private final Constants numbers;
    private final boolean[] stuck;
    private final int pairs;
    private final int[] bothGet = new int[Lanes.KINDS];
    private double chance;

    Glimpse(Weights.Plan weights, Constants numbers, ShipShapeState s) {
        this.weights = weights;
        this.numbers = numbers;
        this.s = s;
        seats = s.firms.length;
        orders = s.orders;
        held = new long[seats];
        gets = new int[seats * Lanes.KINDS];
        room = new int[seats * TYPES];
        left = new int[seats];
        late = new int[seats];
        wait = new int[seats];
        stuck = new boolean[seats];
        for (int seat = 0; seat < seats; seat++) look(seat);
        needs = new long[orders.length];
        turns = new int[orders.length * seats];
        sure = new double[orders.length * seats];
        pairs = s.terms.joint() ? seats * (seats - 1) / 2 : 0;
        sureTogether = new double[orders.length * pairs];
        for (int order = 0; order < orders.length; order++) {
            needs[order] = Lanes.of(orders[order].requirement());
            for (int seat = 0; seat < seats; seat++) alone(order, seat);
            if (pairs > 0) together(order);
        }
    }

    private void look(int seat) {
        Firm firm = s.firms[seat];
        held[seat] = Lanes.of(firm.tokens);
        long income = Lanes.of(firm.player.output());
        long eaten = 0;
        for (SupplyInPlay supply : firm.supplies) {
            Supply card = supply.card();
            income += Lanes.of(card.output());
            eaten += Lanes.of(card.input());
        }
        for (int kind = 0; kind < Lanes.KINDS; kind++)
            gets[seat * Lanes.KINDS + kind] = Math.max(0, Lanes.of(income, kind) - Lanes.of(eaten, kind));
        int away = 0;
        for (TransportInPlay transport : firm.transports)
            if (transport.rotated()) away++;
            else carry(seat, transport.card());
        stuck[seat] = away >= numbers.transportLimit();
        boolean isActive = seat == s.active;
        boolean isOver = isActive && s.acted;
        left[seat] = s.turnsLeft(seat) - (isOver ? 1 : 0);
        late[seat] = isActive && !isOver && s.collected ? 1 : 0;
        wait[seat] = isOver ? seats : Math.floorMod(seat - s.active, seats);
    }

    private void carry(int seat, Transport card) {
        for (int i = 0; i < card.types().size(); i++)
            room[seat * TYPES + card.types().get(i).ordinal()] += card.capacity();
    }

    private void alone(int order, int seat) {
        int type = orders[order].type().ordinal();
        int place = order * seats + seat;
        int first = seat * Lanes.KINDS;
        turns[place] = reach(order, held[seat], gets, first, room[seat * TYPES + type], late[seat], stuck[seat]);
        sure[place] = left[seat] <= 0 ? 0 : chance * weights.confidence(left[seat] - turns[place]);
    }

    private void together(int order) {
        int type = orders[order].type().ordinal();
        int place = order * pairs;
        for (int one = 0; one < seats; one++)
            for (int two = one + 1; two < seats; two++, place++) {
                for (int kind = 0; kind < Lanes.KINDS; kind++)
                    bothGet[kind] = gets[one * Lanes.KINDS + kind] + gets[two * Lanes.KINDS + kind];
                int carried = room[one * TYPES + type] + room[two * TYPES + type];
                int soon = Math.max(late[one], late[two]);
                int most = Math.max(left[one], left[two]);
                int needed = reach(order, held[one] + held[two], bothGet, 0, carried, soon, stuck[one] && stuck[two]);
                sureTogether[place] =
                        most <= 0 ? 0 : weights.pair() * chance * weights.confidence((double) most - needed);
            }
    }

    /** In about how many turns an order could leave; how likely the card it takes is there is left in the chance. */
    private int reach(int order, long has, int[] brings, int first, int carries, int collected, boolean isStuck) {
        long need = needs[order];
        int soonest = 1;
        chance = 1;
        int gap = orders[order].load() - carries;
        if (gap > 0) {
            Transport card = cheapest(orders[order].type(), gap);
            if (isStuck) chance = 0;
            else if (card == null) {
                chance = toCome(gap);
                soonest = weights.waitTurns();
            } else {
                chance = weights.poolCard();
                need += Lanes.of(card.cost());
                soonest = 2;
            }
        }
        int most = soonest;
        for (int kind = 0; kind < Lanes.KINDS; kind++) {
            int lacking = Lanes.of(need, kind) - Lanes.of(has, kind);
            if (lacking <= 0) continue;
            int rate = brings[first + kind];
            int needed = rate == 0 ? weights.waitTurns() + lacking : (lacking + rate - 1) / rate;
            most = Math.max(most, collected + needed);
        }
        return most;
    }

    private @Nullable Transport cheapest(TransportType type, int gap) {
        Transport best = null;
        for (Transport card : s.transportPool)
            if (card != null
                    && card.capacity() >= gap
                    && card.travels(type)
                    && (best == null || card.cost().count() < best.cost().count())) best = card;
        return best;
    }

    private double toCome(int gap) {
        for (Weights.ToCome card : weights.toCome()) if (gap <= card.gap()) return card.chance();
        return 0;
    }

    // What it comes to

    /** How likely the best firm or the best pair sends this order off in time, whatever else they do. */
    double best(int order) {
        double best = 0;
        for (int seat = 0; seat < seats; seat++) best = Math.max(best, sure[order * seats + seat]);
        for (int pair = 0; pair < pairs; pair++) best = Math.max(best, sureTogether[order * pairs + pair]);
        return best;
    }

    /** How likely the week will be completed, if each order goes to whoever does it best beside what they have to do. */
    double outlook() {
        int[] busy = new int[seats];
        double product = 1;
        int done = 0;
        for (int i = 0; i < orders.length; i++) {
            int next = soonest(done);
            done |= 1 << next;
            product *= give(next, busy);
        }
        return product;
    }

    private int soonest(int done) {
        int soonest = -1;
        int fewest = Integer.MAX_VALUE;
        for (int order = 0; order < orders.length; order++) {
            if ((done >> order & 1) == 1) continue;
            for (int seat = 0; seat < seats; seat++)
                if (turns[order * seats + seat] < fewest || soonest < 0) {
                    fewest = turns[order * seats + seat];
                    soonest = order;
                }
        }
        return soonest;
    }

    private double give(int order, int[] busy) {
        double most = 0;
        int taker = -1;
        for (int seat = 0; seat < seats; seat++) {
            int place = order * seats + seat;
            double slack = left[seat] - turns[place] - weights.secondOrder() * busy[seat];
            double likely =
                    busy[seat] == 0 || left[seat] <= 0 ? sure[place] : Math.min(sure[place], weights.confidence(slack));
            if (likely <= most) continue;
            most = likely;
            taker = seat;
        }
        if (taker >= 0) busy[taker] += turns[order * seats + taker];
        for (int pair = 0; pair < pairs; pair++) most = Math.max(most, sureTogether[order * pairs + pair]);
        return most;
    }

    /** What each open order promises to a seat (10.4), the most first. */
    double[] promises(int seat, double otherEarlier) {
        double[] promises = new double[orders.length];
        for (int order = 0; order < orders.length; order++) {
            double alone = orders[order].value() * sure[order * seats + seat];
            if (!isFirst(order, seat)) alone *= otherEarlier;
            promises[order] = -Math.max(alone, orders[order].value() / 2.0 * pair(order, seat));
        }
        Arrays.sort(promises);
        for (int order = 0; order < promises.length; order++) promises[order] = -promises[order];
        return promises;
    }

    /** Whether nobody else could send it off sooner. */
    boolean isFirst(int order, int seat) {
        int arrival = arrival(order, seat);
        for (int other = 0; other < seats; other++) if (arrival(order, other) < arrival) return false;
        return true;
    }

    private int arrival(int order, int seat) {
        return wait[seat] + (turns[order * seats + seat] - 1) * seats;
    }

    private double pair(int order, int seat) {
        double best = 0;
        int place = order * pairs;
        for (int one = 0; one < seats && pairs > 0; one++)
            for (int two = one + 1; two < seats; two++, place++)
                if (one == seat || two == seat) best = Math.max(best, sureTogether[place]);
        return best;
    }

    /** Whether a seat has all that an order takes. */
    boolean isReady(int order, int seat) {
        return room[seat * TYPES + orders[order].type().ordinal()] >= orders[order].load()
                && Lanes.covers(held[seat], needs[order]);
    }
}
