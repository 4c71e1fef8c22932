package boardroom.bots.training;

import boardroom.engine.Evaluation;
import boardroom.engine.Learned;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What training has found.
 *
 * @param weights of one unit of each feature, by stage
 * @param spreads how much each feature differs within a position, as a standard deviation
 * @param before how well values went with winning at a quarter, half and three quarters of games that were not learnt from
 * @param after the same with the weights found
 * @param strength how a searcher did by these weights against the same one without; empty: nobody searched
 * @param first whether the game had no weights before
 */
public record Found(
        Map<String, List<Double>> weights,
        List<Double> spreads,
        int games,
        List<Integer> seats,
        List<Double> before,
        List<Double> after,
        List<Strength> strength,
        boolean first) {

    /** The weights of an evaluation by feature and stage, in the order of the features. */
    static Map<String, List<Double>> weights(Evaluation<?> evaluation) {
        List<String> names = evaluation.features().names();
        Map<String, List<Double>> weights = new LinkedHashMap<>();
        for (int feature = 0; feature < names.size(); feature++) {
            List<Double> byStage = new ArrayList<>();
            for (int stage = 0; stage < evaluation.features().stages(); stage++)
                byStage.add(evaluation.weight(stage, feature));
            weights.put(names.get(feature), byStage);
        }
        return weights;
    }

    /** Whether the weights may take the place of the old ones: a searcher must not do worse by them. */
    public boolean isConfirmed() {
        return first || strength.stream().noneMatch(Strength::isWorse);
    }

    /** As it is written beside the box, found by this command. */
    public Learned.Evaluation learned(String command) {
        List<Learned.Strength> searched = strength.isEmpty()
                ? null
                : strength.stream().map(Strength::learned).toList();
        return new Learned.Evaluation(new Learned.Found(command, games, seats, before, after, searched), weights);
    }

    /** How much one standard deviation of each feature speaks for winning, by stage, as a table. */
    public List<String> table() {
        int width = weights.keySet().stream().mapToInt(String::length).max().orElse(0);
        List<String> lines = new ArrayList<>();
        weights.forEach((feature, byStage) -> {
            double spread = spreads.get(lines.size());
            StringBuilder line = new StringBuilder(feature).repeat(' ', width - feature.length());
            for (double weight : byStage) line.append(String.format(Locale.ROOT, " %7.2f", weight * spread));
            lines.add(line.toString());
        });
        return lines;
    }

    /** Figures between -1 and 1, in a row. */
    public static String figures(List<Double> figures) {
        return figures.stream()
                .map(figure -> String.format(Locale.ROOT, "%.2f", figure))
                .collect(Collectors.joining("/"));
    }
}
