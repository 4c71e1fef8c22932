package boardroom.games.boss.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.games.boss.rules.BossMove.Production;
import boardroom.games.boss.rules.BossMove.Work;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 4.5: the default plan, the ladder of plans, and what a preview tells of one. */
class PlansTest {
    private static Production proposed(Fixture table) {
        return new Plans(new PlanRules(Fixture.rules()))
                .proposed(table.s, table.company(0).it());
    }

    private static Work run(String project) {
        return new Work(project, true, null);
    }

    @Test
    void what_is_nearest_to_its_end_is_run_first() {
        Fixture table = Fixture.table(2);
        table.company(0).cash(10).time(5).works("escalator-for-stairs", 0, 0).works("umbrella-works", 2, 0);
        assertThat(proposed(table)).isEqualTo(new Production(0, List.of(run("umbrella-works")), null, false));
    }

    @Test
    void then_most_vp_then_longest_owned() {
        Fixture table = Fixture.table(2);
        table.company(0)
                .cash(10)
                .time(4)
                .works("soil-that-weeds-itself", 0, 0)
                .works("escalator-for-stairs", 0, 0)
                .works("queue-optimiser", 0, 0);
        assertThat(proposed(table).plan()).containsExactly(run("escalator-for-stairs"));
        table.company(0).time(2);
        assertThat(proposed(table).plan()).containsExactly(run("soil-that-weeds-itself"));
    }

    @Test
    void what_cannot_be_run_is_caught_up_as_far_as_time_goes() {
        Fixture table = Fixture.table(2);
        table.company(0).cash(10).time(1).works("escalator-for-stairs", 0, 2).works("submarine-taxi", 0, 2);
        assertThat(proposed(table).plan()).containsExactly(new Work("submarine-taxi", false, 1));
        table.company(0).time(3);
        assertThat(proposed(table).plan())
                .containsExactly(new Work("escalator-for-stairs", false, 1), new Work("submarine-taxi", false, 2));
    }

    @Test
    void overheads_must_be_there() {
        Fixture table = Fixture.table(2);
        table.company(0).cash(1).time(9).works("yoghurt-genome", 0, 0).works("soil-that-weeds-itself", 0, 0);
        assertThat(proposed(table).plan()).containsExactly(run("yoghurt-genome"));
    }

    @Test
    void who_is_late_hands_in_the_default_plan() {
        Fixture table = Fixture.table(2);
        table.company(0).cash(10).time(5).works("umbrella-works", 2, 0);
        table.only("production").timeout(0).timeout(1);
        assertThat(table.company(0).it().completed).hasSize(1);
    }

    @Test
    void the_ladder_is_legal_short_and_begins_with_the_default_plan() {
        Fixture table = Fixture.table(2);
        table.company(0)
                .cash(10)
                .time(7)
                .ideas(7)
                .works("escalator-for-stairs", 0, 1)
                .works("soil-that-weeds-itself", 1, 2)
                .works("submarine-taxi", 0, 0)
                .takes("yoghurt-genome");
        table.only("production");
        List<BossMove> moves = table.moves(0);
        assertThat(moves).hasSizeBetween(6, 13).doesNotHaveDuplicates();
        assertThat(moves.getFirst()).isEqualTo(proposed(table));
        for (BossMove move : moves)
            assertThat(table.refusal(0, move)).as(move.toString()).isNull();
        assertThat(moves).anyMatch(move -> ((Production) move).outsource() > 0);
        assertThat(moves).anyMatch(move -> ((Production) move).shortcut() != null);
        assertThat(moves).anyMatch(move -> ((Production) move).patent());
        assertThat(moves).contains(new Production(0, List.of(), null, false));
    }

    @Test
    void a_company_without_projects_hands_in_a_plan_too() {
        Fixture table = Fixture.table(2).only("production");
        assertThat(table.moves(0)).containsExactly(new Production(0, List.of(), null, false));
    }

    @Test
    void a_preview_tells_what_becomes_of_each_project() {
        Fixture table = Fixture.table(2);
        table.company(0)
                .cash(10)
                .time(5)
                .works("escalator-for-stairs", 1, 1)
                .works("soil-that-weeds-itself", 0, 2)
                .works("submarine-taxi", 0, 0);
        table.only("production");
        ProductionWords words = new ProductionWords(new ProductionPhase(Fixture.rules()));
        Production plan = new Production(0, List.of(run("escalator-for-stairs")), null, false);
        assertThat(words.preview(table.s, 0, plan).changes())
                .extracting(change -> change.what().key().replace("change.", ""))
                .containsExactly("cash", "time", "vp", "payday", "finishes", "fails", "delay");
        assertThat(table.company(0).it().ongoing).as("only looked at").hasSize(3);
    }
}
