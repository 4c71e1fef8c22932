package boardroom.server.rating;

import java.util.ArrayList;
import java.util.List;

/**
 * Ratings of several at one table, from their places: Algorithm 1 (Bradley-Terry, every pair) of Weng and Lin, "A Bayesian
 * Approximation Method for Online Ranking", Journal of Machine Learning Research 12 (2011).
 *
 * @param beta how far the play of somebody varies from game to game
 * @param least a game leaves at least this part of a variance
 */
public record WengLin(double beta, double least) {
    /** As the paper has it, for a beginning spread of {@link Strength#UNKNOWN}: half of it from game to game. */
    public static final WengLin OF_THE_HOUSE = new WengLin(Strength.UNKNOWN.sigma() / 2, 0.0001);

    /** The strengths after a game that ended in these places (1 is best, equal places are a draw). */
    public List<Strength> after(List<Strength> before, List<Integer> places) {
        List<Strength> after = new ArrayList<>();
        for (int i = 0; i < before.size(); i++) after.add(after(before, places, i));
        return after;
    }

    private Strength after(List<Strength> before, List<Integer> places, int i) {
        Strength mine = before.get(i);
        double shift = 0;
        double certainty = 0;
        for (int q = 0; q < before.size(); q++) {
            if (q == i) continue;
            Strength other = before.get(q);
            double c = Math.sqrt(square(mine.sigma()) + square(other.sigma()) + 2 * square(beta));
            double wins = 1 / (1 + Math.exp((other.mu() - mine.mu()) / c));
            shift += square(mine.sigma()) / c * (score(places.get(i), places.get(q)) - wins);
            double gamma = mine.sigma() / c;
            certainty += gamma * square(mine.sigma() / c) * wins * (1 - wins);
        }
        return new Strength(mine.mu() + shift, mine.sigma() * Math.sqrt(Math.max(1 - certainty, least)));
    }

    private static double score(int mine, int other) {
        return mine == other ? 0.5 : mine < other ? 1 : 0;
    }

    private static double square(double x) {
        return x * x;
    }
}
