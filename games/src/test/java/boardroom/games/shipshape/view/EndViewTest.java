package boardroom.games.shipshape.view;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.games.shipshape.rules.Fixture;
import boardroom.games.shipshape.view.ShipShapePublicView.EndView;
import boardroom.games.shipshape.view.ShipShapePublicView.WeekView;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** How the month ended, and why. */
class EndViewTest {
    /** The last turn of the last day is passed. */
    private static EndView lost(Fixture table) {
        table.holder(0).day(7).active(1).goTo("business").pass(1);
        return end(table);
    }

    @Test
    void a_lost_month_tells_which_order_was_left_and_who_together_had_everything() {
        EndView end = lost(OrderViewTest.palace());

        assertThat(end.won()).isFalse();
        assertThat(end.missed()).singleElement().satisfies(missed -> {
            assertThat(missed.order()).isEqualTo("submarine-palace");
            assertThat(missed.together()).as("43").containsExactly(0, 1);
            assertThat(missed.near()).hasSize(2);
        });
    }

    @Test
    void nobody_had_everything_where_nobody_could_carry_for_the_other() {
        Fixture table = Fixture.table(2).orders("submarine-palace");
        table.firm(0).holds("4O 1M").with("canal-barge");
        table.firm(1).holds("3M 4T 1S").with("paddle-steamer");

        assertThat(lost(table).missed().getFirst().together()).as("45").isNull();
    }

    @Test
    void a_firm_that_had_everything_alone_is_named_alone() {
        Fixture table = Fixture.table(2).orders("talking-buoy");
        table.firm(1).holds("2M 2T").with("steam-launch");

        assertThat(lost(table).missed().getFirst().together()).containsExactly(1);
    }

    @Test
    void what_sank_the_month_is_told_order_by_order() {
        assertThat(lost(OrderViewTest.palace()).story())
                .extracting(WarningsTest::read)
                .containsExactly("submarine-palace stayed, although Seat 0 and Seat 1 had everything for it.");
        Fixture poor = Fixture.table(2).orders("talking-buoy");
        poor.firm(1).holds("2M").with("steam-launch");
        assertThat(lost(poor).story())
                .extracting(WarningsTest::read)
                .containsExactly("talking-buoy stayed: Seat 1 was nearest and lacked 2 technological.");
    }

    @Test
    void a_lost_month_has_no_weather_but_storm_and_no_way_out() {
        Fixture table = OrderViewTest.palace();
        lost(table);

        assertThat(FirmViewTest.view(table).outlook())
                .isEqualTo(new ShipShapePublicView.OutlookView(0, ShipShapePublicView.Weather.STORM));
        assertThat(FirmViewTest.view(table).orders().getFirst().ways()).isEmpty();
    }

    /** The last week is complete, and nobody has anything to settle. */
    private static EndView won(Fixture table) {
        table.week(table.s.terms.weeks()).day(6).orders().goTo("turn-end");
        return end(table);
    }

    @Test
    void a_won_month_is_ranked_and_says_whether_the_fleet_decided() {
        Fixture table = Fixture.table(2);
        table.firm(0).scored(76).with("rack-railway", "pneumatic-railway");
        table.firm(1).scored(76).with("cloud-liner");

        EndView end = won(table);

        assertThat(end.won()).isTrue();
        assertThat(end.ranking()).as("61").containsExactly(0, 1);
        assertThat(end.tieBreak()).isTrue();
        assertThat(end.missed()).isEmpty();
    }

    @Test
    void equal_in_all_nothing_decides() {
        Fixture table = Fixture.table(3);
        table.firm(0).scored(60).with("grand-express", "electric-dirigible", "pedal-dirigible");
        table.firm(1).scored(76).with("cloud-liner");
        table.firm(2).scored(76).with("iron-leviathan");

        EndView end = won(table);

        assertThat(end.ranking()).as("62").containsExactly(1, 2, 0);
        assertThat(end.tieBreak()).isFalse();
    }

    @Test
    void a_team_is_rated_by_its_spare_days() {
        Fixture table = Fixture.table(2, "scoring", "team", "weeks", 1);

        EndView end = won(table);

        assertThat(end.team()).isTrue();
        assertThat(end.spareDays()).isEqualTo(1);
        assertThat(end.rating()).as("1 day in one week is 4 in four").isEqualTo("seaworthy");
    }

    @Test
    void a_failed_week_stands_among_the_weeks_with_what_was_left() {
        Fixture table = Fixture.table(2, "failure", "penalty").orders("storm-anchor");
        table.holder(0).day(7).active(1).goTo("business").pass(1);

        ShipShapePublicView view = FirmViewTest.view(table);

        assertThat(view.weeksDone()).containsExactly(new WeekView(1, 0, 0, List.of(), List.of("storm-anchor"), 1));
        assertThat(view.end()).isNull();
    }

    private static EndView end(Fixture table) {
        return Objects.requireNonNull(FirmViewTest.view(table).end());
    }
}
