package boardroom.games.shipshape.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Change;
import boardroom.games.shipshape.rules.Fixture.FirmOf;
import boardroom.games.shipshape.rules.ShipShapeEvent.PileShort;
import boardroom.games.shipshape.rules.ShipShapeMove.Collect;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 4.2 Collecting, by its examples. */
class CollectingTest {
    private final Fixture table = Fixture.table(2);
    private final FirmOf firm = table.firm(0);

    /** Seat 0 begins its turn of a new day. */
    private void collect() {
        table.active(0).goTo("calendar");
    }

    private static Collect order(String... supplies) {
        return new Collect(List.of(supplies));
    }

    @Test
    void e6_the_player_card_gives_its_output() {
        firm.is("kew-and-quarry");
        collect();
        assertThat(firm.tokens()).isEqualTo("2O 1M");
        assertThat(Fixture.words(table.s.piles.plus(table.s.firms[1].tokens))).isEqualTo("28O 29M 30T 15S");
    }

    @Test
    void e7_nobody_is_asked_when_the_order_does_not_matter() {
        firm.is("kew-and-quarry").with("pit-pony-colliery", "gem-cutters-bench", "country-exchange");
        collect();
        assertThat(table.phase()).isEqualTo("business");
        assertThat(firm.tokens()).isEqualTo("3M 1T 1S");
        assertThat(firm.supplies()).containsExactly("pit-pony-colliery", "gem-cutters-bench", "country-exchange");
    }

    @Test
    void e8_the_player_is_asked_when_it_does() {
        firm.is("anvil-and-arc").with("galvanic-quarry", "precision-lathe");
        collect();
        assertThat(table.phase()).isEqualTo("collect");
        assertThat(table.moves(0))
                .containsExactly(
                        order("precision-lathe", "galvanic-quarry"), order("galvanic-quarry", "precision-lathe"));

        table.play(0, order("galvanic-quarry", "precision-lathe"));
        assertThat(firm.tokens()).isEqualTo("1M 3T");
        assertThat(firm.supplies()).containsExactly("galvanic-quarry*", "precision-lathe");
    }

    @Test
    void e8_the_house_order_lets_the_lathe_feed_the_quarry() {
        firm.is("anvil-and-arc").with("galvanic-quarry", "precision-lathe");
        collect();
        table.timeout(0);
        assertThat(firm.tokens()).isEqualTo("4M 1T");
        assertThat(firm.supplies()).containsExactly("galvanic-quarry", "precision-lathe");
    }

    @Test
    void e9_a_rotated_supply_that_is_paid_for_is_upright_again() {
        firm.is("anvil-and-arc").holds("1T").with("galvanic-quarry*");
        collect();
        assertThat(firm.tokens()).isEqualTo("5M");
        assertThat(firm.supplies()).containsExactly("galvanic-quarry");
    }

    @Test
    void e10_a_rotated_supply_that_is_not_paid_for_is_discarded() {
        firm.is("anvil-and-arc").with("galvanic-quarry*");
        collect();
        assertThat(firm.tokens()).isEqualTo("2M 1T");
        assertThat(firm.supplies()).isEmpty();
        assertThat(table.s.supplyDeck.discards()).extracting(card -> card.id()).containsExactly("galvanic-quarry");
    }

    @Test
    void e11_working_is_a_duty() {
        firm.is("volt-and-vine").with("perfume-still");
        collect();
        assertThat(firm.tokens()).isEqualTo("1O 1T 1S");
    }

    @Test
    void e12_with_too_little_for_all_the_house_makes_the_most_tokens() {
        firm.is("volt-and-vine").with("perfume-still", "steam-plough", "repair-caravan");
        collect();
        assertThat(table.moves(0))
                .hasSize(6)
                .first()
                .isEqualTo(order("steam-plough", "repair-caravan", "perfume-still"));

        table.timeout(0);
        assertThat(firm.tokens()).isEqualTo("4O 1M");
        assertThat(firm.supplies()).containsExactly("perfume-still*", "steam-plough", "repair-caravan");
    }

    @Test
    void e12_another_order_is_legal_too() {
        firm.is("volt-and-vine").with("perfume-still", "steam-plough", "repair-caravan");
        collect();
        table.play(0, order("perfume-still", "steam-plough", "repair-caravan"));
        assertThat(firm.tokens()).isEqualTo("3O 1S");
        assertThat(firm.supplies()).containsExactly("perfume-still", "steam-plough", "repair-caravan*");
    }

    @Test
    void e13_the_house_saves_a_rotated_card() {
        firm.is("volt-and-vine").with("steam-plough", "perfume-still", "arc-light-drill*");
        collect();
        assertThat(table.moves(0)).first().isEqualTo(order("steam-plough", "arc-light-drill", "perfume-still"));

        table.timeout(0);
        assertThat(firm.tokens()).isEqualTo("3O 1M");
        assertThat(firm.supplies()).containsExactly("steam-plough", "perfume-still*", "arc-light-drill");
    }

