package boardroom.games.boss.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.games.boss.rules.BossMove.PayOrder;
import boardroom.games.boss.rules.Fixture.CompanyOf;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** 4.7 Payday, by its examples. */
class PaydayTest {
    private final Fixture table = Fixture.table(2);
    private final CompanyOf company = table.company(0);

    private static PayOrder pay(String... order) {
        return new PayOrder(List.of(order));
    }

    /** Boris 2, Celia 3, Pip 1, Hugo 4: due 10. */
    private CompanyOf four() {
        return company.chart("founder > boris celia", "boris > pip", "celia > hugo");
    }

    @Test
    void g43_short() {
        company.chart("founder > boris celia", "boris > pip").morale("boris", 2).cash(5);
        table.only("payday").play(0, pay("celia", "boris", "pip"));
        assertThat(company.person("pip").morale).isEqualTo(2);
        assertThat(company.person("pip").worksToRule).isTrue();
        assertThat(company.person("boris").morale).isEqualTo(3);
        assertThat(company.person("boris").worksToRule).isFalse();
        assertThat(company.person("celia").morale).isEqualTo(2);
        assertThat(company.it().cash).isZero();
        assertThat(company.it().missedPayroll).isTrue();
        assertThat(company.it().unpaid).isEqualTo(1);
    }

    @Test
    void g44_half_is_enough() {
        four().cash(5);
        table.only("payday").play(0, pay("hugo", "celia", "boris", "pip"));
        assertThat(company.people()).containsExactly("founder", "boris", "pip", "hugo");
        assertThat(company.person("boris").morale).isEqualTo(1);
        assertThat(company.bossOf("hugo")).isEqualTo("founder");
        assertThat(company.it().vp).isZero();
        assertThat(company.it().unpaid).isEqualTo(2);
        assertThat(table.s.workers.discards()).containsExactly(Fixture.worker("celia"));
    }

    @Test
    void g45_bankrupt() {
        four().cash(4);
        table.only("payday").play(0, pay("hugo", "celia", "boris", "pip"));
        assertThat(company.people()).containsExactly("founder", "hugo");
        assertThat(company.it().vp).isEqualTo(-3);
        assertThat(company.it().cash).isEqualTo(5);
        assertThat(company.it().unpaid).isEqualTo(3);
        assertThat(company.it().ledger.bankruptcies()).isEqualTo(1);
    }

    @Test
    void g46_turnaround_fund() {
        Fixture three = Fixture.table(3);
        three.company(0).vp(4).cash(0);
        three.company(1).vp(2).cash(0);
        three.company(2).vp(2).cash(0);
        three.only("payday");
        assertThat(three.s.companies[0].cash).isZero();
        assertThat(three.s.companies[1].cash).isEqualTo(2);
        assertThat(three.s.companies[2].cash).isEqualTo(2);
    }

    @Test
    void g46_nobody_is_helped_if_all_have_the_same() {
        table.company(0).vp(3).cash(0);
        table.company(1).vp(3).cash(0);
        table.only("payday");
        assertThat(company.it().cash).isZero();
        assertThat(table.told(BossEvent.FundPaid.class)).isEmpty();
    }

    @Test
    void without_the_fund_nobody_is_helped() {
        Fixture none = Fixture.table(2, "turnaroundFund", false);
        none.company(0).vp(1);
        none.company(1).cash(0);
        none.only("payday");
        assertThat(none.s.companies[1].cash).isZero();
    }

    @Test
    void the_solo_rival_counts_for_the_fund() {
        Fixture ahead = Fixture.table(1);
        Objects.requireNonNull(ahead.s.rival).vp = 1;
        ahead.company(0).cash(0);
        ahead.only("payday");
        assertThat(ahead.s.companies[0].cash).isEqualTo(2);
        Fixture behind = Fixture.table(1);
        behind.company(0).vp(1).cash(0);
        behind.only("payday");
        assertThat(behind.s.companies[0].cash).isZero();
        Fixture even = Fixture.table(1);
        even.company(0).cash(0);
        even.only("payday");
        assertThat(even.s.companies[0].cash).isZero();
    }

