package boardroom.bots.ladder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import boardroom.bots.Share;
import boardroom.engine.Rng;
import boardroom.engine.Seats;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlayedTest {
    private static Outcome won(int deal, int seat) {
        return new Outcome(deal, List.of("a", "b"), seat == 0 ? List.of(1, 2) : List.of(2, 1), Seats.of(seat));
    }

    @Test
    void where_the_deal_decides_the_interval_is_wider_than_that_of_independent_games() {
        List<Outcome> games = new ArrayList<>();
        for (int game = 0; game < 200; game++) games.add(won(game / 2, game / 2 % 2));

        Share clustered = new Played("a", "b", 2, games).share();
        Share naive = Share.of(100, 200);
        assertThat(clustered.share()).isEqualTo(0.5);
        assertThat(clustered.high() - clustered.low()).isGreaterThan(1.3 * (naive.high() - naive.low()));
    }

    @Test
    void where_every_deal_comes_out_even_the_interval_is_still_that_of_its_games() {
        List<Outcome> games = new ArrayList<>();
        for (int game = 0; game < 200; game++) games.add(won(game / 2, game % 2));

        Share share = new Played("a", "b", 2, games).share();
        assertThat(share.low()).isCloseTo(Share.of(100, 200).low(), within(0.002));
    }

    @Test
    void who_wins_everything_may_still_lose_one_day() {
        List<Outcome> games = new ArrayList<>();
        for (int game = 0; game < 40; game++) games.add(won(game / 2, 0));

        Played played = new Played("a", "b", 2, games);
        assertThat(played.share().share()).isEqualTo(1);
        assertThat(played.share().low()).isBetween(0.85, 0.93);
        assertThat(played.turned().share().high()).isBetween(0.07, 0.15);
        assertThat(played.rank().mean()).isEqualTo(1);
        assertThat(played.rank().margin()).isPositive();
    }

    @Test
    void one_deal_alone_tells_nothing() {
        Share share = new Played("a", "b", 2, List.of(won(0, 0), won(0, 0))).share();

        assertThat(share).isEqualTo(new Share(2, 2, 1, 0, 1));
    }

    @Test
    void about_95_of_100_intervals_cover_the_share_though_deals_favour_somebody() {
        int covered = 0;
        for (int times = 0; times < 1000; times++) {
            Rng rng = new Rng(times);
            List<Outcome> games = new ArrayList<>();
            for (int deal = 0; deal < 25; deal++) {
                double chance = rng.below(2) == 0 ? 0.9 : 0.5;
                for (int game = 0; game < 4; game++) games.add(won(deal, rng.nextDouble() < chance ? 0 : 1));
            }
            Share share = new Played("a", "b", 2, games).share();
            if (share.low() <= 0.7 && 0.7 <= share.high()) covered++;
        }
        assertThat(covered).isBetween(930, 985);
    }

    @Test
    void a_game_that_all_have_lost_is_nobodys_win() {
        Outcome lost = new Outcome(1, List.of("a", "b"), List.of(1, 1), Seats.NONE);
        Played played = new Played("a", "b", 2, List.of(won(0, 0), won(0, 1), lost, lost));

        assertThat(played.lost()).isEqualTo(2);
        assertThat(played.share().share()).isEqualTo(0.25);
        assertThat(played.fair()).isEqualTo(0.25);
        assertThat(played.shareOfWon().share()).isEqualTo(0.5);
    }

    @Test
    void tied_seats_have_the_middle_of_their_ranks() {
        Outcome tied = new Outcome(0, List.of("a", "b", "b", "b"), List.of(1, 1, 3, 3), Seats.ofMask(3));

        assertThat(tied.middleRank("a")).isEqualTo(1.5);
        assertThat(tied.win("a")).isEqualTo(0.5);
        assertThat(tied.win("b")).isEqualTo(0.5);
    }
}
