package boardroom.games.shipshape.rules;

import static boardroom.games.shipshape.rules.Moves.commission;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Deck;
import boardroom.engine.Rng;
import boardroom.games.shipshape.box.Resource;
import boardroom.games.shipshape.box.Supply;
import boardroom.games.shipshape.box.Transport;
import boardroom.games.shipshape.rules.ShipShapeMove.Commission;
import boardroom.games.shipshape.rules.ShipShapeMove.Refresh;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 4.4.1 and 4.4.2: hiring from the pool and refreshing it; the numbers are those of the worked examples. */
class CommissioningTest {
    private static Fixture holding(String tokens, Object... options) {
        return Fixture.table(2, options).firm(0).holds(tokens).and();
    }

    private static List<String> names(ShipShapeState s) {
        return Arrays.stream(s.transportPool)
                .map(card -> card == null ? "-" : card.id())
                .toList();
    }

    @Test
    void e31_a_commission_is_paid_and_its_slot_filled() {
        Fixture table = holding("2M 2T").pool("rack-railway");
        int deck = table.s.transportDeck.size();
        table.play(0, commission("rack-railway"));
        assertThat(table.firm(0).tokens()).isEqualTo("1T");
        assertThat(table.firm(0).transports()).containsExactly("rack-railway");
        assertThat(names(table.s)).hasSize(3).doesNotContain("rack-railway", "-");
        assertThat(table.s.transportDeck.size()).isEqualTo(deck - 1);
        assertThat(table.s.active).as("the turn is over").isEqualTo(1);
    }

    @Test
    void e32_the_fifth_supply_sends_one_of_the_old_ones_away() {
        Fixture table = holding("3M").pool("tide-mill");
        table.firm(0).with("donkey-quarry", "steam-plough*", "medal-mint", "oyster-bell");
        assertThat(table.refusal(0, commission("tide-mill"))).isEqualTo("limit-discard");
        assertThat(table.refusal(0, commission("tide-mill", "tide-mill"))).isEqualTo("discard-new");
        assertThat(table.refusal(0, commission("tide-mill", "silk-conservatory")))
                .isEqualTo("limit-discard");
        assertThat(table.refusal(0, commission("tide-mill", "donkey-quarry"))).isNull();
        table.play(0, commission("tide-mill", "steam-plough"));
        assertThat(table.firm(0).supplies()).containsExactly("donkey-quarry", "medal-mint", "oyster-bell", "tide-mill");
        assertThat(table.s.supplyDeck.discards()).extracting(Supply::id).contains("steam-plough");
    }

    @Test
    void e32_below_the_limit_nothing_is_discarded() {
        Fixture table = holding("3M").pool("tide-mill");
        table.firm(0).with("donkey-quarry", "steam-plough*", "medal-mint");
        assertThat(table.refusal(0, commission("tide-mill", "medal-mint"))).isEqualTo("no-discard-needed");
        assertThat(table.refusal(0, commission("tide-mill", "tide-mill"))).isEqualTo("no-discard-needed");
    }

    @Test
    void e33_a_rotated_transport_cannot_be_discarded() {
        Fixture table = holding("2M").pool("steam-launch");
        table.firm(0).with("hand-car*", "electric-tram*", "canal-barge");
        assertThat(table.refusal(0, commission("steam-launch", "hand-car"))).isEqualTo("rotated-discard");
        assertThat(table.moves(0)).contains(commission("steam-launch", "canal-barge"));
        table.play(0, commission("steam-launch", "canal-barge"));
        assertThat(table.firm(0).transports()).containsExactly("hand-car*", "electric-tram*", "steam-launch");
    }

    @Test
    void e33_with_three_rotated_transports_no_other_comes_unless_one_is_traded_away() {
        Fixture table = holding("2M").pool("steam-launch").firm(1).holds("1T").and();
        table.firm(0).with("hand-car*", "electric-tram*", "canal-barge*");
        assertThat(table.refusal(0, commission("steam-launch"))).isEqualTo("three-rotated");
        assertThat(table.refusal(0, commission("steam-launch", "canal-barge"))).isEqualTo("three-rotated");
        table.play(0, Moves.offer(1, "hand-car", "1T")).play(1, Moves.ACCEPT);
        assertThat(table.refusal(0, commission("steam-launch"))).isNull();
    }

    @Test
    void e34_the_slot_is_filled_before_the_old_card_goes() {
        Fixture table = holding("3M").pool("tide-mill");
        table.firm(0).with("donkey-quarry", "steam-plough", "medal-mint", "oyster-bell");
        Supply orchard = supply("orchard-under-glass");
        table.s.supplyDeck = new Deck<>("supplies", new Supply[0], new Supply[] {orchard}, new Rng(1));
        table.play(0, commission("tide-mill", "donkey-quarry"));
        assertThat(table.s.supplyPool[0]).isEqualTo(orchard);
        assertThat(table.s.supplyDeck.size()).isZero();
        assertThat(table.s.supplyDeck.discards()).extracting(Supply::id).containsExactly("donkey-quarry");
    }

