package boardroom.games.boss.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Event;
import boardroom.games.boss.rules.BossMove.EventChoice;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** 4.3 Event, by its examples, and what each hears of it. */
class EventPhaseTest {
    private static final EventChoice FIRST = new EventChoice(0);
    private static final EventChoice SECOND = new EventChoice(1);

    private final Fixture table = Fixture.table(3);

    private List<Integer> cash() {
        return List.of(table.s.companies[0].cash, table.s.companies[1].cash, table.s.companies[2].cash);
    }

    private static boolean isAmount(Event event) {
        return event instanceof BossEvent.Gained || event instanceof BossEvent.Lost;
    }

    @Test
    void g37_a_burst_pipe_strikes_the_project_with_the_most_work_left() {
        table.company(0).works("second-moon", 3, 0).works("submarine-taxi", 0, 0);
        table.eventsOnTop("burst-pipe").only("event");
        assertThat(table.s.companies[0].ongoing[0].delay).isZero();
        assertThat(table.s.companies[0].ongoing[1].delay).isEqualTo(2);
    }

    @Test
    void g48_insurance_makes_each_cash_loss_smaller() {
        table.company(0).cash(3);
        table.company(1).cash(3).ideas(2).completed("forecast-of-forecasts");
        table.eventsOnTop("cyber-attack").only("event");
        assertThat(table.s.companies[0].cash).isEqualTo(1);
        assertThat(table.s.companies[0].ideas).isZero();
        assertThat(table.s.companies[1].cash).isEqualTo(3);
        assertThat(table.s.companies[1].ideas).isEqualTo(1);
    }

    @Test
    void g49_wealth_tax() {
        table.company(0).cash(13);
        table.company(1).cash(4);
        table.company(2).cash(8);
        table.eventsOnTop("wealth-tax").only("event");
        assertThat(cash()).containsExactly(10, 7, 8);
    }

    @Test
    void g49_venture_tourists_count_who_is_ahead_before_anything_changes() {
        table.company(0).cash(0).vp(6);
        table.company(1).cash(0).vp(9);
        table.company(2).cash(0).vp(6);
        table.eventsOnTop("venture-tourists").only("event");
        assertThat(cash()).containsExactly(2, 1, 2);
    }

    @Test
    void the_solo_rival_counts_as_ahead() {
        Fixture solo = Fixture.table(1);
        Objects.requireNonNull(solo.s.rival).vp = 1;
        solo.company(0).cash(0);
        solo.eventsOnTop("venture-tourists").only("event");
        assertThat(solo.s.companies[0].cash).isEqualTo(2);
    }

    @Test
    void g49_span_auditors_pay_for_exact_bosses_and_fine_overloads() {
        table.company(0).cash(5);
        table.s.companies[0].exactBosses = 3;
        table.s.companies[0].overloadedBosses = 1;
        table.company(1).cash(1);
        table.s.companies[1].overloadedBosses = 1;
        table.eventsOnTop("span-audit").only("event");
        assertThat(table.s.companies[0].cash).isEqualTo(6);
        assertThat(table.s.companies[1].cash).isZero();
    }

    @Test
    void r58_insurance_reduces_a_loss_counted_per_something_once() {
        table.company(0).cash(9).completed("forecast-of-forecasts");
        table.s.companies[0].overloadedBosses = 3;
        table.eventsOnTop("span-audit").only("event");
        assertThat(table.s.companies[0].cash).isEqualTo(5);
    }

    @Test
    void g49_flu_season_and_the_office_dog() {
        table.company(0).time(5).chart("founder > boris celia", "celia > pip sol ned wanda");
        table.eventsOnTop("flu-season", "viral-video").only("event");
        assertThat(table.s.companies[0].time).isEqualTo(3);
        table.company(1).cash(0).chart("founder > boris pip");
        assertThat(table.s.companies[1].companyMorale()).isEqualTo(10);
        table.only("event");
        assertThat(table.s.companies[1].cash).isEqualTo(2);
    }

