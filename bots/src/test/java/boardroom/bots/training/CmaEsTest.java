package boardroom.bots.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import boardroom.engine.Rng;
import java.util.Arrays;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;

class CmaEsTest {
    private static final int N = 8;

    /** The best of many tries' mean, after at most so many tries. */
    private static double[] search(ToDoubleFunction<double[]> figure, double start, int tries, long seed) {
        double[] from = new double[N];
        Arrays.fill(from, start);
        CmaEs search = new CmaEs(from, 0.5, new Rng(seed));
        for (int tried = 0; tried + CmaEs.lambda(N) <= tries; tried += CmaEs.lambda(N)) {
            double[][] asked = search.ask();
            search.tell(asked, Arrays.stream(asked).mapToDouble(figure).toArray());
        }
        return search.mean();
    }

    private static double sphere(double[] x) {
        return Arrays.stream(x).map(v -> v * v).sum();
    }

    /** A million times as steep in one direction as in another. */
    private static double ellipsoid(double[] x) {
        double sum = 0;
        for (int i = 0; i < N; i++) sum += Math.pow(1e6, i / (N - 1.0)) * x[i] * x[i];
        return sum;
    }

    /** A bent valley. */
    private static double rosenbrock(double[] x) {
        double sum = 0;
        for (int i = 0; i < N - 1; i++) sum += 100 * Math.pow(x[i + 1] - x[i] * x[i], 2) + (1 - x[i]) * (1 - x[i]);
        return sum;
    }

    @Test
    void the_middle_of_a_ball_is_found() {
        assertThat(sphere(search(CmaEsTest::sphere, 3, 1_500, 1))).isLessThan(1e-8);
    }

    @Test
    void the_middle_of_a_long_thin_ellipsoid_is_found() {
        assertThat(ellipsoid(search(CmaEsTest::ellipsoid, 3, 5_000, 2))).isLessThan(1e-8);
    }

    @Test
    void the_end_of_a_bent_valley_is_found() {
        double[] found = search(CmaEsTest::rosenbrock, 0, 8_000, 3);

        for (double x : found) assertThat(x).isCloseTo(1, within(1e-4));
    }

    @Test
    void where_figures_are_left_to_chance_the_mean_still_comes_close() {
        Rng chance = new Rng(9);
        double[] found = search(x -> sphere(x) + chance.nextDouble(), 2, 3_000, 4);

        assertThat(sphere(found)).isLessThan(1);
    }

    @Test
    void the_same_seed_finds_the_same() {
        assertThat(search(CmaEsTest::rosenbrock, 0, 500, 5)).isEqualTo(search(CmaEsTest::rosenbrock, 0, 500, 5));
        assertThat(search(CmaEsTest::rosenbrock, 0, 500, 5)).isNotEqualTo(search(CmaEsTest::rosenbrock, 0, 500, 6));
    }
}
