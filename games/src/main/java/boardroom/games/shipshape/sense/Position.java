package boardroom.games.shipshape.sense;

import boardroom.engine.Piles;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.rules.Firm;
import boardroom.games.shipshape.rules.ShipShapeState;
import java.util.Arrays;

/** A position with the plan of its table, and what it is worth to each seat (10.4). */
final class Position {
    final ShipShapeState s;
    final Estimates estimates;
    final double outlook;
    private final Planner planner;
    private final Weights.Worth weights;
    private final Appraisal appraisal;

    private Position(
            Planner planner, Weights.Worth weights, Appraisal appraisal, ShipShapeState s, Estimates estimates) {
        this.planner = planner;
        this.weights = weights;
        this.appraisal = appraisal;
        this.s = s;
        this.estimates = estimates;
        this.outlook = planner.outlook(estimates);
    }

    static Position of(Planner planner, Weights.Worth weights, Appraisal appraisal, ShipShapeState s) {
        return new Position(planner, weights, appraisal, s, planner.estimates(s, null));
    }

    /** What a move leads to; only what it changes is planned anew. */
    Position then(ShipShapeState changed) {
        return new Position(planner, weights, appraisal, changed, planner.estimates(changed, estimates));
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
        return weights.outlook() * outlook
                + own(seat)
                + appraisal.engine(s, firm)
                + appraisal.tokens(firm)
                + Appraisal.points(firm);
    }

    /** Points made and points in sight. */
    double prospects(int seat) {
        return Appraisal.points(s.firms[seat]) + own(seat);
    }

    /** What the open orders promise. */
    private double own(int seat) {
        double[] promises = new double[s.orders.length];
        for (int i = 0; i < promises.length; i++) promises[i] = promise(i, seat);
        Arrays.sort(promises);
        return appraisal.promised(promises);
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
}
