package boardroom.engine;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What bots found out by playing against themselves, as it stands in {@code sense.json}. */
public record Learned(@Nullable Evaluation evaluation) {
    /** Of a game nobody has trained for. */
    static final Learned NOTHING = new Learned(null);

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
}