    @Test
    void a_dead_ceo_leaves_an_empty_chair_and_the_top_people_to_the_board() {
        table.company(0).chart("celia > boris pip").it().heir = true;
        table.s.companies[0].vacantFor = 5;
        table.s.dice = WhatChanged.die(6, 1);
        table.eventsOnTop("blowfish-gala").only("event");
        assertThat(table.company(0).ceo()).isNull();
        assertThat(table.company(0).people()).containsExactly("boris", "pip");
        assertThat(table.company(0).bossOf("boris")).isEqualTo("board");
        assertThat(table.company(0).bossOf("pip")).isEqualTo("board");
        assertThat(table.s.companies[0].heir).isFalse();
        assertThat(table.s.companies[0].vacantFor).isZero();
        assertThat(table.s.workers.discards()).contains(Fixture.worker("celia"));
    }

    @Test
    void r52_the_card_of_a_dead_founder_goes_to_the_box() {
        table.s.dice = WhatChanged.die(6, 1);
        table.eventsOnTop("blowfish-gala").only("event");
        assertThat(table.company(0).people()).isEmpty();
        assertThat(table.s.workers.discards()).isEmpty();
    }

    @Test
    void dice_are_thrown_for_each_company() {
        table.eventsOnTop("blowfish-gala").only("event");
        assertThat(table.told(BossEvent.DieRolled.class)).hasSize(3);
    }

    @Test
    void choices_are_secret_until_all_are_in_and_then_open_to_all() {
        table.company(0).ideas(2).cash(5);
        table.eventsOnTop("innovation-prize").only("event").play(0, FIRST).play(1, SECOND);
        assertThat(table.s.companies[0].cash).isEqualTo(5);
        assertThat(table.s.eventChoices).isEmpty();
        assertThat(table.told(BossEvent.EventChosen.class)).isEmpty();
        table.play(2, SECOND);
        assertThat(table.s.eventChoices).containsExactly(0, 1, 1);
        assertThat(table.s.companies[0].cash).isEqualTo(10);
        assertThat(table.heardBy(2).stream().filter(EventPhaseTest::isAmount)).hasSize(2);
    }

    @Test
    void they_are_carried_out_clockwise_from_the_marker() {
        table.marker(1)
                .eventsOnTop("charity-skydive")
                .only("event")
                .play(0, FIRST)
                .play(1, FIRST)
                .play(2, SECOND);
        assertThat(table.told(BossEvent.EventChosen.class))
                .extracting(each -> each.seat().seat())
                .containsExactly(1, 2, 0);
        assertThat(table.told(BossEvent.DieRolled.class))
                .extracting(each -> each.seat().seat())
                .containsExactly(1, 0);
    }

    @Test
    void the_clock_takes_the_last_choice() {
        table.company(0).ideas(5);
        table.eventsOnTop("innovation-prize")
                .only("event")
                .timeout(0)
                .timeout(1)
                .timeout(2);
        assertThat(table.s.eventChoices).containsExactly(1, 1, 1);
        assertThat(table.s.companies[0].ideas).isEqualTo(5);
    }

    @Test
    void who_does_not_meet_what_is_required_is_not_asked_and_spared() {
        table.company(0).chart("founder > celia");
        table.company(1).chart("founder > boris");
        table.eventsOnTop("headhunters").only("event");
        assertThat(table.game.owes(table.s).list()).containsExactly(0);
        assertThat(table.refusal(1, SECOND)).isEqualTo("not-now");
        table.play(0, SECOND);
        assertThat(table.s.eventChoices).containsExactly(1, -1, -1);
        assertThat(table.told(BossEvent.EventSpared.class))
                .extracting(each -> each.seat().seat())
                .containsExactly(1, 2);
    }

    @Test
    void a_choice_that_cannot_be_paid_is_refused_and_only_the_other_listed() {
        table.company(0).ideas(1);
        table.eventsOnTop("innovation-prize").only("event");
        assertThat(table.refusal(0, FIRST)).isEqualTo("too-dear");
        assertThat(table.moves(0)).containsExactly(SECOND);
        assertThat(table.offers(0)).containsExactly(FIRST, SECOND);
    }

