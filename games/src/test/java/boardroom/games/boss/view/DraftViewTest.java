package boardroom.games.boss.view;

import static boardroom.games.boss.view.Seen.draft;
import static boardroom.games.boss.view.Seen.drawn;
import static boardroom.games.boss.view.Seen.outputs;
import static boardroom.games.boss.view.Seen.reasons;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.games.boss.rules.BossMove.Appoint;
import boardroom.games.boss.rules.BossMove.Dismiss;
import boardroom.games.boss.rules.BossMove.Done;
import boardroom.games.boss.rules.BossMove.Place;
import boardroom.games.boss.rules.BossMove.Reason;
import boardroom.games.boss.rules.BossMove.Workshop;
import boardroom.games.boss.rules.BossState.Ending;
import boardroom.games.boss.rules.Fixture;
import boardroom.games.boss.rules.Span;
import boardroom.games.boss.view.BossPrivateView.AppointView;
import boardroom.games.boss.view.BossPrivateView.DraftView;
import boardroom.games.boss.view.BossPrivateView.HeirView;
import boardroom.games.boss.view.BossPrivateView.OutputView;
import org.junit.jupiter.api.Test;

/** 4.2 and section 11: a draft tells what it would do, and why. */
class DraftViewTest {
    /** G9: the Founder leads Boris and Celia, and everything is lit. */
    private static Fixture g9() {
        Fixture table = Fixture.table(2).round(4);
        table.company(0).chart("founder > boris celia").track(9).time(9).cash(9);
        return table;
    }

    /** G12: two exact bosses. */
    private static Fixture g12() {
        Fixture table = Fixture.table(2).round(5);
        table.company(0)
                .chart("founder > boris celia", "boris > pip")
                .track(11)
                .time(13)
                .cash(12);
        return table;
    }

    /** G15: Celia leads one too many. */
    private static Fixture g15() {
        Fixture table = Fixture.table(2).round(5);
        table.company(0)
                .chart("founder > celia boris", "celia > sol ned wanda hamza")
                .track(16)
                .time(16)
                .ideas(2);
        return table;
    }

    @Test
    void g10_an_overloaded_founder_darkens_the_team() {
        Fixture table = g9();
        table.company(0).hires("pip");
        table.goTo("organisation");

        assertThat(draft(table).now().capacity()).isEqualTo(9);
        assertThat(drawn(table, "pip").waiting()).isTrue();

        table.play(0, new Place("pip", "founder"));

        DraftView draft = draft(table);
        assertThat(draft.now().capacity()).isEqualTo(6);
        assertThat(draft.now().skill()).isEqualTo(7);
        assertThat(draft.now().earnings()).isEqualTo(2);
        assertThat(draft.before().capacity()).isEqualTo(9);
        assertThat(draft.before().skill()).isEqualTo(10);
        assertThat(draft.cracks()).containsExactly("overload");
        assertThat(draft.issues()).isEqualTo(1);
        assertThat(outputs(table, "boris")).isEqualTo("2/2/0");
        assertThat(outputs(table, "celia")).isEqualTo("3/3/2");
        assertThat(drawn(table, "founder").span()).isEqualTo(Span.OVERLOADED);
        assertThat(drawn(table, "founder").productivity()).isEqualTo(new OutputView(2, false, 1, 3, 2));
        assertThat(drawn(table, "celia").locks()).containsExactly("boss-overloaded");
        assertThat(drawn(table, "pip").locks()).containsExactly("new", "boss-overloaded");
        assertThat(reasons(table, "overloaded"))
                .containsExactly("The Founder leads 3 of 2: $1 less, and no bonus T for Boris, Celia, and Pip. 0");
        assertThat(reasons(table, "new")).containsExactly("Pip is new: base only, bonus next round. 1");
        assertThat(reasons(table, "crack"))
                .containsExactly("Crack: overload. Too many report to The Founder. It draws an issue. 0");
    }

