package boardroom.games.boss.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Telling;
import boardroom.games.boss.rules.BossState.Ending;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** 4.7.8 and 8.1: when the game ends, and how the marker passes on. */
class RoundEndTest {
    private static Ending end(Fixture table) {
        new RoundEnd(Fixture.rules()).open(table.s, new Telling());
        return table.s.ending;
    }

    @Test
    void the_marker_passes_clockwise() {
        Fixture table = Fixture.table(3).marker(2);
        assertThat(end(table)).isEqualTo(Ending.NOT_YET);
        assertThat(table.s.marker).isZero();
    }

    @ParameterizedTest
    @CsvSource({"8, 7, NOT_YET", "8, 8, LAST_ROUND", "12, 11, NOT_YET", "12, 12, LAST_ROUND", "14, 14, LAST_ROUND"})
    void the_game_ends_after_its_last_round_and_the_marker_stays(int rounds, int round, Ending ending) {
        Fixture table = Fixture.table(2, "rounds", rounds).round(round);
        assertThat(end(table)).isEqualTo(ending);
        assertThat(table.s.marker).isEqualTo(ending == Ending.NOT_YET ? 1 : 0);
    }

    @ParameterizedTest
    @CsvSource({"29, NOT_YET", "30, GOAL"})
    void a_company_reaches_the_vp(int vp, Ending ending) {
        Fixture table = Fixture.table(2, "victory", "vp-limit");
        table.company(1).vp(vp).cash(50);
        assertThat(end(table)).isEqualTo(ending);
    }

    @ParameterizedTest
    @CsvSource({"21, NOT_YET", "22, GOAL"})
    void a_company_reaches_the_skill(int skill, Ending ending) {
        Fixture table = Fixture.table(2, "victory", "skill");
        table.company(1).skill(skill);
        assertThat(end(table)).isEqualTo(ending);
    }

    @ParameterizedTest
    @CsvSource({"5, NOT_YET", "4, GOAL"})
    void a_company_completes_enough_projects(int goal, Ending ending) {
        Fixture table = Fixture.table(2, "victory", "projects", "projectGoal", goal);
        table.company(0).completed("sand-export", "smart-doormat", "helpline", "map-colouring");
        assertThat(end(table)).isEqualTo(ending);
    }

    @Test
    void goals_ignore_the_option_rounds_and_end_after_round_14_at_the_latest() {
        assertThat(end(Fixture.table(2, "victory", "skill", "rounds", 8).round(8)))
                .isEqualTo(Ending.NOT_YET);
        assertThat(end(Fixture.table(2, "victory", "skill").round(14))).isEqualTo(Ending.LAST_ROUND);
    }

    @Test
    void a_goal_reached_in_the_last_round_is_the_reason() {
        Fixture table = Fixture.table(2, "victory", "skill").round(14);
        table.company(0).skill(22);
        assertThat(end(table)).isEqualTo(Ending.GOAL);
    }

    @Test
    void with_rounds_as_the_goal_no_figure_ends_the_game() {
        Fixture table = Fixture.table(2);
        table.company(0).vp(99).skill(99);
        assertThat(end(table)).isEqualTo(Ending.NOT_YET);
    }

    @Test
    void r66_who_went_unpaid_counts_only_in_the_payday_after_which_the_game_ends() {
        Fixture table = Fixture.table(2).round(3);
        table.company(0).it().unpaid = 2;
        end(table);
        assertThat(table.s.companies[0].unpaid).isZero();
        Fixture last = Fixture.table(2).round(12);
        last.company(0).it().unpaid = 2;
        end(last);
        assertThat(last.s.companies[0].unpaid).isEqualTo(2);
    }

    @Test
    void the_end_is_told_with_its_reason() {
        Fixture table = Fixture.table(2, "rounds", 8).round(8).goTo("round-end");
        assertThat(table.phase()).isEqualTo("end");
        assertThat(table.told(BossEvent.GameEnded.class))
                .extracting(BossEvent.GameEnded::why)
                .containsExactly("last_round");
    }
}
