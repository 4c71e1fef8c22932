package boardroom.games.boss.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.games.boss.box.Crack;
import boardroom.games.boss.box.Until;
import boardroom.games.boss.rules.BossMove.Production;
import boardroom.games.boss.rules.BossMove.Work;
import boardroom.games.boss.rules.Fixture.CompanyOf;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 4.5 Production and 5.5 Projects. */
class ProductionTest {
    private static final Production NOTHING = new Production(0, List.of(), null, false);

    private static Work run(String project) {
        return new Work(project, true, null);
    }

    private static Work catchUp(String project, int time) {
        return new Work(project, false, time);
    }

    private static Production plan(Work... works) {
        return new Production(0, List.of(works), null, false);
    }

    private static Fixture table(Object... options) {
        return Fixture.table(2, options);
    }

    /** Seat 0 plays this, seat 1 nothing; nothing follows. */
    private static Fixture produce(Fixture table, Production plan) {
        return table.only("production").play(0, plan).play(1, NOTHING);
    }

    private static String refusal(Fixture table, Production plan) {
        table.only("production");
        return String.valueOf(table.refusal(0, plan));
    }

    // Worked examples

    @Test
    void g29_the_example_card() {
        Fixture table = table();
        ProjectRules rules = Fixture.rules().projects();
        CompanyOf it = table.company(0).cash(10).time(6).skill(2).works("self-buttering-toast", 0, 0);
        assertThat(rules.needed(it.it(), Fixture.project("self-buttering-toast")))
                .isEqualTo(3);
        it.completed("map-of-dark-matter");
        assertThat(it.it().assets.research()).isEqualTo(3);
        assertThat(rules.needed(it.it(), Fixture.project("self-buttering-toast")))
                .isEqualTo(1);
        produce(table, plan(run("self-buttering-toast")));
        Company company = it.it();
        assertThat(List.of(company.cash, company.time, company.vp, company.assets.research()))
                .containsExactly(14, 5, 1, 6);
        assertThat(company.ongoing).isEmpty();
        assertThat(company.ledger.projectVp()).isEqualTo(1);
    }

    @Test
    void g30_standing_still_completes_nothing() {
        Fixture table = table();
        table.company(0).skill(5).works("self-buttering-toast", 1, 0);
        produce(table, NOTHING);
        assertThat(table.company(0).it().ongoing[0].delay).isEqualTo(1);
        assertThat(table.company(0).it().completed).isEmpty();
    }

    @Test
    void g32_delay_catch_up_and_outsourcing() {
        Fixture table = table();
        table.company(0).cash(10).time(4).works("escalator-for-stairs", 0, 1).works("soil-that-weeds-itself", 0, 2);
        Production plan = new Production(
                2, List.of(run("escalator-for-stairs"), catchUp("soil-that-weeds-itself", 1)), null, false);
        produce(table, plan);
        Company company = table.company(0).it();
        assertThat(company.cash).isEqualTo(5);
        assertThat(company.time).isZero();
        assertThat(company.ongoing[0].progress).isEqualTo(1);
        assertThat(company.ongoing[0].delay).isZero();
        assertThat(company.ongoing[1].delay).isEqualTo(1);
        assertThat(table.company(0).cracks()).containsExactly(Crack.SLIPPAGE);
    }

    @Test
    void g33_hold_and_fail() {
        Fixture table = table();
        table.company(0).vp(4).works("soil-that-weeds-itself", 1, 2).takes("yoghurt-genome");
        produce(table, NOTHING);
        Company company = table.company(0).it();
        assertThat(company.vp).isEqualTo(3);
        assertThat(company.mayFire).isTrue();
        assertThat(company.ongoing).hasSize(1);
        assertThat(company.ongoing[0].delay).as("rests its first round").isZero();
        assertThat(table.company(0).cracks()).containsExactly(Crack.SLIPPAGE);
        assertThat(table.s.projects.discards()).contains(Fixture.project("soil-that-weeds-itself"));
        assertThat(table.s.cameTrue & Until.PROJECT_FAILED.bit()).isNotZero();
    }

    @Test
    void a_resting_project_alone_is_no_crack() {
        Fixture table = table();
        table.company(0).takes("yoghurt-genome");
        produce(table, NOTHING);
        assertThat(table.company(0).cracks()).isEmpty();
    }

