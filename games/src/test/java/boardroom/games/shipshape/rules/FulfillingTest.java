package boardroom.games.shipshape.rules;

import static boardroom.games.shipshape.rules.Moves.commission;
import static boardroom.games.shipshape.rules.Moves.fulfil;
import static boardroom.games.shipshape.rules.Moves.offer;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.games.shipshape.box.TransportType;
import boardroom.games.shipshape.rules.ShipShapeMove.Fulfil;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 4.4.3 An order alone, and which transports carry it; the numbers are those of the worked examples. */
class FulfillingTest {
    private static Fixture holding(String tokens, String... transports) {
        Fixture table = Fixture.table(2).firm(0).holds(tokens).with(transports).and();
        return table.orders("universal-kitchen", "talking-buoy", "self-pruning-hedge");
    }

    private static List<String> house(Fixture table, TransportType type, int load) {
        return HouseTransports.of(table.s.firms[0], type, load);
    }

    @Test
    void e37_several_transports_carry_together() {
        Fixture table = holding("3O 3M 4T", "electric-tram", "narrow-gauge", "canal-barge");
        assertThat(table.refusal(0, fulfil("universal-kitchen", "narrow-gauge")))
                .isEqualTo("capacity");
        assertThat(table.refusal(0, fulfil("universal-kitchen", "narrow-gauge", "canal-barge")))
                .isEqualTo("wrong-type");
        table.play(0, fulfil("universal-kitchen", "electric-tram", "narrow-gauge"));
        assertThat(table.firm(0).tokens()).isEqualTo("1T");
        assertThat(table.firm(0).score()).isEqualTo(24);
        assertThat(table.firm(0).transports()).containsExactly("electric-tram*", "narrow-gauge*", "canal-barge");
        assertThat(table.s.orderDeck.discards()).hasSize(1);
        assertThat(table.s.firms[0].fulfilled).hasSize(1);
    }

    @Test
    void e38_a_dual_transport_suits_both_its_ways() {
        Fixture table = holding("-", "train-ferry", "harbour-gig");
        assertThat(house(table, TransportType.RAIL, 4)).containsExactly("train-ferry");
        assertThat(house(table, TransportType.SHIP, 4)).containsExactly("train-ferry");
        assertThat(house(table, TransportType.SHIP, 7)).containsExactly("train-ferry", "harbour-gig");
        assertThat(house(table, TransportType.AIR, 6)).isEmpty();
    }

    @Test
    void e39_house_transports_have_the_smallest_capacity_that_suffices() {
        Fixture table = holding("-", "rack-railway", "electric-tram", "hand-car");
        assertThat(house(table, TransportType.RAIL, 5)).containsExactly("electric-tram", "hand-car");
        assertThat(house(table, TransportType.RAIL, 8)).containsExactly("rack-railway");
        assertThat(house(table, TransportType.RAIL, 9)).containsExactly("rack-railway", "hand-car");
    }

    @Test
    void of_equal_capacity_fewest_cards_and_then_the_first_in_the_play_area() {
        Fixture fewest = holding("-", "signal-balloon", "ornithopter-flight", "electric-dirigible");
        assertThat(house(fewest, TransportType.AIR, 8)).containsExactly("electric-dirigible");
        Fixture first = holding("-", "train-ferry", "narrow-gauge", "rail-balloon");
        assertThat(house(first, TransportType.RAIL, 5)).containsExactly("train-ferry");
        assertThat(house(first, TransportType.RAIL, 10)).containsExactly("train-ferry", "narrow-gauge");
    }

