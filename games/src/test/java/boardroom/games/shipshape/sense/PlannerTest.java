package boardroom.games.shipshape.sense;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import boardroom.engine.Card;
import boardroom.engine.Seats;
import boardroom.engine.SenseReader;
import boardroom.games.shipshape.box.Supply;
import boardroom.games.shipshape.box.Transport;
import boardroom.games.shipshape.rules.Fixture;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** 10.2 and 10.3: how far an order is, and who had best take it. */
class PlannerTest {
    private static final Planner PLANNER = new Planner(
            Fixture.box().constants(),
            SenseReader.shipped("ship-shape", Weights.class).plan());

    private static TablePlan plan(Fixture table) {
        return PLANNER.plan(table.s);
    }

    /** How these seats could do the first open order. */
    private static Way way(Fixture table, Integer... seats) {
        return plan(table).ways().getFirst().stream()
                .filter(way -> way.seats().equals(Seats.ofList(Arrays.asList(seats))))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void an_order_for_which_everything_is_there_can_leave_now() {
        Fixture table = Fixture.table(2).orders("self-pruning-hedge");
        table.firm(0).is("kew-and-quarry").holds("2O 2T").with("electric-tram");

        Way way = way(table, 0);

        assertThat(way.turns()).isEqualTo(1);
        assertThat(way.day()).isEqualTo(1);
        assertThat(way.confidence()).isEqualTo(0.98);
        assertThat(way.buys()).isEmpty();
    }

    @Test
    void a_transport_bought_today_carries_tomorrow_and_somebody_may_take_it() {
        Fixture table = Fixture.table(2).orders("cloud-seed-kite").pool("silk-aerostat", "hand-car", "harbour-gig");
        table.firm(0).is("kew-and-quarry").holds("2O 1M");

        Way way = way(table, 0);

        assertThat(way.turns()).isEqualTo(2);
        assertThat(way.buys()).extracting(Card::id).containsExactly("silk-aerostat");
        assertThat(way.confidence()).isCloseTo(0.98 * 0.97, within(1e-9));
    }

    @Test
    void two_small_transports_close_the_gap_that_one_leaves() {
        Fixture table = Fixture.table(2).orders("thinking-loom").pool("hand-car", "electric-tram", "harbour-gig");
        table.firm(0).is("cog-and-coal").holds("1M 2T");

        Way way = way(table, 0);

        assertThat(way.turns()).isEqualTo(3);
        assertThat(way.buys()).extracting(Card::id).containsExactlyInAnyOrder("hand-car", "electric-tram");
        assertThat(way.confidence()).isCloseTo(0.98 * 0.97 * 0.97, within(1e-9));
    }

    /** Day 2 a refresh for 3O, day 3 the purchase, day 4 the order: three turns to spare, 62 % that such a card comes. */
    @Test
    void without_a_transport_in_the_pool_one_may_come_after_a_refresh() {
        Fixture table = Fixture.table(2).orders("cloud-seed-kite").pool("hand-car", "harbour-gig", "steam-launch");
        table.firm(0).is("kew-and-quarry").holds("2O 1M");

        Way way = way(table, 0);

        assertThat(way.refresh()).isTrue();
        assertThat(way.turns()).isEqualTo(4);
        assertThat(way.confidence()).isCloseTo(0.98 * 0.62, within(1e-9));
    }

    @Test
    void a_supply_brings_what_the_firm_lacks() {
        Fixture table = Fixture.table(2)
                .orders("talking-buoy")
                .pool("tide-mill", "orchard-under-glass", "phosphate-works", "arc-light-drill");
        table.firm(0).is("pit-and-pasture").holds("1O 2M").with("steam-launch");

        Way way = way(table, 0);

        // Day 2 the mill for 3M, days 3 and 4 one T each.
        assertThat(way.buys()).extracting(Card::id).containsExactly("tide-mill");
        assertThat(way.turns()).isEqualTo(4);
    }

    /** E43: the active firm carries 3, its partner 7. */
    @Test
    void two_firms_can_do_together_what_neither_can_alone() {
        Fixture table = Fixture.table(2).day(7).orders("submarine-palace");
        table.firm(0).is("kew-and-quarry").holds("4O 1M").with("canal-barge");
        table.firm(1).is("cog-and-coal").holds("3M 4T 1S").with("paddle-steamer", "winged-packet");

        Way together = way(table, 0, 1);

        assertThat(together.turns()).isEqualTo(1);
        assertThat(together.confidence()).isCloseTo(0.8 * 0.85, within(1e-9));
        assertThat(plan(table).chosen().getFirst()).isEqualTo(together);
    }

    /** E45: nobody carries for the other. */
    @Test
    void what_a_partner_can_not_carry_is_not_shared() {
        Fixture table = Fixture.table(2).orders("submarine-palace").pool("hand-car", "electric-tram", "narrow-gauge");
        table.firm(0).is("kew-and-quarry").holds("4O 1M").with("canal-barge");
        table.firm(1).is("cog-and-coal").holds("3M 4T 1S").with("paddle-steamer");

        assertThat(way(table, 0, 1).turns()).isGreaterThan(1);
    }

    @Test
    void each_order_goes_to_another_firm_if_one_would_need_too_long_for_both() {
        Fixture table = Fixture.table(2, "joint", false).day(5).orders("self-pruning-hedge", "talking-buoy");
        table.firm(0).is("bloom-and-dynamo").holds("2O 2T").with("electric-tram", "steam-launch");
        table.firm(1).is("cog-and-coal").holds("1M 1T").with("train-ferry");

        assertThat(plan(table).chosen())
                .extracting(way -> way.seats().list().toString())
                .containsExactly("[0]", "[1]");
    }

    @Test
    void the_outlook_falls_from_day_to_day_and_ends_at_nothing() {
        double before = 1;
        for (int day : new int[] {1, 4, 6, 7}) {
            Fixture table = Fixture.table(2).day(day).orders("universal-kitchen", "moon-gun");
            double outlook = plan(table).outlook();
            assertThat(outlook).isLessThanOrEqualTo(before);
            before = outlook;
        }
        assertThat(before).isLessThan(0.05);
        Fixture over = Fixture.table(2).day(7).active(1).orders("universal-kitchen");
        over.s.acted = true;
        assertThat(plan(over).outlook()).isZero();
    }

    @Test
    void a_trade_that_helps_an_order_raises_the_outlook() {
        Fixture before =
                Fixture.table(2).day(5).orders("talking-buoy").pool("hand-car", "narrow-gauge", "silk-aerostat");
        before.firm(0).is("kew-and-quarry").holds("4O 2M").with("steam-launch");
        before.firm(1).is("cog-and-coal").holds("2T");
        double alone = plan(before).outlook();

        before.firm(0).holds("2O 2M 2T");
        before.firm(1).holds("2O");

        assertThat(plan(before).outlook()).isGreaterThan(alone);
    }

    @Test
    void no_open_order_is_a_week_done() {
        assertThat(plan(Fixture.table(3).orders()).outlook()).isEqualTo(1);
    }

    /** Whatever a changed box asks for: empty pools, a dozen heavy orders, four firms without anything. */
    @Test
    void it_comes_to_an_end_at_any_table() {
        Fixture table = Fixture.table(4)
                .orders(Fixture.box().catalogue().orders().stream()
                        .limit(17)
                        .map(Card::id)
                        .toArray(String[]::new));
        table.s.supplyPool = new Supply[table.s.supplyPool.length];
        table.s.transportPool = new Transport[table.s.transportPool.length];

        assertThat(plan(table).outlook()).isBetween(0.0, 1.0);
        assertThat(plan(table).chosen()).hasSize(17);
    }
}
