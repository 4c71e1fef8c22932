package boardroom.games.boss.view;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.games.boss.rules.BossState.Ending;
import boardroom.games.boss.rules.Fixture;
import boardroom.games.boss.view.BossPublicView.EndView;
import boardroom.games.boss.view.BossPublicView.RoundView;
import boardroom.games.boss.view.BossPublicView.ScoreView;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Section 6 and 11: what is looked back on. */
class EndViewTest {
    private static EndView end(Fixture table, Ending ending) {
        table.s.ending = ending;
        return Objects.requireNonNull(Seen.all(table.goTo("end")).end());
    }

    @Test
    void there_is_none_before_the_end() {
        assertThat(Seen.all(Fixture.table(2).goTo("hiring-bid")).end()).isNull();
    }

    @Test
    void g20_the_score_by_source() {
        Fixture table = Fixture.table(2).round(12);
        table.company(0).chart("celia > boris sol ned").cash(23).it().heir = true;

        EndView end = end(table, Ending.LAST_ROUND);

        assertThat(end.why()).isEqualTo("last-round");
        assertThat(end.ranking()).containsExactly(0, 1);
        assertThat(end.decidedBy()).isEqualTo("vp");
        assertThat(end.rivalWon()).isFalse();
        ScoreView score = end.scores().getFirst();
        assertThat(score.cash()).isEqualTo(2);
        assertThat(score.legacy()).isEqualTo(3);
        assertThat(score.total()).isEqualTo(5);
    }

    @Test
    void every_round_that_was_played_is_there() {
        Fixture table = Fixture.table(2).round(11);
        table.company(0).chart("founder > boris celia").track(9).cash(20);
        table.company(1).cash(20);
        table.goTo("payday");

        assertThat(table.s.roundNumber).isEqualTo(12);
        assertThat(end(table, Ending.NO_PROJECTS_LEFT).scores().getFirst().rounds())
                .containsExactly(new RoundView(9, 5, 15, 0, 10, 3, 1, List.of()));
    }

    @Test
    void g51_against_the_rival_a_tie_is_lost() {
        Fixture table = Fixture.table(1);
        Objects.requireNonNull(table.s.rival).vp = 4;
        table.company(0).vp(4).cash(9);

        assertThat(end(table, Ending.LAST_ROUND).rivalWon()).isTrue();
    }
}
