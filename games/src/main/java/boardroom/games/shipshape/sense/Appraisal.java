package boardroom.games.shipshape.sense;

import boardroom.games.shipshape.box.Supply;
import boardroom.games.shipshape.rules.Firm;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.SupplyInPlay;
import boardroom.games.shipshape.rules.TransportInPlay;

/** What a firm has is worth to itself, whatever it plans (10.4): tokens, points and what lasts beyond the week. */
final class Appraisal {
    private final Weights.Worth weights;
    private final double[] inputByOutput;

    Appraisal(Weights.Worth weights) {
        this.weights = weights;
        inputByOutput = weights.inputByOutput().stream()
                .mapToDouble(Double::doubleValue)
                .toArray();
    }

    double tokens(Firm firm) {
        return weights.token() * firm.tokens.count()
                + (weights.specialtyToken() - weights.token()) * firm.tokens.specialty();
    }

    static double points(Firm firm) {
        return firm.scoreHalves / 2.0;
    }

    /** What lasts beyond the week: good supplies and room on transports. */
    double engine(ShipShapeState s, Firm firm) {
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
            double eaten = isBase ? inputByOutput[Math.min(own, inputByOutput.length - 1)] : weights.specialtyInput();
            value += gained * Lanes.of(output, kind) - eaten * Lanes.of(input, kind);
        }
        return value;
    }

    /** What promises come to: the best fully, each further one a good deal less; sorted from the smallest. */
    double promised(double[] promises) {
        double sum = 0;
        double share = 1;
        for (int i = promises.length - 1; i >= 0; i--) {
            sum += share * promises[i];
            share *= weights.nextOrder();
        }
        return sum;
    }
}
