package boardroom.bots.training;

import boardroom.engine.Rng;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Searches numbers that make a figure small, where nothing is known but the figure of each try: N. Hansen's evolution
 * strategy with covariance matrix adaptation, (mu/mu_w, lambda) with rank-one and rank-mu update and cumulative step sizes.
 * Letters are those of his tutorial.
 */
final class CmaEs {
    private final int n;
    private final int lambda;
    private final double[] weights;
    private final double muEff;
    private final double cSigma;
    private final double dSigma;
    private final double cC;
    private final double c1;
    private final double cMu;
    private final double chiN;
    private final Rng rng;

    private final double[] mean;
    private double sigma;
    private final double[][] c;
    private final double[] pSigma;
    private final double[] pC;
    private Eigen eigen;
    private int generation;

    CmaEs(double[] start, double sigma, Rng rng) {
        n = start.length;
        if (n == 0) throw new IllegalArgumentException("nothing to search");
        this.sigma = sigma;
        this.rng = rng;
        mean = start.clone();
        lambda = lambda(n);
        weights = new double[lambda / 2];
        for (int i = 0; i < weights.length; i++) weights[i] = Math.log((lambda + 1) / 2.0) - Math.log(i + 1.0);
        double sum = Arrays.stream(weights).sum();
        for (int i = 0; i < weights.length; i++) weights[i] /= sum;
        muEff = 1 / Arrays.stream(weights).map(w -> w * w).sum();
        cSigma = (muEff + 2) / (n + muEff + 5);
        dSigma = 1 + 2 * Math.max(0, Math.sqrt((muEff - 1) / (n + 1)) - 1) + cSigma;
        cC = (4 + muEff / n) / (n + 4 + 2 * muEff / n);
        c1 = 2 / ((n + 1.3) * (n + 1.3) + muEff);
        cMu = Math.min(1 - c1, 2 * (muEff - 2 + 1 / muEff) / ((n + 2.0) * (n + 2.0) + muEff));
        chiN = Math.sqrt(n) * (1 - 1 / (4.0 * n) + 1 / (21.0 * n * n));
        c = new double[n][n];
        for (int i = 0; i < n; i++) c[i][i] = 1;
        pSigma = new double[n];
        pC = new double[n];
        eigen = Eigen.of(c);
    }

    /** How many tries a generation has for so many numbers. */
    static int lambda(int n) {
        return 4 + (int) (3 * Math.log(n));
    }

    /** Where the search has come to: better than any single try where figures are left to chance. */
    double[] mean() {
        return mean.clone();
    }

    double sigma() {
        return sigma;
    }

    /** The tries of the next generation. */
    double[][] ask() {
        double[][] tries = new double[lambda][n];
        for (double[] x : tries) {
            double[] z = new double[n];
            for (int i = 0; i < n; i++) z[i] = gauss();
            double[] y = eigen.shaped(z);
            for (int i = 0; i < n; i++) x[i] = mean[i] + sigma * y[i];
        }
        return tries;
    }

    private double gauss() {
        return Math.sqrt(-2 * Math.log(1 - rng.nextDouble())) * Math.cos(2 * Math.PI * rng.nextDouble());
    }

    /** The figures of the tries that were asked for, the smaller the better. */
    void tell(double[][] tries, double[] figures) {
        generation++;
        int[] order = IntStream.range(0, lambda)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> figures[i]))
                .mapToInt(i -> i)
                .toArray();
        double[][] y = new double[weights.length][n];
        double[] step = new double[n];
        for (int k = 0; k < weights.length; k++)
            for (int i = 0; i < n; i++) {
                y[k][i] = (tries[order[k]][i] - mean[i]) / sigma;
                step[i] += weights[k] * y[k][i];
            }
        for (int i = 0; i < n; i++) mean[i] += sigma * step[i];

        double[] whitened = eigen.whitened(step);
        double length = 0;
        for (int i = 0; i < n; i++) {
            pSigma[i] = (1 - cSigma) * pSigma[i] + Math.sqrt(cSigma * (2 - cSigma) * muEff) * whitened[i];
            length += pSigma[i] * pSigma[i];
        }
        length = Math.sqrt(length);
        boolean steady = length / Math.sqrt(1 - Math.pow(1 - cSigma, 2.0 * generation)) < (1.4 + 2 / (n + 1.0)) * chiN;
        for (int i = 0; i < n; i++)
            pC[i] = (1 - cC) * pC[i] + (steady ? Math.sqrt(cC * (2 - cC) * muEff) * step[i] : 0);
        adapt(y, steady ? 0 : cC * (2 - cC));
        sigma *= Math.exp(cSigma / dSigma * (length / chiN - 1));
        eigen = Eigen.of(c);
    }

    private void adapt(double[][] y, double missing) {
        for (int i = 0; i < n; i++)
            for (int j = 0; j <= i; j++) {
                double rankMu = 0;
                for (int k = 0; k < y.length; k++) rankMu += weights[k] * y[k][i] * y[k][j];
                c[i][j] = (1 - c1 - cMu + c1 * missing) * c[i][j] + c1 * pC[i] * pC[j] + cMu * rankMu;
                c[j][i] = c[i][j];
            }
    }
}