    @Test
    void g11_a_new_boss_of_a_new_hire_cracks_nothing() {
        Fixture table = g9();
        table.company(0).hires("pip");
        table.goTo("organisation").play(0, new Place("pip", "boris"));

        assertThat(draft(table).now().capacity()).isEqualTo(10);
        assertThat(draft(table).next().capacity()).isEqualTo(11);
        assertThat(draft(table).next().skill()).isEqualTo(11);
        assertThat(draft(table).cracks()).isEmpty();
        assertThat(drawn(table, "boris").promoted()).isTrue();
        assertThat(reasons(table, "exact"))
                .containsExactly(
                        "The Founder leads 2 of 2: the lights of Boris and Celia are on. 4",
                        "Boris leads 1 of 1: just right. The lights follow next round. 0");
    }

    @Test
    void g13_a_demotion_costs_output_and_morale() {
        Fixture table = g12().goTo("organisation").play(0, new Place("pip", "celia"));

        assertThat(draft(table).now().capacity()).isEqualTo(7);
        assertThat(draft(table).now().skill()).isEqualTo(7);
        assertThat(draft(table).cracks()).containsExactly("reorganisation");
        assertThat(outputs(table, "boris")).isEqualTo("1/1/0");
        assertThat(drawn(table, "boris").demoted()).isTrue();
        assertThat(drawn(table, "boris").locks()).containsExactly("demoted");
        assertThat(drawn(table, "boris").moraleAfter()).isEqualTo(2);
        assertThat(drawn(table, "pip").previousBoss()).isEqualTo("boris");
        assertThat(drawn(table, "pip").moved()).isTrue();
        assertThat(reasons(table, "demoted"))
                .containsExactly(
                        "Boris leads nobody any more: demoted. 1 T and one skill less, dark this round, morale 3 → 2. -1");
        assertThat(reasons(table, "under-used")).containsExactly("Celia leads 1 of 3: no lights for Pip, 1 T lost. 0");
        assertThat(reasons(table, "moved")).containsExactly("Pip now answers to Celia. 0");
        assertThat(reasons(table, "crack"))
                .containsExactly("Crack: reorganisation. Somebody lost a whole team. It draws an issue. 0");
    }

    @Test
    void g14_a_layer_down_costs_morale_alone() {
        Fixture table = g12().goTo("organisation").play(0, new Place("pip", "founder"), new Place("celia", "boris"));

        assertThat(draft(table).now().capacity()).isEqualTo(11);
        assertThat(draft(table).now().skill()).isEqualTo(11);
        assertThat(draft(table).now().layers()).isEqualTo(3);
        assertThat(outputs(table, "celia")).isEqualTo("5/4/3");
        assertThat(drawn(table, "celia").layered()).isTrue();
        assertThat(drawn(table, "celia").moraleAfter()).isEqualTo(1);
        assertThat(draft(table).cracks()).containsExactly("reorganisation");
        assertThat(reasons(table, "layered"))
                .containsExactly("Celia sits a layer lower: morale 2 → 1. One step from walking out. 0");
    }

    @Test
    void g16_one_move_lights_everything() {
        Fixture table = g15().goTo("organisation").play(0, new Place("hamza", "boris"));

        assertThat(draft(table).now().capacity()).isEqualTo(24);
        assertThat(draft(table).now().skill()).isEqualTo(17);
        assertThat(draft(table).now().exactBosses()).isEqualTo(3);
        assertThat(draft(table).next().capacity()).isEqualTo(25);
        assertThat(draft(table).cracks()).isEmpty();
        assertThat(draft(table).issues()).isZero();
        assertThat(drawn(table, "hamza").locks()).containsExactly("boss-promoted");
        assertThat(reasons(table, "promoted"))
                .containsExactly("Boris leads for the first time: no bonus for Hamza this round. -1");
        assertThat(reasons(table, "exact")).contains("Celia leads 3 of 3: the lights of Sol, Ned, and Wanda are on. 5");
    }

