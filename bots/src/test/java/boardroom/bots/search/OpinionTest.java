package boardroom.bots.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import boardroom.bots.search.Opinion.Candidate;
import boardroom.engine.Rng;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OpinionTest {
    private static Candidate<Nim.Take> tried(int stones, int visits, double value) {
        return new Candidate<>(new Nim.Take(stones), 0.5, visits, value, value);
    }

    @Test
    void without_temperature_the_best_is_picked_and_with_it_others_too() {
        Opinion<Nim.Take> opinion = new Opinion<>(List.of(tried(1, 60, 0.6), tried(2, 30, 0.5), tried(3, 10, 0.4)));
        Rng rng = new Rng(1);
        Set<Nim.Take> warm = new HashSet<>();
        for (int i = 0; i < 200; i++) warm.add(opinion.pick(1, rng).move());

        assertThat(warm).hasSize(3);
        for (int i = 0; i < 20; i++) assertThat(opinion.pick(0, rng)).isEqualTo(opinion.best());
    }

    @Test
    void whoever_is_inclined_to_a_move_takes_it_the_more_often() {
        Opinion<Nim.Take> opinion = new Opinion<>(List.of(tried(1, 50, 0.5), tried(2, 50, 0.5)));
        Rng rng = new Rng(1);
        int taken = 0;
        for (int i = 0; i < 4000; i++)
            if (opinion.pick(1, one -> one.move().stones() == 2 ? 3 : 1, rng)
                            .move()
                            .stones()
                    == 2) taken++;

        assertThat(taken).isBetween(2900, 3100);
    }

    @Test
    void several_opinions_count_by_how_often_each_tried_a_move() {
        Opinion<Nim.Take> one = new Opinion<>(List.of(tried(1, 30, 0.6), tried(2, 10, 0.2)));
        Opinion<Nim.Take> other = new Opinion<>(List.of(tried(2, 50, 0.8), tried(1, 10, 0.2)));

        assertThat(Opinion.together(List.of(one, other)).candidates())
                .extracting(Candidate::move, Candidate::visits, Candidate::value)
                .containsExactly(
                        tuple(new Nim.Take(2), 60, (10 * 0.2 + 50 * 0.8) / 60),
                        tuple(new Nim.Take(1), 40, (30 * 0.6 + 10 * 0.2) / 40));
    }
}