    @Test
    void e14_of_a_short_pile_the_firm_takes_what_is_there() {
        firm.is("kew-and-quarry");
        table.piles("1O 30M 30T 15S");
        collect();
        assertThat(firm.tokens()).isEqualTo("1O 1M");
        assertThat(Fixture.words(table.s.piles)).isEqualTo("29M 30T 15S");
        assertThat(table.told).hasAtLeastOneElementOfType(PileShort.class);
    }

    @Test
    void e15_a_supply_works_for_nothing_when_the_pile_is_empty() {
        firm.is("volt-and-vine").with("perfume-still");
        table.piles("30O 30M 30T");
        collect();
        assertThat(firm.tokens()).isEqualTo("1O 1T");
        assertThat(firm.supplies()).containsExactly("perfume-still");
    }

    @Test
    void e16_a_stamped_supply_does_not_work_again_on_the_same_day() {
        firm.is("anvil-and-arc").with("tide-mill");
        table.firm(1).is("kew-and-quarry");
        collect();
        assertThat(firm.tokens()).isEqualTo("2M 2T");

        table.s.firms[1].supplies = table.s.firms[0].supplies;
        table.s.firms[0].supplies = new SupplyInPlay[0];
        table.pass(0);
        assertThat(table.firm(1).tokens()).isEqualTo("2O 1M");

        table.pass(1).pass(0);
        assertThat(table.firm(1).tokens()).isEqualTo("4O 2M 1T");
    }

    @Test
    void a_supply_not_yet_used_today_works_for_who_collects_later() {
        table.firm(1).is("kew-and-quarry");
        collect();
        table.firm(1).with("tide-mill");
        table.pass(0);
        assertThat(table.firm(1).tokens()).isEqualTo("2O 1M 1T");
    }

    @Test
    void e17_a_new_supply_works_from_the_next_collection_on() {
        firm.is("kew-and-quarry");
        table.firm(1).is("cog-and-coal");
        collect();
        firm.with("tide-mill");
        table.pass(0);
        assertThat(firm.tokens()).isEqualTo("2O 1M");

        table.pass(1);
        assertThat(firm.tokens()).isEqualTo("4O 2M 1T");
    }

    @Test
    void an_order_that_is_not_exactly_the_unstamped_supplies_is_malformed() {
        firm.is("anvil-and-arc").with("galvanic-quarry", "precision-lathe");
        table.firm(1).with("tide-mill");
        collect();
        assertThat(table.refusal(0, order("galvanic-quarry"))).isEqualTo("malformed");
        assertThat(table.refusal(0, order("galvanic-quarry", "galvanic-quarry")))
                .isEqualTo("malformed");
        assertThat(table.refusal(0, order("galvanic-quarry", "tide-mill"))).isEqualTo("malformed");
        assertThat(table.refusal(1, order("galvanic-quarry", "precision-lathe")))
                .isEqualTo("not-your-turn");
    }

    @Test
    void a_pile_that_runs_short_on_the_way_need_not_make_the_order_matter() {
        // Two of the three organic tokens due are there, whoever takes them.
        firm.is("anvil-and-arc").holds("2T").with("steam-plough", "repair-caravan");
        table.piles("2O 5M 5T 5S");
        collect();
        assertThat(table.phase()).isEqualTo("business");
        assertThat(firm.tokens()).isEqualTo("2O 3M 1T");
    }

    @Test
    void what_one_supply_pays_to_a_pile_another_may_take() {
        // After the player card the technological pile is empty: the lathe gets tokens only after the quarry has paid.
        firm.is("anvil-and-arc").holds("2T").with("precision-lathe", "galvanic-quarry");
        table.piles("30O 30M 1T 15S");
        collect();
        assertThat(table.phase()).isEqualTo("collect");
        table.play(0, order("precision-lathe", "galvanic-quarry"));
        assertThat(firm.tokens()).isEqualTo("4M 1T");
    }

    @Test
    void of_two_rotated_cards_that_cannot_both_be_paid_one_is_discarded_whatever_the_order() {
        firm.is("kew-and-quarry").with("gem-cutters-bench*", "company-store*");
        collect();
        assertThat(table.moves(0)).hasSize(2);
        table.timeout(0);
        // Equally many work and go; the store leaves more tokens.
        assertThat(firm.supplies()).containsExactly("company-store");
        assertThat(firm.tokens()).isEqualTo("3O 1T");
    }

    @Test
    void four_supplies_are_asked_for_in_at_most_24_orders() {
        firm.is("volt-and-vine").with("perfume-still", "steam-plough", "repair-caravan", "arc-light-drill");
        collect();
        assertThat(table.moves(0)).hasSize(24).doesNotHaveDuplicates();
    }

    @Test
    void a_preview_tells_card_by_card_what_comes_and_what_is_missing() {
        firm.is("anvil-and-arc").with("galvanic-quarry", "precision-lathe");
        collect();
        List<Change> changes = table.game
                .preview(table.s, 0, order("galvanic-quarry", "precision-lathe"))
                .changes();
        assertThat(changes)
                .extracting(change -> change.what().key())
                .containsExactly("change.store", "change.stalled", "change.works");
        assertThat(changes.getFirst().after()).isEqualTo(Goods.say(Fixture.tokens("1M 3T")));
        assertThat(changes.getLast().after()).isEqualTo(Goods.say(Fixture.tokens("2T")));
    }
}
