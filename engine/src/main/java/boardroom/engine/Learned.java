package boardroom.engine;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What bots found out by playing against themselves, as it stands in {@code sense.json}.
 *
 * @param temperaments what a bot of this temperament takes for more or less important than it is, as factors of weights
 */
public record Learned(
        @Nullable Evaluation evaluation, @Nullable Map<String, Map<String, Double>> temperaments) {
    /** Of a game nobody has trained for. */
    static final Learned NOTHING = new Learned(null, null);

    /** The weights of an evaluation by feature and stage, and how they were found. */
    public record Evaluation(Found found, Map<String, List<Double>> weights) {}

    /**
     * How weights were found: by which command, from how many games, at tables of which sizes, and how well values went with
     * winning at a quarter, half and three quarters of games that were not learnt from, before and after.
     *
     * @param strength how a searcher did by these weights against the same one without; {@code null}: nobody searched
     */
    public record Found(
            String command,
            int games,
            List<Integer> seats,
            List<Double> correlationBefore,
            List<Double> correlation,
            @Nullable List<Strength> strength) {}

    /** Which share of its chairs' games a searcher won, where the true share lies, and what would have been fair. */
    public record Strength(int seats, int games, double share, double low, double high, double fair) {}

    /** Every feature that some temperament takes for more or less than it is. */
    Set<String> leant() {
        Set<String> leant = new TreeSet<>();
        if (temperaments != null)
            for (Map<String, Double> factors : temperaments.values()) leant.addAll(factors.keySet());
        return leant;
    }

    /** The factors of a temperament; none, if the game knows nothing of it. */
    Map<String, Double> leaning(String temperament) {
        return temperaments == null ? Map.of() : temperaments.getOrDefault(temperament, Map.of());
    }
}
