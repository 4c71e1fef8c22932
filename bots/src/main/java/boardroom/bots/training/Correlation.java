package boardroom.bots.training;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How well values go with winning, from -1 to 1. Within tables of the same size: that a win is rarer at larger ones is no
 * knowledge of the position.
 */
final class Correlation {
    /** What differs by less does not differ. */
    private static final double LEAST = 1e-9;

    /** Sums of value and win over the chairs of tables of one size. */
    private static final class Sums {
        double count;
        double value;
        double win;
        double valueSquared;
        double winSquared;
        double both;
    }

    private final Map<Integer, Sums> bySize = new HashMap<>();

    void add(double[] values, double[] shares) {
        Sums sums = bySize.computeIfAbsent(values.length, _ -> new Sums());
        for (int seat = 0; seat < values.length; seat++) {
            sums.count++;
            sums.value += values[seat];
            sums.win += shares[seat];
            sums.valueSquared += values[seat] * values[seat];
            sums.winSquared += shares[seat] * shares[seat];
            sums.both += values[seat] * shares[seat];
        }
    }

    double get() {
        double value = 0;
        double win = 0;
        double both = 0;
        for (Sums sums : bySize.values()) {
            value += sums.valueSquared - sums.value * sums.value / sums.count;
            win += sums.winSquared - sums.win * sums.win / sums.count;
            both += sums.both - sums.value * sums.win / sums.count;
        }
        return value < LEAST || win < LEAST ? 0 : both / Math.sqrt(value * win);
    }

    /** At a quarter, half and three quarters of these games. */
    static List<Double> byQuarter(List<PlayedGame> games, Valuing valuing) {
        List<Double> correlations = new ArrayList<>();
        int quarters = games.isEmpty() ? 0 : games.getFirst().quarters().size();
        for (int quarter = 0; quarter < quarters; quarter++) {
            Correlation correlation = new Correlation();
            for (PlayedGame game : games)
                correlation.add(
                        valuing.values(game, quarter),
                        game.quarters().get(quarter).shares());
            correlations.add(correlation.get());
        }
        return correlations;
    }

    /** What somebody takes a quarter of a game for, by seat. */
    interface Valuing {
        double[] values(PlayedGame game, int quarter);
    }
}
