package boardroom.games.shipshape.view;

import static boardroom.games.shipshape.rules.Fixture.words;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import boardroom.games.shipshape.rules.Fixture;
import boardroom.games.shipshape.rules.ShipShapeMove.Agree;
import boardroom.games.shipshape.rules.ShipShapeMove.Fulfil;
import boardroom.games.shipshape.rules.ShipShapeMove.Joint;
import boardroom.games.shipshape.view.ShipShapePublicView.NearView;
import boardroom.games.shipshape.view.ShipShapePublicView.OrderView;
import boardroom.games.shipshape.view.ShipShapePublicView.OutlookView;
import boardroom.games.shipshape.view.ShipShapePublicView.ShippedView;
import boardroom.games.shipshape.view.ShipShapePublicView.WayView;
import boardroom.games.shipshape.view.ShipShapePublicView.Weather;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The orders of the week: who is how near, how each could still leave, and what has left. */
class OrderViewTest {
    @Test
    void of_an_open_order_every_firm_says_what_it_has_and_what_it_lacks() {
        List<NearView> near = order(palace(), 0).near();

        assertThat(words(near.get(0).there())).isEqualTo("2O 1M");
        assertThat(words(near.get(0).missing())).isEqualTo("2M 4T 1S");
        assertThat(near.get(0).capacity()).isEqualTo(5);
        assertThat(words(near.get(1).there())).isEqualTo("3M 4T 1S");
        assertThat(words(near.get(1).missing())).isEqualTo("2O");
        assertThat(near.get(1).capacity()).as("a dual transport carries it too").isEqualTo(11);
    }

    @Test
    void a_rotated_transport_carries_nothing() {
        Fixture table = Fixture.table(2).orders("talking-buoy");
        table.firm(0).with("steam-launch*");

        assertThat(order(table, 0).near().getFirst().capacity()).isZero();
    }

    @Test
    void each_open_order_has_its_ways_best_first_and_one_of_them_is_planned() {
        Fixture table = palace().day(7);

        List<WayView> ways = order(table, 0).ways();

        assertThat(ways).extracting(WayView::planned).containsOnlyOnce(true);
        assertThat(ways.getFirst().seats()).as("together they have everything").containsExactly(0, 1);
        assertThat(ways.getFirst().day()).isEqualTo(7);
        assertThat(ways.getLast().day()).as("alone nobody can any more").isZero();
        assertThat(ways).isSortedAccordingTo((a, b) -> b.percent() - a.percent());
    }

    @Test
    void the_weather_follows_from_the_outlook_of_the_week() {
        Fixture fair = Fixture.table(2).orders("talking-buoy");
        fair.firm(0).holds("2M 2T").with("steam-launch");
        Fixture storm =
                Fixture.table(2).orders("tropical-island-kit", "moon-gun").day(7);

        assertThat(outlook(fair).weather()).isEqualTo(Weather.FAIR);
        assertThat(outlook(fair).percent()).isGreaterThan(80);
        assertThat(outlook(storm).weather()).isEqualTo(Weather.STORM);
    }

    @Test
    void a_shipped_order_lies_beside_the_open_ones_until_the_week_is_over() {
        Fixture table = Fixture.table(2).orders("talking-buoy", "storm-anchor").day(3);
        table.firm(0).holds("2M 2T").with("steam-launch");

        table.play(0, new Fulfil("talking-buoy", List.of("steam-launch")));

        assertThat(FirmViewTest.view(table).orders())
                .extracting(OrderView::card, OrderView::open, OrderView::shipped)
                .containsExactly(
                        tuple("storm-anchor", true, null),
                        tuple("talking-buoy", false, new ShippedView(0, null, 3, 12)));
    }

    @Test
    void an_order_shipped_by_two_is_told_once_with_the_points_of_each() {
        Fixture table = palace();

        table.play(0, new Joint("submarine-palace", 1, Fixture.tokens("2O 1M"), List.of("canal-barge")))
                .play(1, new Agree(List.of("paddle-steamer", "winged-packet")));

        ShipShapePublicView view = FirmViewTest.view(table);
        assertThat(view.weeksDone().getFirst().postcards()).singleElement().satisfies(postcard -> {
            assertThat(postcard.seat()).isZero();
            assertThat(postcard.partner()).isEqualTo(1);
            assertThat(postcard.points()).isEqualTo(18);
            assertThat(postcard.transports()).containsExactly("canal-barge", "paddle-steamer", "winged-packet");
        });
        assertThat(view.weeksDone().getFirst().next())
                .as("equal in points: left of the holder")
                .isEqualTo(1);
    }

    /** 43: Submarine Palace, for which two firms have everything together. */
    static Fixture palace() {
        Fixture table = Fixture.table(2).orders("submarine-palace");
        table.firm(0).is("kew-and-quarry").holds("4O 1M").with("canal-barge");
        table.firm(1).is("cog-and-coal").holds("3M 4T 1S").with("paddle-steamer", "winged-packet");
        return table;
    }

    private static OutlookView outlook(Fixture table) {
        return FirmViewTest.view(table).outlook();
    }

    private static OrderView order(Fixture table, int place) {
        return FirmViewTest.view(table).orders().get(place);
    }
}
