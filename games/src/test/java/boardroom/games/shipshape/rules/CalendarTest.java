package boardroom.games.shipshape.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Deal;
import boardroom.engine.Deck;
import boardroom.engine.Options;
import boardroom.engine.Rng;
import boardroom.engine.Seats;
import boardroom.games.shipshape.ShipShape;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.rules.ShipShapeState.Ending;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Sections 3, 4.0, 4.1 and 4.6: setup, days and the end of a week, by their examples. */
class CalendarTest {
    /** As after fulfilling: this order has left. */
    private static void ship(Fixture table) {
        for (Order order : table.s.orders) table.s.orderDeck.discard(order);
        table.s.orders = new Order[0];
    }

    @Test
    void e1_setup() {
        Fixture table = Fixture.table(3);
        assertThat(table.s.orders).hasSize(3);
        assertThat(table.s.supplyPool).hasSize(4).doesNotContainNull();
        assertThat(table.s.transportPool).hasSize(3).doesNotContainNull();
        assertThat(table.s.orderDeck.size()).isEqualTo(27);
        assertThat(table.s.supplyDeck.size()).isEqualTo(26);
        assertThat(table.s.transportDeck.size()).isEqualTo(18);
        assertThat(Fixture.words(table.s.piles.plus(table.s.active().tokens))).isEqualTo("30O 30M 30T 15S");
        assertThat(table.s.firms).extracting(firm -> firm.player).doesNotHaveDuplicates();
    }

    @Test
    void e2_a_day_is_a_turn_of_everybody_from_the_holder_on() {
        Fixture table = Fixture.table(3).holder(1).day(0).active(1).goTo("calendar");
        List<Integer> turns = new ArrayList<>();
        List<Integer> days = new ArrayList<>();
        while (table.s.ending == Ending.NOT_YET) {
            turns.add(table.s.active);
            days.add(table.s.day);
            finishTurn(table);
        }
        assertThat(turns).hasSize(21).startsWith(1, 2, 0, 1, 2, 0).endsWith(1, 2, 0);
        assertThat(days).startsWith(1, 1, 1, 2, 2, 2).endsWith(7, 7, 7);
    }

    /** Passes and keeps what the house keeps. */
    private static void finishTurn(Fixture table) {
        int seat = table.s.active;
        table.pass(seat);
        if (table.phase().equals("store")) table.timeout(seat);
    }

    @Test
    void e3_all_lose_when_the_last_player_of_the_last_day_leaves_an_order_open() {
        Fixture table = Fixture.table(3).holder(1).day(7).active(0).goTo("collect");
        table.pass(0);
        assertThat(table.game.isOver(table.s)).isTrue();
        assertThat(table.s.ending).isEqualTo(Ending.LOST);
        assertThat(table.game.winners(table.s)).isEqualTo(Seats.NONE);
        assertThat(table.told).hasAtLeastOneElementOfType(ShipShapeEvent.GameLost.class);
    }

    @Test
    void e4_in_the_last_turn_is_in_time() {
        Fixture table = Fixture.table(3).holder(1).day(7).active(0).goTo("collect");
        ship(table);
        table.pass(0);
        assertThat(table.s.weeks).containsExactly(new WeekReport(1, 7, List.of()));
        assertThat(table.s.spareDays()).isZero();
        assertThat(table.s.week).isEqualTo(2);
    }

    @Test
    void e5_the_others_still_have_their_turns_on_the_last_day() {
        Fixture table = Fixture.table(3).holder(1).day(7).active(1).goTo("collect");
        table.pass(1);
        assertThat(table.s.active).isEqualTo(2);
        table.pass(2);
        assertThat(table.s.active).isZero();
        assertThat(table.s.ending).isEqualTo(Ending.NOT_YET);
    }

    @Test
    void e65_a_week_has_as_many_days_as_the_table_says() {
        Fixture six = Fixture.table(2, "daysPerWeek", 6).day(6).active(1).goTo("collect");
        assertThat(six.pass(1).s.ending).isEqualTo(Ending.LOST);

        Fixture nine = Fixture.table(2, "daysPerWeek", 9).day(4).active(1).goTo("collect");
        ship(nine);
        nine.pass(1);
        assertThat(nine.s.spareDays()).isEqualTo(5);
    }

