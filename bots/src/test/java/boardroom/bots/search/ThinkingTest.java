package boardroom.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Budget;
import boardroom.engine.Rng;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ThinkingTest {
    private static final Settings HALVING = Settings.NORMAL;
    private static final Settings EXPLORING = HALVING.exploring();
    private final Nim game = new Nim();

    private Opinion<Nim.Take> think(Settings settings, int cores, int stones, Budget budget, long seed) {
        return new Thinking(settings, cores).about(game, null, new Nim.Pile(stones, 0), 0, budget, new Rng(seed));
    }

    /** Who leaves a multiple of four wins; the priors say three each time. */
    @ParameterizedTest
    @CsvSource({"5, 1", "6, 2", "7, 3", "9, 1", "11, 3"})
    void it_finds_by_looking_ahead_what_priors_and_evaluation_do_not_know(int stones, int right) {
        for (Settings settings : new Settings[] {HALVING, EXPLORING})
            assertThat(think(settings, 1, stones, Budget.iterations(3_000), 1)
                            .best()
                            .move())
                    .as("of %s stones", stones)
                    .isEqualTo(new Nim.Take(right));
    }

    @Test
    void a_forced_move_costs_no_thought() {
        Opinion<Nim.Take> opinion = think(HALVING, 1, 1, Budget.iterations(3_000), 1);

        assertThat(opinion.best().move()).isEqualTo(new Nim.Take(1));
        assertThat(opinion.iterations()).isZero();
    }

    @Test
    void without_time_it_answers_what_looks_best_at_a_glance() {
        assertThat(think(HALVING, 1, 9, Budget.iterations(0), 1).best().move()).isEqualTo(new Nim.Take(3));
        assertThat(think(EXPLORING, 2, 9, Budget.millis(0), 1).best().move()).isEqualTo(new Nim.Take(3));
    }

    @Test
    void it_can_be_interrupted_and_stays_so() {
        Thread.currentThread().interrupt();
        try {
            assertThat(think(HALVING, 2, 9, Budget.UNBOUNDED.atMost(1_000_000), 1)
                            .iterations())
                    .isLessThan(1_000_000);
            assertThat(Thread.currentThread().isInterrupted()).isTrue();
        } finally {
            Thread.interrupted();
        }
    }

    @Test
    void it_ends_with_its_time_however_many_iterations_there_may_be() {
        assertThat(think(HALVING, 1, 13, Budget.millis(20), 1).iterations()).isPositive();
        assertThat(think(EXPLORING, 1, 13, Budget.millis(20), 1).iterations()).isPositive();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void the_same_chance_iterations_and_cores_give_the_same_opinion(int cores) {
        for (Settings settings : new Settings[] {HALVING, EXPLORING})
            assertThat(think(settings, cores, 13, Budget.iterations(500), 7))
                    .isEqualTo(think(settings, cores, 13, Budget.iterations(500), 7));
    }

    /** However many iterations there are, none of those that are compared last was tried once more than another. */
    @Test
    void the_best_two_were_tried_equally_often() {
        for (int iterations = 4; iterations < 40; iterations++) {
            Opinion<Nim.Take> opinion = think(HALVING, 1, 13, Budget.iterations(iterations), 1);

            assertThat(opinion.candidates().get(1).visits())
                    .as("of %s iterations", iterations)
                    .isEqualTo(opinion.best().visits());
        }
    }

    @Test
    void it_never_thinks_longer_than_its_iterations() {
        for (int iterations : new int[] {1, 7, 100, 1_000})
            for (int cores = 1; cores <= 2; cores++)
                assertThat(think(HALVING, cores, 13, Budget.iterations(iterations), 1)
                                .iterations())
                        .isLessThanOrEqualTo(iterations + cores - 1);
    }
}
