package boardroom.games.shipshape.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.games.shipshape.rules.ShipShapeMove.Store;
import org.junit.jupiter.api.Test;

/** 4.5 Storing, by its examples. */
class StoringTest {
    /** Seat 0 of two ends its turn with these tokens. */
    private static Fixture holding(String tokens, Object... options) {
        return Fixture.table(2, options).firm(0).holds(tokens).and().goTo("store");
    }

    private static Store back(String tokens) {
        return new Store(Fixture.tokens(tokens));
    }

    @Test
    void e50_the_house_returns_what_is_held_most() {
        Fixture table = holding("6O 4M 3T 1S");
        assertThat(table.moves(0).getFirst()).isEqualTo(back("3O 1M"));
        table.timeout(0);
        assertThat(table.firm(0).tokens()).isEqualTo("3O 3M 3T 1S");
        assertThat(table.told).hasAtLeastOneElementOfType(ShipShapeEvent.TimedOut.class);
    }

    @Test
    void e51_exactly_the_excess_goes_back() {
        Fixture table = holding("6O 6M");
        assertThat(table.refusal(0, back("1O"))).isEqualTo("exact-return");
        assertThat(table.refusal(0, back("2O 1M"))).isEqualTo("exact-return");
        assertThat(table.refusal(0, back("2T"))).isEqualTo("exact-return");
        assertThat(table.refusal(0, back("3O -1M"))).isEqualTo("malformed");
        assertThat(table.refusal(1, back("2O"))).isEqualTo("not-your-turn");
        table.play(0, back("1O 1M"));
        assertThat(table.firm(0).tokens()).isEqualTo("5O 5M");
        assertThat(table.s.active).isEqualTo(1);
    }

    @Test
    void e52_specialty_goes_last() {
        assertThat(Fixture.words(Returns.house(Fixture.tokens("2O 9S"), 1))).isEqualTo("1O");
        assertThat(Fixture.words(Returns.house(Fixture.tokens("11S"), 1))).isEqualTo("1S");
    }

    @Test
    void who_holds_one_kind_alone_is_not_asked() {
        Fixture table = holding("11S");
        assertThat(table.phase()).isEqualTo("business");
        assertThat(table.s.active).isEqualTo(1);
        assertThat(table.firm(0).tokens()).isEqualTo("10S");
    }

    @Test
    void e69_the_table_may_store_less_or_more() {
        assertThat(holding("6O 5M", "storage", 8).moves(0)).contains(back("3O"), back("2O 1M"), back("3M"));
        assertThat(holding("6O 5M", "storage", 12).s.active).isEqualTo(1);
    }

    @Test
    void few_returns_are_listed_all_and_many_by_a_ladder() {
        assertThat(holding("4O 4M 4T 1S").moves(0)).hasSize(16);
        assertThat(holding("9O 9M 9T 9S").moves(0)).first().isEqualTo(back("9O 9M 8T"));
        assertThat(holding("9O 9M 9T 9S").moves(0)).hasSizeBetween(4, 60).doesNotHaveDuplicates();
    }

    @Test
    void what_is_returned_is_kept_in_the_books() {
        Fixture table = holding("6O 6M").play(0, back("2O"));
        assertThat(table.s.firms[0].ledger.storedBack()).isEqualTo(2);
    }
}
