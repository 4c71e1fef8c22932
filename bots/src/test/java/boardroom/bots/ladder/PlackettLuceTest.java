package boardroom.bots.ladder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import boardroom.engine.Rng;
import boardroom.engine.Seats;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlackettLuceTest {
    private static final Simulated FOUR =
            new Simulated(List.of("random", "greedy", "casual", "strong"), List.of(700.0, 1000.0, 1050.0, 1300.0));

    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void known_strengths_are_found_again_within_the_interval(int seats) {
        List<Rating> ratings = new PlackettLuce(FOUR.ids(), FOUR.roundRobin(seats, 200, new Rng(3))).ratings(1);

        assertThat(ratings).hasSize(4).allSatisfy(rating -> {
            double truth = FOUR.ratings().get(FOUR.ids().indexOf(rating.id()));
            assertThat(rating.margin()).isBetween(0.0, 60.0);
            assertThat(rating.rating()).isCloseTo(truth, within(rating.margin() + 1));
        });
    }

    @Test
    void greedy_stands_at_a_thousand_without_doubt() {
        Rating greedy = new PlackettLuce(FOUR.ids(), FOUR.roundRobin(2, 20, new Rng(3)))
                .ratings(1)
                .get(1);

        assertThat(greedy).isEqualTo(new Rating("greedy", 1000, 0));
    }

    @Test
    void about_95_of_100_intervals_cover_the_truth() {
        Simulated two = new Simulated(List.of("greedy", "casual"), List.of(1000.0, 1100.0));
        int covered = 0;
        for (int times = 0; times < 200; times++) {
            Rating casual = new PlackettLuce(two.ids(), two.roundRobin(2, 15, new Rng(times)))
                    .ratings(times, 80)
                    .get(1);
            if (Math.abs(casual.rating() - 1100) <= casual.margin()) covered++;
        }
        assertThat(covered).isBetween(180, 199);
    }

    @Test
    void who_always_wins_stays_on_the_scale_and_in_doubt() {
        Simulated far = new Simulated(List.of("greedy", "god"), List.of(1000.0, 9000.0));
        Rating god = new PlackettLuce(far.ids(), far.roundRobin(2, 30, new Rng(1)))
                .ratings(1)
                .get(1);

        assertThat(god.rating()).isBetween(1500.0, 3000.0);
        assertThat(god.margin()).isGreaterThan(100);
    }

    @Test
    void those_who_always_tie_are_equal() {
        List<Outcome> ties = new ArrayList<>();
        for (int game = 0; game < 20; game++)
            ties.add(new Outcome(game / 2, List.of("greedy", "twin"), List.of(1, 1), Seats.all(2)));

        Rating twin = new PlackettLuce(List.of("greedy", "twin"), List.of(new Played("twin", "greedy", 2, ties)))
                .ratings(1)
                .get(1);
        assertThat(twin.rating()).isCloseTo(1000, within(0.01));
    }
}
