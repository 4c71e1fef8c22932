package boardroom.bots;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Bot;
import boardroom.engine.Game;
import boardroom.engine.Options;
import boardroom.games.Shelf;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the bots are worth against each other, in the games people play. */
class StrengthTest {
    private static final Game<?, ?> ESOP_WARS = Shelf.titles().stream()
            .filter(title -> title.id().equals("esop-wars"))
            .findFirst()
            .orElseThrow()
            .open();

    private static Share shareOfTheFirst(List<Bot> bots, int games) {
        Options options = Options.defaults(ESOP_WARS.box());
        return new Tournament(ESOP_WARS, bots, 2, options, games, 1)
                .play()
                .getFirst()
                .share();
    }

    @Test
    void greedy_wins_nine_of_ten_two_team_games_of_esop_wars_against_random() {
        assertThat(shareOfTheFirst(List.of(new GreedyBot(), new RandomBot()), 500)
                        .share())
                .isGreaterThanOrEqualTo(0.9);
    }

    /** The control: against its own kind a bot gets its fair share. */
    @Test
    void a_mirror_match_is_even() {
        Share share = shareOfTheFirst(List.of(new GreedyBot(), new GreedyBot()), 500);

        assertThat(share.low()).isLessThanOrEqualTo(0.5);
        assertThat(share.high()).isGreaterThanOrEqualTo(0.5);
    }
}
