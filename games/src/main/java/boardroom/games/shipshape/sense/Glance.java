package boardroom.games.shipshape.sense;

import boardroom.games.shipshape.box.Constants;
import boardroom.games.shipshape.rules.ShipShapeState;
import java.util.Arrays;

/** What a position is worth to a seat at a glance: the utility of 10.4, counted instead of planned. */
final class Glance {
    final Weights weights;
    final Appraisal appraisal;
    private final Confidence confidence;
    final Constants numbers;

    Glance(Constants numbers, Weights weights) {
        this.numbers = numbers;
        this.weights = weights;
        confidence = new Confidence(weights.plan());
        appraisal = new Appraisal(weights.worth());
    }

    Glimpse at(ShipShapeState s) {
        return Glimpse.of(weights.plan(), confidence, numbers, s);
    }

    /** With this outlook of the week. */
    double worth(Glimpse position, int seat, double outlook) {
        double[] promises = new double[position.orders.length];
        for (int order = 0; order < promises.length; order++)
            promises[order] = position.promise(order, seat, weights.worth().otherEarlier());
        Arrays.sort(promises);
        return weights.worth().outlook() * outlook
                + appraisal.promised(promises)
                + appraisal.engine(position.s, position.means.firms[seat])
                + appraisal.tokens(position.means.firms[seat])
                + Appraisal.points(position.means.firms[seat]);
    }
}
