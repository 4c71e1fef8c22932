package boardroom.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import boardroom.engine.Bot;
import boardroom.engine.Budget;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Options;
import boardroom.engine.Rng;
import boardroom.engine.State;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TournamentTest {
    private static final Options NO_OPTIONS = new Options(Map.of());

    /** Always calls the first side. */
    private static final Bot STUBBORN = new Bot() {
        @Override
        public String id() {
            return "stubborn";
        }

        @Override
        public <S extends State<S>, M extends Move> M choose(
                Game<S, M> game, S guess, int seat, Budget budget, Rng rng) {
            List<M> moves = new ArrayList<>();
            game.moves(guess, seat, moves::add);
            return moves.getFirst();
        }
    };

    private static Tournament tournament(List<Bot> bots, int seats, int games, long seed) {
        return new Tournament(new HiddenCoin(), bots, seats, NO_OPTIONS, games, seed);
    }

    @Test
    void every_bot_sits_on_every_chair_equally_often() {
        Tournament tournament = tournament(List.of(STUBBORN, new RandomBot()), 3, 6, 1);
        Map<List<Integer>, Integer> times = new HashMap<>();
        for (int game = 0; game < 6; game++)
            for (int seat = 0; seat < 3; seat++)
                times.merge(List.of(seat, tournament.botAt(seat, game)), 1, Integer::sum);

        // Three chairs for two bots: the first has two of them.
        for (int seat = 0; seat < 3; seat++) {
            assertThat(times).containsEntry(List.of(seat, 0), 4).containsEntry(List.of(seat, 1), 2);
        }
    }

    @Test
    void the_same_seed_gives_the_same_tournament_and_another_one_another() {
        List<Bot> bots = List.of(new RandomBot(), STUBBORN);

        assertThat(tournament(bots, 2, 300, 5).play())
                .isEqualTo(tournament(bots, 2, 300, 5).play());
        assertThat(tournament(bots, 2, 300, 5).play())
                .isNotEqualTo(tournament(bots, 2, 300, 6).play());
    }

    @Test
    void rotated_seats_play_the_same_deals() {
        // Two stubborn bots call the same side of the same coin: they share every win, whatever the deal.
        List<Tournament.Score> scores =
                tournament(List.of(STUBBORN, STUBBORN), 2, 400, 3).play();

        assertThat(scores.get(0).share()).isEqualTo(scores.get(1).share());
        assertThat(scores.get(0).share().share()).isCloseTo(0.125, within(0.03));
        assertThat(scores.get(0).meanRank()).isCloseTo(1.75, within(0.06));
    }

    @Test
    void a_share_has_wilsons_interval() {
        Share half = Share.of(50, 100);
        assertThat(half.low()).isCloseTo(0.4038, within(0.0001));
        assertThat(half.high()).isCloseTo(0.5962, within(0.0001));

        Share all = Share.of(20, 20);
        assertThat(all.low()).isCloseTo(0.8389, within(0.0001));
        assertThat(all.high()).isEqualTo(1);
    }
}
