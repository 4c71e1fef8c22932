package boardroom.engine;

/** Makes likelihoods of what is known about moves and positions, so that all games speak of them on one scale. */
public final class Likelihood {
    /** How much better a move must look, in standard deviations, to be chosen e times as often. */
    private static final double TEMPERATURE = 0.7;

    private Likelihood() {}

    /** Scores on any scale, the higher the better, become how likely a good player would choose each. */
    public static void ofScores(double[] scores, int count) {
        double mean = 0;
        for (int i = 0; i < count; i++) mean += scores[i] / count;
        double variance = 0;
        for (int i = 0; i < count; i++) variance += (scores[i] - mean) * (scores[i] - mean) / count;
        double scale = variance == 0 ? 0 : 1 / (Math.sqrt(variance) * TEMPERATURE);
        double sum = 0;
        for (int i = 0; i < count; i++) {
            scores[i] = Math.exp((scores[i] - mean) * scale);
            sum += scores[i];
        }
        for (int i = 0; i < count; i++) scores[i] /= sum;
    }

    /** Worths of the seats, none below 0, become shares of 1; if nothing is worth anything all have the same. */
    public static void ofWorths(double[] worths) {
        double sum = 0;
        for (double worth : worths) sum += worth;
        for (int i = 0; i < worths.length; i++) worths[i] = sum == 0 ? 1.0 / worths.length : worths[i] / sum;
    }

    /** Draws a place by likelihoods that come to 1. */
    public static int draw(double[] likelihoods, int count, Rng rng) {
        double point = rng.nextDouble();
        for (int i = 0; i < count - 1; i++) {
            point -= likelihoods[i];
            if (point < 0) return i;
        }
        return count - 1;
    }
}