    @Test
    void g34_shortcut_and_patent() {
        Fixture table = table();
        table.company(0).cash(4).time(6).ideas(7).takes("escalator-for-stairs");
        produce(table, new Production(0, List.of(run("escalator-for-stairs")), "escalator-for-stairs", true));
        Company company = table.company(0).it();
        assertThat(List.of(company.cash, company.time, company.ideas, company.vp))
                .containsExactly(13, 2, 1, 3);
        assertThat(company.ledger.patentVp()).isEqualTo(1);
        assertThat(company.ledger.ideasSpent()).isEqualTo(6);
    }

    @Test
    void g35_a_special_is_read_at_completion() {
        Fixture table = table();
        table.company(0).cash(4).time(6).skill(9).research(3).works("knot-untangler", 1, 0);
        produce(table, plan(run("knot-untangler")));
        assertThat(table.company(0).it().cash).isEqualTo(18);
        assertThat(table.company(0).it().vp).isEqualTo(3);
        assertThat(table.told(BossEvent.SpecialEarned.class)).hasSize(1);
    }

    @Test
    void g36_a_recession_takes_no_more_than_the_return() {
        Fixture table = table().inForce("recession", 3);
        table.company(0).cash(3).time(2).takes("charity-fun-run");
        produce(table, plan(run("charity-fun-run")));
        assertThat(table.company(0).it().cash).isEqualTo(2);
        assertThat(table.company(0).it().vp).isEqualTo(2);
    }

    // Completion

    @Test
    void specials_are_read_before_the_first_reward() {
        Fixture table = table();
        // The printer asks for R&D 3, which the toast brings in the same round.
        table.company(0)
                .cash(20)
                .time(20)
                .skill(5)
                .works("self-buttering-toast", 2, 0)
                .works("printer-that-prints", 1, 0);
        produce(table, plan(run("self-buttering-toast"), run("printer-that-prints")));
        assertThat(table.company(0).it().vp).isEqualTo(6);
        assertThat(table.told(BossEvent.SpecialEarned.class)).isEmpty();
        assertThat(table.s.cameTrue & Until.TWO_COMPLETED_IN_ONE_ROUND.bit()).isNotZero();
    }

    @Test
    void special_ideas_stop_at_the_limit() {
        Fixture table = table();
        table.company(0).time(6).ideas(8).works("talking-to-squirrels", 1, 0);
        produce(table, plan(run("talking-to-squirrels")));
        assertThat(table.company(0).it().ideas).isEqualTo(9);
    }

    @Test
    void a_shortcut_alone_may_complete_a_project_that_was_caught_up() {
        Fixture table = table();
        table.company(0).cash(0).time(1).ideas(3).works("soil-that-weeds-itself", 1, 1);
        produce(
                table,
                new Production(0, List.of(catchUp("soil-that-weeds-itself", 1)), "soil-that-weeds-itself", false));
        assertThat(table.company(0).it().cash).isEqualTo(8);
        assertThat(table.company(0).cracks()).isEmpty();
    }

    @Test
    void shares_are_paid_from_the_reward_in_the_order_given() {
        Fixture table = table();
        table.company(0).cash(2).time(4).works("escalator-for-stairs", 1, 0);
        table.company(0).it().ongoing[0].shares = new Share[] {new Share(1, 6, 1), new Share(1, 9, 1)};
        table.company(1).cash(0);
        produce(table, plan(run("escalator-for-stairs")));
        Company owner = table.company(0).it();
        Company holder = table.company(1).it();
        assertThat(List.of(owner.cash, owner.vp, holder.cash, holder.vp)).containsExactly(1, 0, 10, 2);
        assertThat(owner.ledger.projectVp() + owner.ledger.sharedVp()).isZero();
        assertThat(holder.ledger.sharedVp()).isEqualTo(2);
        assertThat(table.told(BossEvent.SharePaid.class)).hasSize(2);
    }

    @Test
    void what_is_left_of_bought_time_is_lost() {
        Fixture table = table();
        table.company(0).cash(10).time(5).works("yoghurt-genome", 0, 0);
        produce(table, new Production(3, List.of(run("yoghurt-genome")), null, false));
        assertThat(table.company(0).it().time).isEqualTo(5);
        assertThat(table.company(0).it().cash).isEqualTo(3);
    }

