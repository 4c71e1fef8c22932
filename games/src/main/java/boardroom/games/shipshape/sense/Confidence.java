package boardroom.games.shipshape.sense;

import java.util.Arrays;

/**
 * How likely an order leaves in time by its turns to spare, and how likely a transport comes that closes a gap (10.2); laid
 * out for planning, which asks all the time.
 */
final class Confidence {
    private final double[] byTurnsShort;
    private final int sureSlack;
    private final double[] toCome;

    Confidence(Weights.Plan weights) {
        byTurnsShort =
                weights.confidence().stream().mapToDouble(Double::doubleValue).toArray();
        sureSlack = weights.sureSlack();
        toCome = new double[1 + weights.toCome().getLast().gap()];
        for (Weights.ToCome card : weights.toCome().reversed()) Arrays.fill(toCome, 0, card.gap() + 1, card.chance());
    }

    /** How likely a transport will come that closes this gap. */
    double toCome(int gap) {
        return gap < toCome.length ? toCome[gap] : 0;
    }

    double highest() {
        return byTurnsShort[0];
    }

    double of(int slack) {
        return byTurnsShort[Math.clamp((long) sureSlack - slack, 0, byTurnsShort.length - 1)];
    }

    /** Between two numbers of turns in proportion. */
    double of(double slack) {
        double place = Math.clamp(sureSlack - slack, 0, byTurnsShort.length - 1.0);
        int whole = (int) place;
        double from = byTurnsShort[whole];
        return place == whole ? from : from + (byTurnsShort[whole + 1] - from) * (place - whole);
    }
}
