package boardroom.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a position is worth to each seat: its features weighed, and made the chances of all seats to win. */
public final class Evaluation<S extends State<S>> {
    private final Features<S> features;

    /** By stage, then by feature. */
    private final double[][] weights;

    private Evaluation(Features<S> features, double[][] weights) {
        this.features = features;
        this.weights = weights;
    }

    /** As the game ships it, beside this class; {@code null}: nobody has trained for it. Faults of the file are named. */
    public static <S extends State<S>> @Nullable Evaluation<S> shipped(
            String game, Class<?> beside, Features<S> features) {
        Learned.Evaluation found = SenseReader.learned(game, beside).evaluation();
        return found == null ? null : new Evaluation<>(features, weights(features, found.weights()));
    }

    private static double[][] weights(Features<?> features, Map<String, List<Double>> learned) {
        List<String> names = features.names();
        if (!learned.keySet().equals(Set.copyOf(names)))
            throw new IllegalStateException("weights for " + learned.keySet() + ", features " + names);
        double[][] weights = new double[features.stages()][names.size()];
        for (int feature = 0; feature < names.size(); feature++) {
            List<Double> byStage = learned.getOrDefault(names.get(feature), List.of());
            if (byStage.size() != weights.length)
                throw new IllegalStateException(names.get(feature) + " needs " + weights.length + " weights");
            for (int stage = 0; stage < weights.length; stage++) weights[stage][feature] = byStage.get(stage);
        }
        return weights;
    }

    /** The same features, weighed otherwise. */
    public static <S extends State<S>> Evaluation<S> of(Features<S> features, double[][] weights) {
        return new Evaluation<>(features, weights);
    }

    public Features<S> features() {
        return features;
    }

    /** What one more of this feature is worth at this stage. */
    public double weight(int stage, int feature) {
        return weights[stage][feature];
    }

    /** How likely each seat wins from here; together 1, or less where all may lose. */
    public void values(S s, double[] out) {
        double[][] rows = rows(out.length);
        features.of(s, rows);
        values(rows, features.stage(s), out);
    }

    /** An empty row for each seat, and one for nobody where all may lose. */
    public double[][] rows(int seats) {
        return new double[seats + (features.mayAllLose() ? 1 : 0)]
                [features.names().size()];
    }

    /** The same, of features that were read before. */
    public void values(double[][] rows, int stage, double[] out) {
        double[] sums = new double[rows.length];
        double highest = Double.NEGATIVE_INFINITY;
        for (int row = 0; row < rows.length; row++) {
            double sum = 0;
            for (int feature = 0; feature < rows[row].length; feature++)
                sum += weights[stage][feature] * rows[row][feature];
            sums[row] = sum;
            highest = Math.max(highest, sum);
        }
        double total = 0;
        for (int row = 0; row < sums.length; row++) {
            sums[row] = Math.exp(sums[row] - highest);
            total += sums[row];
        }
        for (int seat = 0; seat < out.length; seat++) out[seat] = sums[seat] / total;
    }

    @Override
    public String toString() {
        return features.names() + " " + Arrays.deepToString(weights);
    }
}