    @Test
    void e66_extra_orders() {
        assertThat(Fixture.table(3, "extraOrders", -1).s.orders).hasSize(2);
        assertThat(Fixture.table(3, "extraOrders", 1).s.orders).hasSize(4);
        assertThat(Fixture.table(2, "extraOrders", -1).s.orders).hasSize(1);
    }

    @Test
    void e67_a_gentle_start_puts_heavy_orders_back() {
        Fixture table = Fixture.table(2, "gentleStart", true).orders();
        table.orderDeck("moon-gun", "talking-buoy", "sky-telegraph", "storm-anchor")
                .goTo("week-start");
        assertThat(table.s.orders).extracting(Order::id).containsExactly("talking-buoy", "storm-anchor");
        assertThat(table.s.orderDeck.size()).isEqualTo(28);
        assertThat(table.s.orderDeck.left()).extracting(Order::id).contains("moon-gun", "sky-telegraph");
    }

    @Test
    void e67_in_the_second_week_nothing_is_put_back() {
        Fixture table = Fixture.table(2, "gentleStart", true).orders().week(2);
        table.orderDeck("moon-gun", "sky-telegraph").goTo("week-start");
        assertThat(table.s.orders).extracting(Order::id).containsExactly("moon-gun", "sky-telegraph");
    }

    @Test
    void e68_larger_pools() {
        Fixture table = Fixture.table(2, "supplyPool", 6, "transportPool", 5);
        assertThat(table.s.supplyPool).hasSize(6).doesNotContainNull();
        assertThat(table.s.transportPool).hasSize(5).doesNotContainNull();
    }

    @Test
    void e75_the_first_seat_may_hold_the_token() {
        assertThat(holders("first-seat")).containsOnly(0);
        assertThat(holders("random")).contains(0, 1, 2, 3);
    }

    private static List<Integer> holders(String firstHolder) {
        ShipShape game = new ShipShape(Fixture.box());
        Options options = Options.of(Fixture.box(), Map.of("firstHolder", firstHolder));
        List<Integer> holders = new ArrayList<>();
        for (int seed = 0; seed < 40; seed++) {
            ShipShapeState s = game.deal(new Deal(4, options, seed));
            assertThat(s.active).isEqualTo(s.holder);
            holders.add(s.holder);
        }
        return holders;
    }

    @Test
    void e76_the_pace_scales_the_clocks() {
        assertThat(clock("normal")).isEqualTo(90_000);
        assertThat(clock("relaxed")).isEqualTo(135_000);
        assertThat(clock("brisk")).isEqualTo(54_000);
    }

    private static long clock(String pace) {
        Fixture table = Fixture.table(2, "pace", pace);
        return Objects.requireNonNull(table.game.pace(table.s)).millis();
    }

    @Test
    void a_table_without_clocks_waits_for_everybody() {
        Fixture table = Fixture.table(2, "pace", "untimed");
        assertThat(table.game.pace(table.s)).isNull();
    }

    @Test
    void the_order_deck_is_made_anew_when_a_card_is_due_and_none_is_left() {
        Fixture table = Fixture.table(2).orders();
        while (table.s.orderDeck.size() > 1)
            table.s.orderDeck.discard(Objects.requireNonNull(table.s.orderDeck.draw(_ -> {})));
        table.goTo("week-start");
        assertThat(table.s.orders).hasSize(2);
        assertThat(table.s.orderDeck.size()).isEqualTo(28);
        assertThat(table.s.orderDeck.discards()).isEmpty();
        assertThat(table.told).hasAtLeastOneElementOfType(ShipShapeEvent.DeckReshuffled.class);
    }

    @Test
    void a_slot_of_the_pool_stays_empty_when_there_is_no_card() {
        Fixture table = Fixture.table(2);
        table.s.supplyDeck = new Deck<>(
                "supplies", Arrays.copyOf(table.s.supplyDeck.left(), 2), table.s.supplyDeck.discards(), new Rng(1));
        table.orders().goTo("week-start");
        assertThat(table.s.supplyPool).filteredOn(card -> card == null).hasSize(2);
    }
}
