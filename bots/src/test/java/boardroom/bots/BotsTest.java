package boardroom.bots;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.bots.HiddenCoin.Call;
import boardroom.bots.HiddenCoin.Coin;
import boardroom.engine.Bot;
import boardroom.engine.Budget;
import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Match;
import boardroom.engine.Options;
import boardroom.engine.Rng;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BotsTest {
    private final HiddenCoin game = new HiddenCoin();

    private static List<Bot> all() {
        return Bots.all();
    }

    private Coin coin(int side) {
        return new Coin(side, new int[2], 0);
    }

    @Test
    void the_random_bot_plays_every_listed_move_about_equally_often() {
        Map<Call, Integer> played = new HashMap<>();
        Rng rng = new Rng(1);
        for (int i = 0; i < 4000; i++)
            played.merge(new RandomBot().decide(game, coin(0), 0, Budget.UNBOUNDED, rng), 1, Integer::sum);

        assertThat(played).hasSize(HiddenCoin.SIDES);
        assertThat(played.values()).allSatisfy(times -> assertThat(times).isBetween(900, 1100));
    }

    @Test
    void the_greedy_bot_plays_the_best_prior() {
        for (int side = 0; side < HiddenCoin.SIDES; side++)
            assertThat(new GreedyBot().choose(game, coin(side), 0, Budget.UNBOUNDED, new Rng(side)))
                    .isEqualTo(new Call(side));
    }

    @Test
    void the_greedy_bot_lets_chance_decide_among_equals() {
        int underNoCover = -1;
        Map<Call, Integer> played = new HashMap<>();
        Rng rng = new Rng(2);
        for (int i = 0; i < 4000; i++)
            played.merge(new GreedyBot().choose(game, coin(underNoCover), 0, Budget.UNBOUNDED, rng), 1, Integer::sum);

        assertThat(played).hasSize(HiddenCoin.SIDES);
    }

    /** The prior of this game peeks at the coin: only a reshuffled copy keeps the bot from knowing it. */
    @ParameterizedTest
    @MethodSource("all")
    void a_bot_decides_the_same_whatever_the_secret_is(Bot bot) {
        for (long seed = 0; seed < 200; seed++)
            assertThat(bot.decide(game, coin(0), 0, Budget.UNBOUNDED, new Rng(seed)))
                    .isEqualTo(bot.decide(game, coin(3), 0, Budget.UNBOUNDED, new Rng(seed)));
    }

    @ParameterizedTest
    @MethodSource("all")
    void deciding_leaves_the_state_alone(Bot bot) {
        Coin state = coin(2);

        bot.decide(game, state, 0, Budget.UNBOUNDED, new Rng(7));

        assertThat(state.side).isEqualTo(2);
        assertThat(state.turn).isZero();
    }

    @ParameterizedTest
    @MethodSource("all")
    void a_bot_plays_a_game_to_its_end(Bot bot) {
        Deal deal = new Deal(4, new Options(Map.of()), 11);

        Coin end = Match.play(game, deal, List.of(bot, bot, bot, bot), new Rng(5), Events.NONE);

        assertThat(game.owes(end).isEmpty()).isTrue();
    }

    @Test
    void bots_are_found_by_their_id() {
        assertThat(Bots.ids()).containsExactly("random", "greedy", "beginner", "casual", "strong", "expert");
        for (Bot bot : Bots.all()) assertThat(Bots.byId(bot.id())).isSameAs(bot);
        assertThat(Bots.byId("greedy")).isInstanceOf(GreedyBot.class);
        assertThat(Bots.byId("strong.grandmaster")).isNull();
        assertThat(Bots.byId("str")).isNull();
    }

    @Test
    void a_level_alone_is_its_first_character() {
        assertThat(Bots.levels()).containsExactly("beginner", "casual", "strong", "expert");
        for (Level level : Level.values())
            assertThat(Bots.byId(level.id()))
                    .isSameAs(Bots.byId(Personas.botId(Personas.of(level).getFirst())));
    }
}
