package boardroom.games.boss.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Events;
import boardroom.games.boss.box.Until;
import boardroom.games.boss.rules.BossMove.Done;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** 4.3 and 5.6: what events change as long as they are in force, and when they end. */
class EventsInForceTest {
    private final Fixture table = Fixture.table(2);

    private int training(String worker) {
        return Modifiers.training(table.s, Fixture.worker(worker));
    }

    private int overhead(String project) {
        return Fixture.rules().projects().overhead(table.s, table.s.companies[0], Fixture.project(project));
    }

    private int reward(String project) {
        return Modifiers.reward(table.s, Fixture.project(project));
    }

    private List<String> inForce() {
        return Arrays.stream(table.s.inForce).map(each -> each.card().id()).toList();
    }

    @Test
    void stem_grant_adds_to_what_stem_projects_return() {
        table.inForce("stem-grant", 2);
        assertThat(reward("smart-doormat")).isEqualTo(6);
        assertThat(reward("sand-export")).isEqualTo(14);
    }

    @Test
    void recession_takes_from_all_returns_but_not_below_0() {
        table.inForce("recession", 3);
        assertThat(reward("smart-doormat")).isEqualTo(2);
        assertThat(reward("sand-export")).isEqualTo(12);
        assertThat(reward("charity-fun-run")).isZero();
    }

    @Test
    void several_add_up() {
        table.inForce("recession", 3).inForce("stem-grant", 2);
        assertThat(reward("smart-doormat")).isEqualTo(4);
    }

    @Test
    void graduate_fair_draws_two_more_and_trains_for_less_but_not_for_nothing() {
        table.inForce("graduate-fair", 1);
        assertThat(training("celia")).isEqualTo(1);
        assertThat(training("boris")).isEqualTo(1);
        table.only("hiring-bid");
        assertThat(table.s.workerPool).hasSize(5);
    }

    @Test
    void rail_strike_makes_training_and_the_market_dearer() {
        table.inForce("rail-strike", 1);
        assertThat(training("boris")).isEqualTo(2);
        assertThat(Modifiers.outsourcing(table.s)).isEqualTo(1);
    }

    @Test
    void supplier_price_war_lowers_overheads_but_not_below_0() {
        table.inForce("supplier-price-war", 2);
        assertThat(overhead("submarine-taxi")).isEqualTo(3);
        assertThat(overhead("smart-doormat")).isZero();
    }

    @Test
    void g47_wage_spiral_raises_salaries_of_3_and_more() {
        table.company(0).chart("founder > boris celia", "celia > hugo");
        table.inForce("wage-spiral", 2);
        assertThat(Modifiers.payroll(table.s, table.s.companies[0])).isEqualTo(11);
    }

    @Test
    void golden_autumn_gives_capacity_to_who_overloads_nobody() {
        table.inForce("golden-autumn", 4);
        table.company(0).chart("founder > boris celia").track(9);
        table.company(1).chart("founder > sol ned wanda").track(7);
        table.only("organisation").play(0, Done.DONE).play(1, Done.DONE);
        assertThat(table.s.companies[0].capacity).isEqualTo(10);
        assertThat(table.s.companies[1].capacity).isEqualTo(7);
    }

    @Test
    void public_tender_is_for_this_round_alone() {
        table.eventsOnTop("public-tender", "tax-rebate").only("event");
        assertThat(table.s.tender).isTrue();
        assertThat(table.s.inForce).isEmpty();
        table.only("event");
        assertThat(table.s.tender).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "stem-grant, 2",
        "graduate-fair, 1",
        "supplier-price-war, 2",
        "golden-autumn, 4",
        "recession, 3",
        "wage-spiral, 2",
        "rail-strike, 1"
    })
    void an_event_is_in_force_until_so_many_events_later(String card, int rounds) {
        table.eventsOnTop(card, "tax-rebate", "bank-holiday", "flu-season", "wealth-tax")
                .only("event");
        for (int round = 0; round < rounds; round++) {
            assertThat(inForce()).containsExactly(card);
            assertThat(table.s.events.discards()).doesNotContain(Fixture.event(card));
            table.only("event");
        }
        assertThat(inForce()).isEmpty();
        assertThat(table.s.events.discards()).contains(Fixture.event(card));
        assertThat(table.told(BossEvent.EventEnded.class))
                .extracting(BossEvent.EventEnded::early)
                .containsExactly(false);
    }

    @ParameterizedTest
    @CsvSource({
        "golden-autumn, PROJECT_FAILED, true",
        "golden-autumn, SALARY_UNPAID, true",
        "golden-autumn, TWO_COMPLETED_IN_ONE_ROUND, false",
        "recession, TWO_COMPLETED_IN_ONE_ROUND, true",
        "recession, PROJECT_FAILED, false",
        "wage-spiral, SALARY_UNPAID, false"
    })
    void an_event_ends_early_if_its_until_came_true_in_the_round(String card, Until until, boolean ends) {
        table.inForce(card, 2).s.cameTrue = until.bit();
        new RoundEnd(Fixture.rules()).open(table.s, Events.NONE);
        assertThat(inForce().isEmpty()).isEqualTo(ends);
        assertThat(Arrays.asList(table.s.events.discards()).contains(Fixture.event(card)))
                .isEqualTo(ends);
    }

    @Test
    void r59_what_failed_before_the_event_was_drawn_counts_if_it_was_in_the_same_round() {
        table.company(0).works("second-moon", 0, 2);
        Company company = table.s.companies[0];
        Fixture.rules().projects().delay(table.s, company, company.ongoing[0], 1, "event", Events.NONE);
        table.eventsOnTop("golden-autumn").only("event");
        assertThat(inForce()).containsExactly("golden-autumn");
        new RoundEnd(Fixture.rules()).open(table.s, Events.NONE);
        assertThat(inForce()).isEmpty();
    }

    @Test
    void an_unpaid_salary_ends_golden_autumn() {
        table.inForce("golden-autumn", 4).company(0).chart("founder > boris").cash(0);
        table.only("payday").timeout(0);
        new RoundEnd(Fixture.rules()).open(table.s, Events.NONE);
        assertThat(inForce()).isEmpty();
    }

    @Test
    void the_deck_is_made_anew_from_the_discarded_events() {
        int cards = Fixture.box().events().size();
        for (int round = 0; round <= cards; round++) {
            table.only("event");
            for (int seat = 0; seat < 2; seat++) if (table.game.owes(table.s).has(seat)) table.timeout(seat);
        }
        assertThat(table.told(BossEvent.DeckReshuffled.class)).isNotEmpty();
        assertThat(table.s.event).isNotNull();
    }

    @Test
    void without_event_colours_there_is_no_event() {
        Fixture none = Fixture.table(2, "eventColours", "none").only("event");
        assertThat(none.told(BossEvent.EventDrawn.class)).isEmpty();
    }
}
