package boardroom.bots.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import boardroom.bots.CoinWithFeatures;
import boardroom.bots.GreedyBot;
import boardroom.bots.RandomBot;
import boardroom.engine.Bot;
import boardroom.engine.Budget;
import boardroom.engine.Evaluation;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Rng;
import boardroom.engine.State;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class TrainingTest {
    private final List<String> told = new ArrayList<>();

    /** Looks under the cover, and calls another side. */
    private static final Bot LOSER = new Bot() {
        @Override
        public String id() {
            return "loser";
        }

        @Override
        public <S extends State<S>, M extends Move> M decide(
                Game<S, M> game, S state, int seat, Budget budget, Rng rng) {
            return choose(game, state, seat, budget, rng);
        }

        @Override
        public <S extends State<S>, M extends Move> M choose(
                Game<S, M> game, S guess, int seat, Budget budget, Rng rng) {
            List<M> moves = new ArrayList<>();
            game.moves(guess, seat, moves::add);
            double[] priors = new double[moves.size()];
            game.priors(guess, seat, moves, priors);
            return moves.get(priors[0] < priors[1] ? 0 : 1);
        }
    };

    private Found found(@Nullable Searcher searcher, long seed) {
        return new Training(new Training.Plan(3_000, 2, seed, Deadline.NEVER), searcher, told::add)
                .find(CoinWithFeatures.game());
    }

    @Test
    void calling_right_is_found_to_win_and_the_weather_not_to_matter() {
        Found found = found(null, 1);

        assertThat(found.weights().keySet()).containsExactly("right", "weather", "nobody-right");
        assertThat(afterTheFirstCall(found, "right")).isGreaterThan(1);
        assertThat(afterTheFirstCall(found, "weather") * found.spreads().get(1)).isBetween(-0.1, 0.1);
        assertThat(found.table()).hasSize(3);
        assertThat(found.isConfirmed()).isTrue();
        assertThat(told).hasSize(1);
    }

    private static double afterTheFirstCall(Found found, String feature) {
        return Objects.requireNonNull(found.weights().get(feature)).get(1);
    }

    @Test
    void values_go_with_winning_better_than_before_in_games_not_learnt_from() {
        Found found = found(null, 2);

        assertThat(found.before()).containsExactly(0.0, 0.0, 0.0);
        assertThat(found.after().get(2)).isGreaterThan(0.4);
        assertThat(found.after().get(2)).isGreaterThan(found.after().get(0));
        assertThat(found.seats()).containsExactly(2, 3, 4);
    }

    @Test
    void the_same_seed_finds_the_same() {
        assertThat(found(null, 3).learned("again")).isEqualTo(found(null, 3).learned("again"));
        assertThat(found(null, 3).learned("again")).isNotEqualTo(found(null, 4).learned("again"));
    }

    @Test
    void later_rounds_are_played_with_a_searcher_that_values_by_what_was_found() {
        List<Evaluation<?>> given = new ArrayList<>();

        Found found = found(
                evaluation -> {
                    if (evaluation != null) given.add(evaluation);
                    return new RandomBot();
                },
                5);

        assertThat(told).hasSize(2);
        assertThat(given).hasSize(2);
        assertThat(found.strength()).extracting(Strength::seats).containsExactly(2, 4);
        assertThat(found.strength()).noneMatch(Strength::isWorse);
    }

    @Test
    void weights_that_weaken_a_searcher_are_not_confirmed() {
        Strength weak = Strength.at(2, CoinWithFeatures.game(), LOSER, new RandomBot(), 400, 1, Deadline.NEVER);

        assertThat(weak.isWorse()).isTrue();
        assertThat(withStrength(weak, false).isConfirmed()).isFalse();
        assertThat(withStrength(weak, true).isConfirmed()).isTrue();
    }

    private static Found withStrength(Strength strength, boolean first) {
        return new Found(Map.of(), List.of(), 1, List.of(2), List.of(), List.of(), List.of(strength), first);
    }

    @Test
    void without_time_nothing_is_learnt() {
        Training.Plan plan = new Training.Plan(3_000, 1, 1, Deadline.in(Duration.ofSeconds(-1)));

        assertThatThrownBy(() -> new Training(plan, null, told::add).find(CoinWithFeatures.game()))
                .isInstanceOf(Training.TooFewGames.class)
                .hasMessageContaining("Only 0 games");
    }

    @Test
    void a_tournament_of_equals_is_neither_better_nor_worse() {
        Strength even =
                Strength.at(4, CoinWithFeatures.game(), new GreedyBot(), new GreedyBot(), 400, 1, Deadline.NEVER);

        assertThat(even.share().games()).isGreaterThanOrEqualTo(400);
        assertThat(even.fair()).isLessThan(0.25);
        assertThat(even.isBetter() || even.isWorse()).isFalse();
    }
}
