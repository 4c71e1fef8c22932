package boardroom.bots.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import boardroom.engine.Likelihood;
import boardroom.engine.Rng;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConditionalLogitTest {
    private static final int GAMES = 20_000;

    /** Money counts little a dollar but varies a lot; the logo never differs. */
    private static final double[] MONEY_POINTS_LOGO = {0.02, 0.8, 0};

    /** Positions of one stage, won as the weights say. */
    private static List<Choice> games(int games, int rows, int stage, double[] weights, boolean orNobody, Rng rng) {
        List<Choice> choices = new ArrayList<>();
        for (int game = 0; game < games; game++) {
            double[][] features = new double[rows][];
            double[] chances = new double[rows];
            double sum = 0;
            for (int row = 0; row < rows; row++) {
                boolean nobody = orNobody && row == rows - 1;
                features[row] = new double[] {
                    nobody ? 0 : 100 * rng.nextDouble(), nobody ? 0 : rng.below(5), nobody && weights[2] != 0 ? 1 : 0
                };
                for (int f = 0; f < weights.length; f++) chances[row] += weights[f] * features[row][f];
                chances[row] = Math.exp(chances[row]);
                sum += chances[row];
            }
            for (int row = 0; row < rows; row++) chances[row] /= sum;
            double[] shares = new double[rows];
            shares[Likelihood.draw(chances, rows, rng)] = 1;
            choices.add(new Choice(features, stage, shares, 1));
        }
        return choices;
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5})
    void the_weights_by_which_games_were_won_are_found_again(int seats) {
        List<Choice> games = games(GAMES, seats, 0, MONEY_POINTS_LOGO, false, new Rng(seats));

        double[] found = new ConditionalLogit(games, 1, 3).weights(1, null)[0];

        assertThat(found[0]).isCloseTo(0.02, within(0.002));
        assertThat(found[1]).isCloseTo(0.8, within(0.05));
        assertThat(found[2]).isZero();
    }

    @Test
    void what_speaks_for_nobody_is_found_too() {
        List<Choice> games = games(GAMES, 4, 0, new double[] {0.02, 0.8, 3}, true, new Rng(7));

        double[] found = new ConditionalLogit(games, 1, 3).weights(1, null)[0];

        assertThat(found[0]).isCloseTo(0.02, within(0.002));
        assertThat(found[1]).isCloseTo(0.8, within(0.05));
        assertThat(found[2]).isCloseTo(3, within(0.2));
    }

    @Test
    void a_shared_win_speaks_for_both() {
        List<Choice> shared = List.of(new Choice(new double[][] {{1}, {1}, {0}}, 0, new double[] {.5, .5, 0}, 1));

        assertThat(new ConditionalLogit(shared, 1, 1).weights(0.1, null)[0][0]).isPositive();
    }

    @Test
    void a_stage_nobody_saw_lies_between_its_neighbours() {
        Rng rng = new Rng(3);
        List<Choice> games = new ArrayList<>(games(GAMES, 3, 0, new double[] {0.01, 0.4, 0}, false, rng));
        games.addAll(games(GAMES, 3, 2, new double[] {0.03, 1.2, 0}, false, rng));

        double[][] found = new ConditionalLogit(games, 3, 3).weights(20, null);

        assertThat(found[0][1]).isCloseTo(0.4, within(0.05));
        assertThat(found[1][1]).isBetween(0.6, 0.9);
        assertThat(found[2][1]).isCloseTo(1.2, within(0.05));
    }

    @Test
    void a_stage_of_few_games_leans_on_its_neighbour_the_more_the_heavier_the_ridge() {
        Rng rng = new Rng(5);
        List<Choice> games = new ArrayList<>(games(GAMES, 3, 0, new double[] {0.02, 0.8, 0}, false, rng));
        games.addAll(games(20, 3, 1, new double[] {0.02, -0.8, 0}, false, rng));
        ConditionalLogit logit = new ConditionalLogit(games, 2, 3);

        assertThat(logit.weights(0.1, null)[1][1]).isNegative();
        assertThat(logit.weights(320, null)[1][1]).isBetween(0.4, 0.8);
    }

    @Test
    void where_it_begins_does_not_matter() {
        List<Choice> games = games(500, 3, 0, MONEY_POINTS_LOGO, false, new Rng(11));
        ConditionalLogit logit = new ConditionalLogit(games, 1, 3);

        double[][] far = {{-0.5, 9, 4}};

        assertThat(logit.weights(5, far)[0][1]).isCloseTo(logit.weights(5, null)[0][1], within(1e-4));
    }

    @Test
    void what_was_likelier_is_more_likely() {
        List<Choice> games = games(2_000, 3, 0, MONEY_POINTS_LOGO, false, new Rng(13));
        ConditionalLogit logit = new ConditionalLogit(games, 1, 3);

        assertThat(logit.likelihood(new double[1][3])).isCloseTo(-Math.log(3), within(1e-9));
        assertThat(logit.likelihood(new double[][] {MONEY_POINTS_LOGO}))
                .isGreaterThan(logit.likelihood(new double[1][3]));
    }
}