    @Test
    void income_comes_before_salaries() {
        company.chart("founder > celia").cash(0).completed("franchise-the-canteen", "umbrella-works");
        table.only("payday");
        assertThat(table.phase()).isEqualTo("end");
        assertThat(company.it().cash).isZero();
        assertThat(company.it().missedPayroll).isFalse();
    }

    @Test
    void the_fund_comes_before_salaries() {
        company.chart("founder > boris").cash(0);
        table.company(1).vp(1);
        table.only("payday");
        assertThat(company.person("boris").worksToRule).isFalse();
        assertThat(company.it().unpaid).isZero();
    }

    @Test
    void who_has_enough_pays_without_being_asked() {
        four().cash(10);
        table.only("payday");
        assertThat(table.phase()).isEqualTo("end");
        assertThat(company.it().cash).isZero();
    }

    @Test
    void the_usual_order_is_productivity_and_skill_then_the_earliest_hired_and_the_ceo_last() {
        company.chart("hugo > boris celia pip sol").cash(1);
        company.person("boris").productivity = 4;
        company.person("boris").skill = 4;
        company.person("celia").productivity = 5;
        company.person("celia").skill = 4;
        company.person("pip").productivity = 4;
        company.person("pip").skill = 4;
        company.person("sol").productivity = 0;
        company.person("sol").skill = 0;
        table.only("payday");
        PayOrder usual = pay("celia", "boris", "pip", "sol", "hugo");
        assertThat(table.moves(0)).contains(usual);
        assertThat(table.moves(0).getFirst()).isEqualTo(usual);
        table.timeout(0);
        assertThat(company.person("pip").worksToRule).isFalse();
    }

    @Test
    void cheapest_and_dearest_first_are_offered_too() {
        four().cash(5);
        table.only("payday");
        assertThat(table.moves(0))
                .contains(pay("pip", "boris", "celia", "hugo"), pay("hugo", "celia", "boris", "pip"))
                .hasSizeLessThanOrEqualTo(3);
    }

    @Test
    void the_order_names_everybody_with_a_salary_once() {
        company.chart("founder > boris celia").cash(1);
        table.only("payday");
        assertThat(table.refusal(0, pay("boris"))).isEqualTo("not-the-payroll");
        assertThat(table.refusal(0, pay("boris", "celia", "celia"))).isEqualTo("not-the-payroll");
        assertThat(table.refusal(0, pay("boris", "boris"))).isEqualTo("not-the-payroll");
        assertThat(table.refusal(0, pay("boris", "celia", "founder"))).isEqualTo("not-the-payroll");
        assertThat(table.refusal(0, pay("boris", "hugo"))).isEqualTo("not-the-payroll");
        assertThat(table.refusal(0, pay("celia", "boris"))).isNull();
        assertThat(table.refusal(1, pay())).isEqualTo("already-chosen");
    }

    @Test
    void r56_an_unpaid_ceo_grumbles_but_never_resigns() {
        CompanyOf half = table.company(1).chart("dash > sol").cash(2).morale("dash", 1);
        table.only("payday").play(1, pay("sol", "dash"));
        assertThat(half.people()).containsExactly("dash", "sol");
        assertThat(half.person("dash").morale).isZero();
        assertThat(half.person("dash").worksToRule).isTrue();
    }

    @Test
    void r56_in_a_bankruptcy_an_unpaid_ceo_stays_without_loss() {
        company.chart("celia > boris").cash(1);
        table.only("payday").play(0, pay("celia", "boris"));
        assertThat(company.people()).containsExactly("celia");
        assertThat(company.person("celia").morale).isEqualTo(2);
        assertThat(company.person("celia").worksToRule).isFalse();
        assertThat(company.it().unpaid).isEqualTo(2);
        assertThat(company.it().missedPayroll).isTrue();
    }

