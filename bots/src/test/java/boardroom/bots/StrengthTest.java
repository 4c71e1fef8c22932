package boardroom.bots;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Bot;
import boardroom.engine.Game;
import boardroom.engine.Options;
import boardroom.games.Shelf;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the bots are worth against each other, in the games people play. */
class StrengthTest {
    private static final Game<?, ?> ESOP_WARS = game("esop-wars");

    private static Game<?, ?> game(String id) {
        return Shelf.titles().stream()
                .filter(title -> title.id().equals(id))
                .findFirst()
                .orElseThrow()
                .open();
    }

    private static Share shareOfTheFirst(List<Bot> bots, int games) {
        return shareOfTheFirst(ESOP_WARS, bots, games);
    }

    private static Share shareOfTheFirst(Game<?, ?> game, List<Bot> bots, int games) {
        return new Tournament(game, bots, 2, Options.defaults(game.box()), games, 1)
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

    /** Far fewer iterations than any level people would call strong, and games few enough to be quick. */
    @ParameterizedTest
    @CsvSource({"esop-wars, 100", "it-startup, 30", "ship-it, 30", "boss, 16"})
    void a_quick_search_wins_most_two_seat_games_against_greedy(String game, int games) {
        assertThat(shareOfTheFirst(game(game), List.of(SearchBot.anchor(100), new GreedyBot()), games)
                        .share())
                .isGreaterThanOrEqualTo(0.55);
    }

    /** Section 12 of its rules: greedy tables of two complete two months of three. */
    @Test
    void searchers_complete_most_months_of_ship_shape_together() {
        Game<?, ?> shipShape = game("ship-shape");
        Share won = new Tournament(
                        shipShape, List.of(SearchBot.anchor(100)), 2, Options.defaults(shipShape.box()), 20, 1)
                .play()
                .getFirst()
                .share();

        assertThat(won.wins()).isGreaterThanOrEqualTo(11);
    }

    /** The control: against its own kind a bot gets its fair share. */
    @Test
    void a_mirror_match_is_even() {
        Share share = shareOfTheFirst(List.of(new GreedyBot(), new GreedyBot()), 500);

        assertThat(share.low()).isLessThanOrEqualTo(0.5);
        assertThat(share.high()).isGreaterThanOrEqualTo(0.5);
    }

    /** Section 12 of its rules: 99.5 % of first voyages with four seats; without a plan none. */
    @Test
    void four_greedy_bots_complete_nearly_every_first_voyage_of_ship_shape() {
        Game<?, ?> shipShape = game("ship-shape");
        Map<String, Object> firstVoyage = shipShape.box().presets().stream()
                .filter(preset -> preset.id().equals("first-voyage"))
                .findFirst()
                .orElseThrow()
                .set();
        Options options = Options.of(shipShape.box(), firstVoyage);

        Share won = new Tournament(shipShape, List.of(new GreedyBot()), 4, options, 40, 1)
                .play()
                .getFirst()
                .share();

        assertThat(won.wins()).isGreaterThanOrEqualTo(34);
    }

    /** Section 12 of its rules: 98 of 100 against random play. */
    @Test
    void greedy_wins_nine_of_ten_two_seat_games_of_boss_against_random() {
        assertThat(shareOfTheFirst(game("boss"), List.of(new GreedyBot(), new RandomBot()), 200)
                        .share())
                .isGreaterThanOrEqualTo(0.9);
    }
}