    @Test
    void with_deck_and_discards_empty_the_slot_stays_empty_and_no_card_is_listed_for_it() {
        Fixture table = holding("3M").pool("tide-mill");
        table.s.supplyDeck = new Deck<>("supplies", new Supply[0], new Supply[0], new Rng(1));
        table.play(0, commission("tide-mill"));
        assertThat(table.s.supplyPool[0]).isNull();
        assertThat(table.moves(1)).isNotEmpty();
        assertThat(table.game.prompt(table.s, 1).choices()).isNotEmpty();
    }

    @Test
    void e35_a_refresh_costs_three_of_one_kind() {
        Refresh supplies = new Refresh(Sort.SUPPLY, Resource.SPECIALTY);
        Refresh transports = new Refresh(Sort.TRANSPORT, Resource.ORGANIC);
        assertThat(holding("3S").refusal(0, supplies)).isNull();
        assertThat(holding("2O 1M").refusal(0, transports)).isEqualTo("not-three");

        Fixture table = holding("3O");
        List<String> before = names(table.s);
        int deck = table.s.transportDeck.size();
        table.play(0, transports);
        assertThat(table.firm(0).tokens()).isEqualTo("-");
        assertThat(names(table.s)).hasSize(3).doesNotContainAnyElementsOf(before);
        assertThat(table.s.transportDeck.size()).isEqualTo(deck - 3);
        assertThat(table.s.transportDeck.discards()).extracting(Transport::id).containsExactlyElementsOf(before);

        Fixture four = holding("4S");
        int supplyDeck = four.s.supplyDeck.size();
        four.play(0, supplies);
        assertThat(four.s.supplyDeck.size()).isEqualTo(supplyDeck - 4);
        assertThat(four.firm(0).tokens()).isEqualTo("1S");
    }

    @Test
    void e36_a_thin_deck_is_made_anew_with_the_cards_just_discarded() {
        Fixture table = holding("3O");
        Transport[] left = table.s.transportDeck.left();
        table.s.transportDeck =
                new Deck<>("transports", Arrays.copyOf(left, 2), Arrays.copyOfRange(left, 2, 6), new Rng(1));
        table.play(0, new Refresh(Sort.TRANSPORT, Resource.ORGANIC));
        assertThat(table.s.transportDeck.size()).isEqualTo(6);
        assertThat(table.s.transportDeck.discards()).isEmpty();
        assertThat(table.s.transportPool).doesNotContainNull().hasSize(3);
    }

    @Test
    void e68_a_refresh_draws_as_many_as_the_pool_has_slots() {
        Fixture table = holding("3O", "supplyPool", 6, "transportPool", 5);
        table.play(0, new Refresh(Sort.SUPPLY, Resource.ORGANIC));
        assertThat(table.s.supplyPool).hasSize(6).doesNotContainNull();
        assertThat(table.s.supplyDeck.discards()).hasSize(6);
    }

    @Test
    void e79_a_card_that_lies_in_a_play_area_is_not_in_the_pool() {
        Fixture table = holding("3M");
        table.firm(1).with("tide-mill");
        assertThat(table.refusal(0, commission("tide-mill"))).isEqualTo("not-in-pool");
        assertThat(table.refusal(0, commission("talking-buoy"))).isEqualTo("not-in-pool");
        assertThat(table.refusal(0, commission("nothing"))).isEqualTo("not-in-pool");
    }

    @Test
    void who_cannot_pay_is_told_so_first_whatever_else_stands_in_the_way() {
        Fixture table = holding("-").pool("steam-launch");
        table.firm(0).with("hand-car*", "electric-tram*", "canal-barge*");
        assertThat(table.refusal(0, commission("steam-launch", "hand-car"))).isEqualTo("cannot-pay");
    }

    @Test
    void the_prompt_shows_every_card_of_the_pool_and_at_the_limit_every_card_that_may_go() {
        Fixture table = holding("3M").pool("tide-mill", "steam-launch");
        table.firm(0).with("donkey-quarry", "steam-plough*", "medal-mint", "oyster-bell");
        var commissions = table.game.prompt(table.s, 0).choices().stream()
                .filter(choice -> choice.move() instanceof Commission)
                .toList();
        assertThat(commissions)
                .filteredOn(choice -> ((Commission) choice.move()).card().equals("tide-mill"))
                .hasSize(4)
                .allMatch(choice -> choice.refusal() == null);
        assertThat(commissions)
                .extracting(choice -> ((Commission) choice.move()).card())
                .contains("steam-launch");
        for (Supply card : table.s.supplyPool)
            assertThat(commissions)
                    .anyMatch(choice ->
                            card != null && ((Commission) choice.move()).card().equals(card.id()));
    }

    @Test
    void a_new_supply_works_from_the_next_collection_on() {
        Fixture table = holding("3M")
                .pool("tide-mill")
                .firm(0)
                .is("kew-and-quarry")
                .holds("3M")
                .and();
        table.play(0, commission("tide-mill"));
        assertThat(table.firm(0).tokens()).isEqualTo("-");
        table.pass(1);
        assertThat(table.firm(0).tokens()).isEqualTo("2O 1M 1T");
    }

    private static Supply supply(String id) {
        return Fixture.box().catalogue().supplies().stream()
                .filter(card -> card.id().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