    @Test
    void without_ideas_nothing_is_gained_or_paid_in_them() {
        Fixture none = Fixture.table(2, "ideas", false);
        none.eventsOnTop("open-lab-day", "innovation-prize").only("event");
        assertThat(none.s.companies[0].ideas).isZero();
        none.only("event");
        assertThat(none.moves(0)).containsExactly(SECOND);
    }

    @Test
    void a_choice_that_is_not_on_the_card_is_refused() {
        table.eventsOnTop("innovation-prize").only("event");
        assertThat(table.refusal(0, new EventChoice(2))).isEqualTo("no-such-choice");
        assertThat(table.refusal(0, new EventChoice(-1))).isEqualTo("no-such-choice");
    }

    @Test
    void what_is_chosen_stays_chosen() {
        table.eventsOnTop("charity-skydive").only("event").play(0, FIRST);
        assertThat(table.refusal(0, SECOND)).isEqualTo("already-chosen");
    }

    @Test
    void a_preview_tells_what_is_sure_and_nothing_of_the_die() {
        table.company(0).chart("founder > celia").ideas(2);
        table.eventsOnTop("charity-skydive", "headhunters", "innovation-prize").only("event");
        assertThat(table.changes(0, FIRST)).containsExactly("cash", "vp");
        assertThat(table.changes(0, SECOND)).isEmpty();
        table.only("event");
        assertThat(table.changes(0, FIRST)).containsExactly("cash");
        assertThat(table.changes(0, SECOND)).containsExactly("leaves");
        table.only("event");
        assertThat(table.changes(0, FIRST)).containsExactly("cash", "ideas");
    }

    @Test
    void r63_only_the_owner_hears_what_depends_on_closed_books() {
        table.company(0).cash(13);
        table.eventsOnTop("wealth-tax").only("event");
        assertThat(table.heardBy(0).stream().filter(EventPhaseTest::isAmount)).hasSize(1);
        assertThat(table.heardBy(1).stream().filter(EventPhaseTest::isAmount)).isEmpty();
        assertThat(table.s.companies[0].hiddenCash).isEqualTo(3);
        assertThat(table.s.companies[1].hiddenCash).isZero();
    }

    @Test
    void with_open_books_all_hear_it() {
        Fixture open = Fixture.table(2, "books", "open");
        open.company(0).cash(13);
        open.eventsOnTop("wealth-tax").only("event");
        assertThat(open.heardBy(1).stream().filter(EventPhaseTest::isAmount)).hasSize(1);
    }

    @Test
    void partners_hear_it_too() {
        Fixture pairs = Fixture.table(4, "partners", true);
        for (int seat = 0; seat < 4; seat++) pairs.company(seat).cash(8);
        pairs.company(0).cash(13);
        pairs.eventsOnTop("wealth-tax").only("event");
        assertThat(pairs.heardBy(2).stream().filter(EventPhaseTest::isAmount)).hasSize(1);
        assertThat(pairs.heardBy(1).stream().filter(EventPhaseTest::isAmount)).isEmpty();
    }

    @Test
    void what_follows_from_public_facts_is_told_to_all_and_hides_nothing() {
        table.eventsOnTop("tax-rebate").only("event");
        assertThat(table.heardBy(1).stream().filter(EventPhaseTest::isAmount)).hasSize(3);
        assertThat(table.s.companies[0].hiddenCash).isZero();
    }

    @Test
    void a_loss_that_stops_at_0_hides_what_was_not_lost() {
        table.company(0).cash(1).ideas(0);
        table.company(1).research(3);
        table.eventsOnTop("cyber-attack").only("event");
        assertThat(table.s.companies[0].hiddenCash).isEqualTo(1);
        assertThat(table.s.companies[0].hiddenIdeas).isEqualTo(1);
        assertThat(table.heardBy(1).stream().filter(EventPhaseTest::isAmount)).isEmpty();
    }
}