    @Test
    void e40_an_order_larger_than_the_storage() {
        Fixture table = Fixture.table(2)
                .firm(0)
                .is("anvil-and-arc")
                .holds("3O 4M 3T")
                .with("grand-express", "hand-car")
                .and()
                .orders("walking-exhibition", "talking-buoy")
                .active(0)
                .goTo("collect");
        assertThat(table.firm(0).tokens()).isEqualTo("3O 6M 4T");
        assertThat(table.refusal(0, fulfil("walking-exhibition", "grand-express")))
                .isEqualTo("capacity");
        table.play(0, fulfil("walking-exhibition", "grand-express", "hand-car"));
        assertThat(table.firm(0).tokens()).isEqualTo("2M");
        assertThat(table.firm(0).score()).isEqualTo(32);
    }

    @Test
    void e41_a_rotated_transport_carries_nothing() {
        Fixture table = holding("2M 2T", "steam-launch*");
        assertThat(table.refusal(0, fulfil("talking-buoy", "steam-launch"))).isEqualTo("rotated-transport");
        assertThat(table.moves(0)).noneMatch(move -> move instanceof Fulfil);
    }

    @Test
    void e42_a_spare_transport_may_be_sent_along_but_is_not_listed() {
        Fixture table = holding("2O 2T", "rack-railway", "hand-car");
        Fulfil both = fulfil("self-pruning-hedge", "rack-railway", "hand-car");
        assertThat(table.moves(0))
                .filteredOn(move -> move instanceof Fulfil)
                .containsExactly(fulfil("self-pruning-hedge", "rack-railway"));
        table.play(0, both);
        assertThat(table.firm(0).transports()).containsExactly("rack-railway*", "hand-car*");
    }

    @Test
    void all_sets_are_listed_from_which_nothing_can_be_left_out() {
        Fixture table = holding("2O 2T", "hand-car", "electric-tram", "train-ferry");
        assertThat(table.moves(0))
                .filteredOn(move -> move instanceof Fulfil)
                .containsExactlyInAnyOrder(
                        fulfil("self-pruning-hedge", "electric-tram"), fulfil("self-pruning-hedge", "train-ferry"));
    }

    @Test
    void e79_what_is_missing_is_said() {
        Fixture table = holding("2M 1T", "steam-launch");
        assertThat(table.refusal(0, fulfil("talking-buoy", "steam-launch"))).isEqualTo("requirement");
        assertThat(table.refusal(0, fulfil("moon-gun", "steam-launch"))).isEqualTo("order-not-open");
        assertThat(table.refusal(0, fulfil("talking-buoy"))).isEqualTo("capacity");
        assertThat(table.refusal(0, fulfil("talking-buoy", "paddle-steamer"))).isEqualTo("not-owned");
        assertThat(table.refusal(0, offer(1, "2S", "-"))).isEqualTo("not-owned");
        assertThat(table.refusal(0, commission("steam-launch"))).isEqualTo("not-in-pool");
    }

    @Test
    void several_faults_the_first_of_the_list_is_said() {
        Fixture table = holding("-", "steam-launch*", "hand-car");
        assertThat(table.refusal(0, fulfil("moon-gun", "hand-car", "hand-car"))).isEqualTo("malformed");
        assertThat(table.refusal(0, fulfil("moon-gun", "nothing"))).isEqualTo("order-not-open");
        assertThat(table.refusal(0, fulfil("talking-buoy", "nothing", "hand-car")))
                .isEqualTo("not-owned");
        assertThat(table.refusal(0, fulfil("talking-buoy", "steam-launch", "hand-car")))
                .isEqualTo("wrong-type");
    }

    @Test
    void the_order_that_was_fulfilled_is_no_longer_open() {
        Fixture table = holding("4M 4T", "steam-launch", "paddle-steamer");
        table.play(0, fulfil("talking-buoy", "steam-launch")).pass(1);
        assertThat(table.refusal(0, fulfil("talking-buoy", "paddle-steamer"))).isEqualTo("order-not-open");
    }

    @Test
    void the_last_order_of_the_week_ends_it() {
        Fixture table = holding("3M 2T", "steam-launch").orders("talking-buoy");
        table.play(0, fulfil("talking-buoy", "steam-launch"));
        assertThat(table.phase()).isEqualTo("settle");
    }
}
