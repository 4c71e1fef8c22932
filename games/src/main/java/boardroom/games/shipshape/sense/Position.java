package boardroom.games.shipshape.sense;

import boardroom.engine.Piles;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.box.Supply;
import boardroom.games.shipshape.rules.Firm;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.SupplyInPlay;
import boardroom.games.shipshape.rules.TransportInPlay;
import java.util.Arrays;

/** A position with the plan of its table, and what it is worth to each seat (10.4). */
final class Position {
    final ShipShapeState s;
    final Estimates estimates;
    final double outlook;
    private final Planner planner;
    private final Weights.Worth weights;

    private Position(Planner planner, Weights.Worth weights, ShipShapeState s, Estimates estimates) {
        this.planner = planner;
        this.weights = weights;
        this.s = s;
        this.estimates = estimates;
        this.outlook = planner.outlook(estimates);
    }

    static Position of(Planner planner, Weights.Worth weights, ShipShapeState s) {
        return new Position(planner, weights, s, planner.estimates(s, null));
    }

    /** What a move leads to; only what it changes is planned anew. */
    Position then(ShipShapeState changed) {
        return new Position(planner, weights, changed, planner.estimates(changed, estimates));
    }

    /** Which order of the position before is no longer open, by its place there; -1: none. */
    int sentOff(Position before) {
        for (int i = 0; i < before.s.orders.length; i++) if (!Piles.has(s.orders, before.s.orders[i])) return i;
        return -1;
    }

    TablePlan plan() {
        return planner.plan(estimates);
    }

    /** The utility of 10.4. */
    double worth(int seat) {
        Firm firm = s.firms[seat];
        double tokens = weights.token() * firm.tokens.count()
                + (weights.specialtyToken() - weights.token()) * firm.tokens.specialty();
        return weights.outlook() * outlook + own(seat) + engine(firm) + tokens + points(firm);
    }

    /** Points made and points in sight. */
    double prospects(int seat) {
        return points(s.firms[seat]) + own(seat);
    }

    private static double points(Firm firm) {
        return firm.scoreHalves / 2.0;
    }

    /** What the open orders promise: the best fully, each further one a good deal less. */
    private double own(int seat) {
        double[] promises = new double[s.orders.length];
        for (int i = 0; i < promises.length; i++) promises[i] = promise(i, seat);
        Arrays.sort(promises);
        double sum = 0;
        double share = 1;
        for (int i = promises.length - 1; i >= 0; i--) {
            sum += share * promises[i];
            share *= weights.nextOrder();
        }
        return sum;
    }

    private double promise(int index, int seat) {
        Order order = s.orders[index];
        double promise = order.value() * sooner(estimates.alone(index, seat));
        int arrival = estimates.arrival(index, seat);
        for (int other = 0; other < s.firms.length; other++)
            if (estimates.arrival(index, other) < arrival) {
                promise *= weights.otherEarlier();
                break;
            }
        for (Way way : estimates.ways[index])
            if (way != null && way.seats().count() > 1 && way.seats().has(seat))
                promise = Math.max(promise, order.value() / 2.0 * sooner(way));
        return promise;
    }

    private double sooner(Way way) {
        return way.confidence() * Math.max(0, 1 - weights.perTurn() * way.turns());
    }

    /** What lasts beyond the week: good supplies and room on transports. */
    private double engine(Firm firm) {
        if (s.week >= s.terms.weeks()) return 0;
        double best = 0;
        double second = 0;
        double all = 0;
        for (SupplyInPlay supply : firm.supplies) {
            double value = value(firm, supply.card());
            all += value;
            second = Math.max(second, Math.min(best, value));
            best = Math.max(best, value);
        }
        double sum = weights.bestSupplies() * (best + second) + weights.otherSupplies() * (all - best - second);
        for (TransportInPlay transport : firm.transports)
            sum += weights.capacity()
                    * transport.card().capacity()
                    * (transport.rotated() ? weights.rotatedCapacity() : 1);
        return sum;
    }

    /** The value of a supply to a firm: what it brings above what it eats. */
    double value(Firm firm, Supply supply) {
        long given = Lanes.of(firm.player.output());
        long output = Lanes.of(supply.output());
        long input = Lanes.of(supply.input());
        double value = 0;
        for (int kind = 0; kind < Lanes.KINDS; kind++) {
            boolean isBase = kind < Lanes.KINDS - 1;
            int own = Lanes.of(given, kind);
            double gained = isBase ? own == 0 ? weights.lackingOutput() : 1 : weights.specialtyOutput();
            int last = weights.inputByOutput().size() - 1;
            double eaten = isBase ? weights.inputByOutput().get(Math.min(own, last)) : weights.specialtyInput();
            value += gained * Lanes.of(output, kind) - eaten * Lanes.of(input, kind);
        }
        return value;
    }
}