    @Test
    void g17_a_workshop_helps_the_founder_but_not_who_is_locked() {
        Fixture table = g15().goTo("organisation").play(0, new Place("hamza", "boris"), new Workshop("founder"));

        assertThat(draft(table).now().earnings()).isEqualTo(4);
        assertThat(draft(table).workshop()).isEqualTo("founder");
        assertThat(draft(table).workshopOpen()).isTrue();
        assertThat(reasons(table, "workshop"))
                .containsExactly("A workshop for The Founder: the lights are on this round, whoever the boss. 0");

        table.play(0, new Workshop("hamza"));

        assertThat(draft(table).now().earnings()).isEqualTo(3);
        assertThat(draft(table).now().capacity()).isEqualTo(24);
        assertThat(reasons(table, "workshop"))
                .containsExactly("A workshop for Hamza does nothing: a lock beats a flip chart. 0");
    }

    private static AppointView way(Fixture table, Reason reason) {
        return draft(table).appoint().stream()
                .filter(way -> way.reason() == reason)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void who_can_take_the_chair_is_told_with_the_capacity_that_would_follow() {
        Fixture table = g12().round(11);
        table.company(0).tenure("founder", 10);
        table.goTo("organisation");

        AppointView retire = way(table, Reason.RETIRE);
        assertThat(retire.refusal()).isNull();
        assertThat(retire.heirs())
                .as("G21: Celia leads nobody yet")
                .contains(new HeirView("celia", 2, 1, 3, Span.UNDER_USED));
        assertThat(way(table, Reason.FIRE).refusal()).isNotNull();
        assertThat(way(table, Reason.VACANCY).heirs()).isEmpty();

        table.play(0, new Appoint("celia", Reason.RETIRE));

        assertThat(draft(table).ceo()).isEqualTo("celia");
        assertThat(drawn(table, "founder").gone()).isTrue();
        assertThat(draft(table).now().cash()).isEqualTo(10);
        assertThat(draft(table).now().time()).isEqualTo(4);
        assertThat(draft(table).cracks()).containsExactly("overload", "reorganisation");
        assertThat(reasons(table, "ceo"))
                .containsExactly(
                        "The Founder retires for $5, cake included; Celia takes the chair. 3 VP if the team fits at the end. 0");
    }

    @Test
    void a_dismissal_is_told_with_its_severance() {
        Fixture table = g12().goTo("organisation");
        assertThat(draft(table).dismissible()).containsExactly("boris", "celia", "pip");

        table.play(0, new Dismiss("boris"));

        assertThat(draft(table).now().cash()).isEqualTo(12 - 2 + 3);
        assertThat(draft(table).dismissible()).containsExactly("celia", "pip");
        assertThat(reasons(table, "dismissed")).containsExactly("Boris leaves with $2 and a cardboard box. -4");
    }

    @Test
    void who_works_to_rule_is_told_so() {
        Fixture table = g12();
        table.company(0).worksToRule("boris").it().missedPayroll = true;
        table.goTo("organisation");

        assertThat(draft(table).now().capacity()).as("G18").isEqualTo(7);
        assertThat(reasons(table, "works-to-rule"))
                .containsExactly("Boris went unpaid and works to rule: base only, and not a minute longer. -2");
        assertThat(draft(table).cracks()).containsExactly("overload", "missed-payroll");
    }

    @Test
    void a_draft_is_seen_by_its_owner_alone_and_until_the_phase_is_over() {
        Fixture table = g12().goTo("organisation").play(0, Done.DONE);

        assertThat(draft(table).done()).isTrue();
        assertThat(Seen.own(table, 1).draft()).isNotEqualTo(draft(table));
        table.s.ending = Ending.GOAL;
        table.play(1, Done.DONE);

        assertThat(Seen.own(table, 0).draft()).isNull();
        assertThat(Seen.company(table, 0).people()).hasSize(4);
    }
}