    @Test
    void a_rail_strike_makes_bought_time_dearer() {
        Fixture table = table().inForce("rail-strike", 1);
        table.company(0).cash(10).time(0).works("yoghurt-genome", 0, 0);
        produce(table, new Production(1, List.of(run("yoghurt-genome")), null, false));
        assertThat(table.company(0).it().cash).isEqualTo(6);
    }

    // Refusals

    private static Fixture late() {
        Fixture table = table();
        table.company(0)
                .cash(3)
                .time(4)
                .ideas(3)
                .works("escalator-for-stairs", 0, 1)
                .works("yoghurt-genome", 0, 0);
        return table;
    }

    @Test
    void plans_name_own_projects_once() {
        assertThat(refusal(late(), plan(run("second-moon")))).isEqualTo("not-your-project");
        assertThat(refusal(late(), plan(run("yoghurt-genome"), run("yoghurt-genome"))))
                .isEqualTo("planned-twice");
        assertThat(refusal(late(), plan(new Work("escalator-for-stairs", true, 1))))
                .isEqualTo("run-or-catch-up");
    }

    @Test
    void catching_up_stays_within_the_delay() {
        assertThat(refusal(late(), plan(catchUp("escalator-for-stairs", 2)))).isEqualTo("catch-up-range");
        assertThat(refusal(late(), plan(catchUp("escalator-for-stairs", 0)))).isEqualTo("catch-up-range");
        assertThat(refusal(late(), plan(catchUp("yoghurt-genome", 1)))).isEqualTo("catch-up-range");
    }

    @Test
    void a_plan_must_be_covered() {
        assertThat(refusal(late(), plan(run("escalator-for-stairs")))).isEqualTo("plan-time");
        Fixture poor = late();
        poor.company(0).cash(0);
        assertThat(refusal(poor, plan(run("yoghurt-genome")))).isEqualTo("plan-cash");
        assertThat(refusal(late(), new Production(2, List.of(), null, false))).isEqualTo("plan-cash");
        assertThat(refusal(late(), new Production(0, List.of(run("yoghurt-genome")), "yoghurt-genome", true)))
                .isEqualTo("plan-ideas");
    }

    @Test
    void a_shortcut_needs_an_own_project_without_delay() {
        assertThat(refusal(late(), new Production(0, List.of(), "second-moon", false)))
                .isEqualTo("not-your-project");
        assertThat(refusal(late(), new Production(0, List.of(), "escalator-for-stairs", false)))
                .isEqualTo("shortcut-delayed");
        assertThat(refusal(late(), new Production(0, List.of(), "yoghurt-genome", false)))
                .as("held, so late after the plan")
                .isEqualTo("shortcut-delayed");
        Fixture resting = table();
        resting.company(0).ideas(3).takes("yoghurt-genome");
        assertThat(refusal(resting, new Production(0, List.of(), "yoghurt-genome", false)))
                .isEqualTo("null");
    }

    @Test
    void outsourcing_has_a_limit_and_can_be_switched_off() {
        assertThat(refusal(late(), new Production(4, List.of(), null, false))).isEqualTo("outsource-limit");
        assertThat(refusal(late(), new Production(-1, List.of(), null, false))).isEqualTo("outsource-limit");
        Fixture off = table("outsourcing", false);
        off.company(0).cash(10);
        assertThat(refusal(off, new Production(1, List.of(), null, false))).isEqualTo("outsourcing-off");
        assertThat(off.moves(0)).hasSize(1);
    }

    @Test
    void without_ideas_the_agenda_is_closed() {
        Fixture off = table("ideas", false);
        off.company(0).ideas(9).takes("yoghurt-genome");
        assertThat(refusal(off, new Production(0, List.of(), null, true))).isEqualTo("agenda-closed");
        assertThat(off.refusal(0, new Production(0, List.of(), "yoghurt-genome", false)))
                .isEqualTo("agenda-closed");
    }

    @Test
    void a_plan_stands_but_may_be_taken_back() {
        Fixture table = table().only("production").play(0, NOTHING);
        assertThat(table.refusal(0, NOTHING)).isEqualTo("already-chosen");
        assertThat(table.game.takesBack(table.s, 0, NOTHING)).isTrue();
    }
}