    @Test
    void cash_above_the_floor_stays_in_a_bankruptcy() {
        company.chart("founder > valentina anselm", "valentina > hugo").cash(6);
        table.inForce("wage-spiral", 2).only("payday").play(0, pay("hugo", "valentina", "anselm"));
        assertThat(company.it().cash).isEqualTo(5);
        assertThat(company.it().vp).isEqualTo(-3);
    }

    @Test
    void recovery_needs_an_exact_boss_and_stops_at_the_printed_value() {
        company.chart("founder > boris celia", "celia > pip").cash(9);
        company.morale("boris", 2).morale("celia", 2).morale("pip", 1).morale("founder", 1);
        table.only("payday");
        assertThat(company.person("boris").morale).isEqualTo(3);
        assertThat(company.person("celia").morale).isEqualTo(2);
        assertThat(company.person("pip").morale).isEqualTo(1);
        assertThat(company.person("founder").morale).isEqualTo(2);
    }

    @Test
    void what_cards_lifted_above_the_printed_value_stays() {
        company.chart("founder > boris celia").cash(9).morale("boris", 5);
        table.only("payday");
        assertThat(company.person("boris").morale).isEqualTo(5);
    }

    @Test
    void r57_the_boss_of_this_rounds_organisation_phase_counts() {
        company.chart("founder > boris celia", "boris > pip").cash(9).morale("pip", 2);
        Fixture.rules().departures().remove(table.s, company.it(), company.it().place("boris"));
        table.only("payday");
        assertThat(company.person("pip").morale).isEqualTo(3);
    }

    @Test
    void who_has_no_morale_left_resigns_and_the_reports_move_up() {
        company.chart("founder > boris", "boris > pip").cash(9).morale("boris", 0);
        company.person("boris").bossWasExact = false;
        table.only("payday");
        assertThat(company.people()).containsExactly("founder", "pip");
        assertThat(company.bossOf("pip")).isEqualTo("founder");
        assertThat(table.told(BossEvent.PersonLeft.class))
                .extracting(BossEvent.PersonLeft::why)
                .containsExactly("resigned");
    }

    @Test
    void g28_slack() {
        company.time(17).ideas(1);
        table.only("payday");
        assertThat(company.it().time).isEqualTo(5);
        assertThat(company.it().ideas).isEqualTo(3);
        assertThat(company.it().ledger.timeHandedBack()).isEqualTo(12);
        assertThat(table.heardBy(0)).hasAtLeastOneElementOfType(BossEvent.TimeHandedBack.class);
        assertThat(table.heardBy(1)).doesNotHaveAnyElementsOfTypes(BossEvent.TimeHandedBack.class);
    }

    @Test
    void ideas_stop_at_their_limit() {
        company.time(30).ideas(8);
        table.only("payday");
        assertThat(company.it().ideas).isEqualTo(9);
    }

    @Test
    void without_carrying_all_time_is_handed_back_and_without_ideas_none_are_gained() {
        Fixture none = Fixture.table(2, "carryTime", false, "ideas", false);
        none.company(0).time(12);
        none.only("payday");
        assertThat(none.s.companies[0].time).isZero();
        assertThat(none.s.companies[0].ideas).isZero();
        Fixture ideas = Fixture.table(2, "carryTime", false);
        ideas.company(0).time(12);
        ideas.only("payday");
        assertThat(ideas.s.companies[0].ideas).isEqualTo(2);
    }

    @Test
    void the_round_goes_into_the_ledger() {
        four().cash(20).vp(4).track(9);
        table.company(1).vp(4);
        table.only("payday");
        assertThat(company.it().ledger.rounds())
                .containsExactly(new Ledger.Round(9, 10, 10, 4, company.it().totalSkill(), 5, 2, 0));
    }

    @Test
    void a_preview_tells_who_is_paid_what_is_left_and_who_leaves() {
        four().cash(5);
        table.only("payday");
        assertThat(table.changes(0, pay("hugo", "celia", "boris", "pip")))
                .containsExactly("paid", "cash", "morale", "leaves");
        four().cash(4);
        assertThat(table.changes(0, pay("hugo", "celia", "boris", "pip")))
                .containsExactly("paid", "cash", "vp", "leaves", "leaves", "leaves");
    }
}
