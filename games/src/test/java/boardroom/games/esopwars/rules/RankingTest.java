package boardroom.games.esopwars.rules;

import static boardroom.games.esopwars.rules.Table.ALPHA;
import static boardroom.games.esopwars.rules.Table.BETA;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Section 6: score, tie-breakers, titles. */
class RankingTest {
    /** Two teams that are equal in everything. */
    private static Table tied(Map<String, ?> options) {
        Table table = Table.of(2, options)
                .employs(ALPHA, "priya", "yara", "jun")
                .employs(BETA, "priya", "yara", "jun")
                .founded(ALPHA, 4)
                .founded(BETA, 2);
        for (int seat : new int[] {ALPHA, BETA}) {
            table.valued(seat, 7_632_800_000L).pool(seat, 50);
            table.team(seat).valuations = new long[] {145_000_000, 800_000_000, 3_816_400_000L};
        }
        return table;
    }

    private int winner(Map<String, ?> options, Consumer<Table> difference) {
        Table table = tied(options);
        difference.accept(table);
        return Ranking.of(table.s)[0].seat;
    }

    private int winner(Consumer<Table> difference) {
        return winner(Map.of(), difference);
    }

    @Test
    void example_30_ties_are_broken_in_this_order() {
        assertThat(winner(_ -> {})).as("founding number 2 before 4").isEqualTo(BETA);
        assertThat(winner(t -> t.team(ALPHA).valuations[0] = 150_000_000))
                .as("after Seed")
                .isEqualTo(ALPHA);
        assertThat(winner(t -> {
                    t.team(ALPHA).valuations[1] = 812_000_000;
                    t.team(BETA).valuations[0] = 150_000_000;
                }))
                .as("after Early")
                .isEqualTo(ALPHA);
        assertThat(winner(t -> {
                    t.employs(BETA, "priya", "yara", "amara");
                    t.team(BETA).valuations[1] = 812_000_000;
                }))
                .as("strength 510 before 480")
                .isEqualTo(ALPHA);
        assertThat(winner(t -> {
                    t.pool(ALPHA, 75);
                    t.employs(ALPHA, "priya", "yara", "amara");
                }))
                .as("pool 75 before 50")
                .isEqualTo(ALPHA);
        assertThat(winner(t -> {
                    t.valued(ALPHA, 7_632_800_001L);
                    t.pool(BETA, 75);
                }))
                .as("valuation first of all")
                .isEqualTo(ALPHA);
    }

    @Test
    void example_44_two_titles() {
        Table table = tied(Map.of("titles", "two"))
                .valued(ALPHA, 9_541_000_000L)
                .valued(BETA, 8_000_000_000L)
                .grants(ALPHA, 400, 200, 100)
                .grants(BETA, 500, 250, 200);
        assertThat(Ranking.employeeValue(table.team(ALPHA))).isEqualTo(667_870_000);
        assertThat(Ranking.employeeValue(table.team(BETA))).isEqualTo(760_000_000);
        assertThat(Ranking.of(table.s)[0].seat).isEqualTo(ALPHA);
        assertThat(Ranking.bestEmployer(table.s)).isEqualTo(table.team(BETA));
    }

    @Test
    void example_45_founder_share() {
        for (String score : new String[] {"share", "company"}) {
            Table table = tied(Map.of("founderScore", score))
                    .valued(ALPHA, 9_541_000_000L)
                    .valued(BETA, 9_200_000_000L)
                    .grants(ALPHA, 500, 400, 75)
                    .grants(BETA, 100, 100, 100);
            assertThat(Ranking.employeeValue(table.team(ALPHA))).isEqualTo(930_247_500);
            assertThat(Ranking.founderValue(table.team(ALPHA))).isEqualTo(8_610_752_500L);
            assertThat(Ranking.employeeValue(table.team(BETA))).isEqualTo(276_000_000);
            assertThat(Ranking.founderValue(table.team(BETA))).isEqualTo(8_924_000_000L);
            assertThat(Ranking.of(table.s)[0].seat).isEqualTo(score.equals("share") ? BETA : ALPHA);
        }
    }

    @Test
    void the_best_employer_of_equals_granted_more_then_was_founded_first() {
        Table table = tied(Map.of("titles", "two"));
        assertThat(Ranking.bestEmployer(table.s)).as("founding number").isEqualTo(table.team(BETA));
        table.valued(ALPHA, 1000).valued(BETA, 1000).grants(ALPHA, 2, 2, 1).grants(BETA, 1, 1, 1);
        assertThat(Ranking.employeeValue(table.team(ALPHA))).isEqualTo(Ranking.employeeValue(table.team(BETA)) + 1);
        table.grants(ALPHA, 2, 2, 0);
        assertThat(Ranking.employeeValue(table.team(ALPHA))).isEqualTo(Ranking.employeeValue(table.team(BETA)));
        assertThat(Ranking.bestEmployer(table.s)).as("granted 4 before 3").isEqualTo(table.team(ALPHA));
    }

    @Test
    void granted_is_what_the_pool_has_lost() {
        Table table = Table.of(2);
        table.team(ALPHA).hire(Table.employee("priya"), 175);
        table.team(ALPHA).hire(Table.employee("mateo"), 50);
        assertThat(table.team(ALPHA).granted())
                .isEqualTo(1000 - table.team(ALPHA).pool)
                .isEqualTo(225);
    }
}
