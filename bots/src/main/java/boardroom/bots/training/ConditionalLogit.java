package boardroom.bots.training;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Finds the weights, by stage and feature, that make what happened most likely: whoever won has won with a chance in
 * proportion to e to the power of the weighed features. A ridge keeps weights small and those of neighbouring stages alike, so
 * that a stage of which little was seen leans on its neighbours; it counts in standard deviations of a feature within a
 * position.
 */
final class ConditionalLogit {
    /** How much weaker than to its neighbours a stage is drawn to nothing. */
    private static final double TO_NOTHING = 0.2;

    private static final int PARTS = 64;
    private static final int MOST_STEPS = 50;
    private static final double SMALLEST_STEP = 1e-9;

    private final List<Choice> choices;
    private final int stages;
    private final int features;
    private final double[] spreads;
    private final double total;

    ConditionalLogit(List<Choice> choices, int stages, int features) {
        this.choices = choices;
        this.stages = stages;
        this.features = features;
        spreads = spreads(choices, features);
        total = choices.stream().mapToDouble(Choice::weight).sum();
    }

    /** How much each feature differs within a position, as a standard deviation. */
    double[] spreads() {
        return spreads.clone();
    }

    private static double[] spreads(List<Choice> choices, int features) {
        double[] spreads = new double[features];
        double total = 0;
        for (Choice choice : choices) {
            total += choice.weight();
            int rows = choice.rows().length;
            for (int f = 0; f < features; f++) {
                double mean = 0;
                for (double[] row : choice.rows()) mean += row[f] / rows;
                for (double[] row : choice.rows())
                    spreads[f] += choice.weight() * (row[f] - mean) * (row[f] - mean) / rows;
            }
        }
        for (int f = 0; f < features; f++) spreads[f] = total == 0 ? 0 : Math.sqrt(spreads[f] / total);
        return spreads;
    }

    /** How likely what happened was by these weights: the mean logarithm, so 0 at best. */
    double likelihood(double[][] weights) {
        return total == 0 ? 0 : sums(weights, false).likelihood / total;
    }

    /** The weights of one unit of each feature, for a ridge that counts like so many games; begins where told. */
    double[][] weights(double ridge, double @Nullable [][] start) {
        double[][] weights = new double[stages][features];
        if (start != null) for (int stage = 0; stage < stages; stage++) weights[stage] = start[stage].clone();
        double objective = sums(weights, false).likelihood - penalty(weights, ridge);
        for (int step = 0; step < MOST_STEPS; step++) {
            Sums sums = sums(weights, true);
            double[] gradient = gradient(sums, weights, ridge);
            double[] direction = Cholesky.solve(curvature(sums, ridge), gradient);
            double slope = 0;
            for (int i = 0; i < gradient.length; i++) slope += gradient[i] * direction[i];
            if (slope < SMALLEST_STEP * (1 + total)) return weights;
            double length = 1;
            double[][] next = moved(weights, direction, length);
            double reached = sums(next, false).likelihood - penalty(next, ridge);
            while (reached < objective && length > SMALLEST_STEP) {
                length /= 2;
                next = moved(weights, direction, length);
                reached = sums(next, false).likelihood - penalty(next, ridge);
            }
            if (reached < objective) return weights;
            weights = next;
            objective = reached;
        }
        return weights;
    }

    private double[][] moved(double[][] weights, double[] direction, double length) {
        double[][] moved = new double[stages][features];
        for (int stage = 0; stage < stages; stage++)
            for (int f = 0; f < features; f++)
                moved[stage][f] = weights[stage][f] + length * direction[stage * features + f];
        return moved;
    }

    // What is known of likelihood, slope and curvature, summed over the positions

    private static final class Sums {
        double likelihood;
        final double[][] gradient;
        final double[][][] curvature;

        Sums(int stages, int features, boolean curved) {
            gradient = new double[curved ? stages : 0][features];
            curvature = new double[curved ? stages : 0][features][features];
        }

        void add(Sums other) {
            likelihood += other.likelihood;
            for (int stage = 0; stage < gradient.length; stage++)
                for (int f = 0; f < gradient[stage].length; f++) {
                    gradient[stage][f] += other.gradient[stage][f];
                    for (int g = 0; g <= f; g++) curvature[stage][f][g] += other.curvature[stage][f][g];
                }
        }
    }

