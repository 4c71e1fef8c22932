package boardroom.games.shipshape.sense;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** 10.3: each open order given to one firm or one pair, so that the product of the confidences is largest. */
final class Assignment {
    private final Weights.Plan weights;
    private final Confidence confidence;

    /** By order the best few ways, best first; and the orders by their fastest best way. */
    private final Way[][] few;

    private final Integer[] sequence;
    private final int[] chosen;
    private final int[] turnsOf;
    private int combinations;
    private final double[] hope;

    /** What the best combination comes to, and which way it takes for each order. */
    double outlook = -1;

    final int[] best;

    Assignment(Weights.Plan weights, Confidence confidence, Way[][] sorted, int seats) {
        this.weights = weights;
        this.confidence = confidence;
        int orders = sorted.length;
        few = new Way[orders][];
        sequence = new Integer[orders];
        for (int i = 0; i < orders; i++) {
            few[i] = Arrays.copyOf(sorted[i], Math.min(weights.candidates(), sorted[i].length));
            sequence[i] = i;
        }
        Arrays.sort(sequence, (a, b) -> few[a][0].turns() - few[b][0].turns());
        hope = new double[orders + 1];
        hope[orders] = 1;
        for (int i = orders - 1; i >= 0; i--) hope[i] = hope[i + 1] * few[sequence[i]][0].confidence();
        chosen = new int[orders];
        best = new int[orders];
        turnsOf = new int[seats];
        combinations = weights.combinations();
        give(0, 1);
    }

    private void give(int place, double product) {
        if (place == few.length) {
            if (product <= outlook) return;
            outlook = product;
            System.arraycopy(chosen, 0, best, 0, chosen.length);
            return;
        }
        int order = sequence[place];
        for (int i = 0; i < few[order].length; i++) {
            if (outlook >= 0 && (combinations <= 0 || product * hope[place] <= outlook)) return;
            combinations--;
            Way way = few[order][i];
            int busy = busy(way);
            double likely = busy == 0
                    ? way.confidence()
                    : way.chance() * confidence.of(way.slack() - weights.secondOrder() * busy);
            chosen[order] = i;
            add(way, way.turns());
            give(place + 1, product * likely);
            add(way, -way.turns());
        }
    }

    /** The turns that other orders already take of those who do this one. */
    private int busy(Way way) {
        int most = 0;
        for (int seat = 0; seat < turnsOf.length; seat++)
            if (way.seats().has(seat)) most = Math.max(most, turnsOf[seat]);
        return most;
    }

    private void add(Way way, int turns) {
        for (int seat = 0; seat < turnsOf.length; seat++) if (way.seats().has(seat)) turnsOf[seat] += turns;
    }

    /** All ways that lead anywhere, best first. */
    static Way[] sorted(@Nullable Way[] ways) {
        Way[] sorted = new Way[ways.length];
        int count = 0;
        for (Way way : ways) {
            if (way == null) continue;
            int at = count++;
            for (; at > 0 && way.isBetterThan(sorted[at - 1]); at--) sorted[at] = sorted[at - 1];
            sorted[at] = way;
        }
        return Arrays.copyOf(sorted, count);
    }
}
