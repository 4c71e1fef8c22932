package boardroom.bots;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Bot;
import boardroom.engine.Budget;
import boardroom.engine.Deal;
import boardroom.engine.Options;
import boardroom.engine.Rng;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BudgetTest {
    private final HiddenCoin game = new HiddenCoin();

    static Stream<Bot> bots() {
        return Bots.all().stream();
    }

    @ParameterizedTest
    @MethodSource("bots")
    void every_bot_answers_even_if_there_is_no_time_to_think(Bot bot) {
        isLegal(bot, Budget.iterations(0));
        isLegal(bot, Budget.millis(0));
    }

    @ParameterizedTest
    @MethodSource("bots")
    void every_bot_answers_when_it_is_interrupted(Bot bot) {
        Thread.currentThread().interrupt();
        try {
            isLegal(bot, Budget.UNBOUNDED);
        } finally {
            Thread.interrupted();
        }
    }

    private void isLegal(Bot bot, Budget budget) {
        var state = game.deal(new Deal(2, new Options(Map.of()), 1));
        var move = bot.decide(game, state, 0, budget, new Rng(1));
        assertThat(game.refusal(state, 0, move)).isNull();
    }

    @Test
    void a_budget_ends_with_its_iterations_its_time_or_an_interruption() {
        Budget three = Budget.iterations(3);
        assertThat(three.allows(2)).isTrue();
        assertThat(three.allows(3)).isFalse();
        assertThat(Budget.millis(0).allows(0)).isFalse();
        assertThat(Budget.millis(60_000).atMost(5).allows(5)).isFalse();
        assertThat(Budget.millis(60_000).atMost(5).allows(4)).isTrue();
        Thread.currentThread().interrupt();
        assertThat(Budget.UNBOUNDED.allows(0)).isFalse();
        assertThat(Thread.interrupted()).isTrue();
    }
}
