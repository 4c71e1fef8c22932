package boardroom.games.boss.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.phases.PhasedGame;
import boardroom.games.boss.rules.BossMove.HiringBid;
import boardroom.games.boss.rules.BossMove.HiringPick;
import boardroom.games.boss.rules.BossMove.ProjectBid;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** 8.3: Consolidated Everything Ltd. */
class RivalTest {
    private static Fixture solo(int card) {
        Fixture table = Fixture.table(1);
        rival(table).cards = new int[] {card};
        return table;
    }

    private static Rival rival(Fixture table) {
        return Objects.requireNonNull(table.s.rival);
    }

    @Test
    void g51_its_bid_rises_and_must_be_higher_to_take_first() {
        for (int bid : new int[] {5, 4}) {
            Fixture table = solo(3).round(8).projectsOnTop("second-moon", "fairer-dice", "yoghurt-genome");
            table.company(0).cash(9);
            table.goTo("project-bid").play(0, new ProjectBid(bid));
            assertThat(rival(table).bid).isEqualTo(5);
            assertThat(rival(table).vp).isEqualTo(bid == 5 ? 0 : 9);
            assertThat(table.s.takenBy[0]).isEqualTo(bid == 5 ? BossState.OPEN : BossState.RIVAL);
            assertThat(rival(table).projects).hasSize(bid == 5 ? 0 : 1);
            BossEvent.RivalBid told = table.told(BossEvent.RivalBid.class).getFirst();
            assertThat(told.first()).isEqualTo(bid == 4);
            assertThat(told.rise()).isEqualTo(2);
        }
    }

    @Test
    void it_counts_as_a_player_when_cards_are_drawn() {
        Fixture table = solo(0).goTo("hiring-bid");
        assertThat(table.s.workerPool).hasSize(3);
    }

    @Test
    void it_takes_the_worker_with_the_best_base_outputs_who_goes_to_the_discard_pile() {
        // Celia 3+3+2, Boris 2+2+0, Hamza 3+1+0.
        Fixture table = solo(2).workersOnTop("boris", "celia", "hamza").goTo("hiring-bid");
        table.play(0, new HiringBid(1, 5));
        assertThat(table.s.takenBy).containsExactly(BossState.OPEN, BossState.RIVAL, BossState.OPEN);
        assertThat(table.s.workers.discards()).containsExactly(Fixture.worker("celia"));
        assertThat(table.refusal(0, new HiringPick("celia"))).isEqualTo("not-for-hire");
        BossEvent.RivalTook took = table.told(BossEvent.RivalTook.class).getFirst();
        assertThat(took.figure()).isEqualTo(8);
    }

    @Test
    void among_equals_it_takes_the_cheaper_worker_then_the_one_drawn_first() {
        // Boris and Hamza and Ned: 4 each; all for $2.
        Fixture table = solo(2).workersOnTop("ned", "boris", "hamza").goTo("hiring-bid");
        table.play(0, HiringBid.NOTHING);
        assertThat(table.s.takenBy).containsExactly(BossState.RIVAL, BossState.OPEN, BossState.OPEN);
    }

    @Test
    void among_projects_of_equal_vp_it_takes_the_higher_return() {
        Fixture table = solo(2).projectsOnTop("yoghurt-genome", "ergonomic-battering-ram", "soil-that-weeds-itself");
        table.goTo("project-bid").play(0, ProjectBid.NOTHING);
        assertThat(table.s.takenBy).containsExactly(BossState.OPEN, BossState.RIVAL, BossState.OPEN);
        assertThat(rival(table).vp).isEqualTo(1);
    }

    @Test
    void its_six_cards_are_shuffled_again_when_they_are_gone() {
        Fixture table = solo(2);
        rival(table).cards = new int[0];
        table.goTo("hiring-bid").play(0, HiringBid.NOTHING);
        assertThat(rival(table).cards).hasSize(5);
    }

    @Test
    void in_a_tender_and_in_a_skipped_phase_it_turns_no_card() {
        Fixture tender = solo(5);
        tender.s.tender = true;
        tender.goTo("project-bid");
        assertThat(tender.phase()).isEqualTo("project-pick");
        assertThat(rival(tender).cards).hasSize(1);
        Fixture empty = solo(5);
        while (empty.s.workers.size() > 0) empty.s.workers.draw(_ -> {});
        empty.goTo("hiring-bid");
        assertThat(rival(empty).cards).hasSize(1);
    }

    @Test
    void a_pool_it_has_emptied_ends_the_picks() {
        Fixture table = solo(5);
        while (table.s.workers.size() > 1) table.s.workers.draw(_ -> {});
        table.goTo("hiring-bid");
        table.s.ending = BossState.Ending.NOT_YET;
        table.play(0, new HiringBid(0, 0));
        assertThat(table.phase()).isNotEqualTo("hiring-pick").isNotEqualTo(PhasedGame.END);
    }
}