    /** In parts of fixed bounds, added up in order, so that the number of cores changes no digit. */
    private Sums sums(double[][] weights, boolean curved) {
        List<Sums> parts = IntStream.range(0, PARTS)
                .parallel()
                .mapToObj(part -> {
                    Sums sums = new Sums(stages, features, curved);
                    int from = (int) ((long) choices.size() * part / PARTS);
                    int to = (int) ((long) choices.size() * (part + 1) / PARTS);
                    for (Choice choice : choices.subList(from, to)) add(choice, weights[choice.stage()], curved, sums);
                    return sums;
                })
                .toList();
        Sums all = new Sums(stages, features, curved);
        parts.forEach(all::add);
        return all;
    }

    private void add(Choice choice, double[] weights, boolean curved, Sums sums) {
        double[][] rows = choice.rows();
        double[] chances = new double[rows.length];
        double highest = Double.NEGATIVE_INFINITY;
        for (int row = 0; row < rows.length; row++) {
            for (int f = 0; f < features; f++) chances[row] += weights[f] * rows[row][f];
            highest = Math.max(highest, chances[row]);
        }
        double sum = 0;
        double happened = 0;
        for (int row = 0; row < rows.length; row++) {
            happened += choice.shares()[row] * (chances[row] - highest);
            chances[row] = Math.exp(chances[row] - highest);
            sum += chances[row];
        }
        sums.likelihood += choice.weight() * (happened - Math.log(sum));
        if (!curved) return;

        double[] expected = new double[features];
        for (int row = 0; row < rows.length; row++) {
            chances[row] /= sum;
            for (int f = 0; f < features; f++) expected[f] += chances[row] * rows[row][f];
        }
        double[] gradient = sums.gradient[choice.stage()];
        double[][] curvature = sums.curvature[choice.stage()];
        double[] off = new double[features];
        for (int row = 0; row < rows.length; row++) {
            for (int f = 0; f < features; f++) {
                off[f] = rows[row][f] - expected[f];
                gradient[f] += choice.weight() * choice.shares()[row] * off[f];
            }
            double weight = choice.weight() * chances[row];
            for (int f = 0; f < features; f++) {
                if (off[f] == 0) continue;
                for (int g = 0; g <= f; g++) curvature[f][g] += weight * off[f] * off[g];
            }
        }
    }

    // The ridge

    /** In standard deviations; a feature that never differs is held at nothing. */
    private double pull(int feature, double ridge) {
        return spreads[feature] == 0 ? 1 : ridge * spreads[feature] * spreads[feature];
    }

    private double penalty(double[][] weights, double ridge) {
        double penalty = 0;
        for (int f = 0; f < features; f++)
            for (int stage = 0; stage < stages; stage++) {
                double weight = weights[stage][f];
                penalty += pull(f, ridge) * TO_NOTHING * weight * weight / 2;
                if (stage == 0) continue;
                double change = weight - weights[stage - 1][f];
                penalty += pull(f, ridge) * change * change / 2;
            }
        return penalty;
    }

    private double[] gradient(Sums sums, double[][] weights, double ridge) {
        double[] gradient = new double[stages * features];
        for (int stage = 0; stage < stages; stage++)
            for (int f = 0; f < features; f++) {
                double pulled = TO_NOTHING * weights[stage][f];
                if (stage > 0) pulled += weights[stage][f] - weights[stage - 1][f];
                if (stage < stages - 1) pulled += weights[stage][f] - weights[stage + 1][f];
                gradient[stage * features + f] = sums.gradient[stage][f] - pull(f, ridge) * pulled;
            }
        return gradient;
    }

    private double[][] curvature(Sums sums, double ridge) {
        double[][] curvature = new double[stages * features][stages * features];
        for (int stage = 0; stage < stages; stage++)
            for (int f = 0; f < features; f++) {
                int at = stage * features + f;
                System.arraycopy(sums.curvature[stage][f], 0, curvature[at], stage * features, f + 1);
                double neighbours = (stage > 0 ? 1 : 0) + (stage < stages - 1 ? 1 : 0);
                curvature[at][at] += pull(f, ridge) * (TO_NOTHING + neighbours);
                if (stage > 0) curvature[at][at - features] -= pull(f, ridge);
            }
        return curvature;
    }
}
