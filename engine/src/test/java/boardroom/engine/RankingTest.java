package boardroom.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Ranks by several figures. */
class RankingTest {
    private static Ranking of(int[] first, int[] second) {
        return Ranking.of(first.length, seat -> first[seat], seat -> second[seat]);
    }

    private static List<Integer> ranks(Ranking ranking) {
        return ranking.result().standings().stream().map(Result.Standing::rank).toList();
    }

    @Test
    void the_first_figure_decides_whatever_the_second_is() {
        assertThat(ranks(of(new int[] {1, 3, 2}, new int[] {9, 0, 5}))).containsExactly(3, 1, 2);
    }

    @Test
    void the_next_figure_breaks_a_tie() {
        assertThat(ranks(of(new int[] {2, 2, 2}, new int[] {1, 3, 2}))).containsExactly(3, 1, 2);
    }

    @Test
    void equal_in_all_is_equal_in_rank_and_the_next_rank_is_left_out() {
        Ranking ranking = of(new int[] {2, 2, 1}, new int[] {3, 3, 3});

        assertThat(ranks(ranking)).containsExactly(1, 1, 3);
        assertThat(ranking.first()).isEqualTo(Seats.of(0).with(1));
        assertThat(ranking.result().winners()).isEqualTo(ranking.first());
    }

    @Test
    void one_wins_or_several_share() {
        assertThat(of(new int[] {1, 2}, new int[] {0, 0}).result().headline()).isEqualTo(new Ending.WonBy(1).say());
        assertThat(of(new int[] {2, 2}, new int[] {0, 0}).result().headline())
                .isEqualTo(new Ending.SharedBy(Seats.all(2)).say());
    }

    @Test
    void the_score_is_the_first_figure_in_its_unit() {
        Ranking ranking = of(new int[] {7, 2}, new int[] {0, 0});

        assertThat(ranking.result().standings().getFirst().score()).isEqualTo(Arg.of(7));
        assertThat(ranking.in("users").result().standings().getFirst().score()).isEqualTo(new Arg.Amount("users", 7));
    }
}
