package boardroom.games.shipshape.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Arg;
import boardroom.engine.Change;
import boardroom.engine.Seats;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.rules.Fixture.FirmOf;
import boardroom.games.shipshape.rules.ShipShapeMove.Settle;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** 4.7 Ending a week, by its examples. */
class SettlementTest {
    private final Fixture table = Fixture.table(2);
    private final FirmOf firm = table.firm(0);

    private void settle() {
        for (Order order : table.s.orders) table.s.orderDeck.discard(order);
        table.s.orders = new Order[0];
        table.goTo("turn-end");
    }

    private static Settle keep(List<String> supplies, List<String> transports) {
        return new Settle(supplies, transports);
    }

    private Settle house() {
        return Settlements.house(table.s.firms[0], 2);
    }

    @Test
    void e53_the_house_keeps_what_is_worth_most_and_maintains_what_it_can() {
        firm.holds("3M 2T")
                .with("tide-mill", "phosphate-works", "medal-mint", "steam-plough*")
                .with("rack-railway*", "pneumatic-railway*", "silk-aerostat");
        settle();
        assertThat(house())
                .isEqualTo(keep(List.of("tide-mill", "medal-mint"), List.of("rack-railway", "pneumatic-railway")));
        table.timeout(0);
        assertThat(firm.supplies()).containsExactly("tide-mill", "medal-mint");
        assertThat(firm.transports()).containsExactly("rack-railway", "pneumatic-railway", "silk-aerostat");
        assertThat(table.s.week).isEqualTo(2);
    }

    @Test
    void e54_what_cannot_be_paid_is_lost() {
        firm.holds("2M 2T").with("rack-railway*", "pneumatic-railway*", "silk-aerostat");
        settle();
        assertThat(table.refusal(0, keep(List.of(), List.of("rack-railway")))).isEqualTo("cannot-pay");
        assertThat(house().maintain()).containsExactly("pneumatic-railway");
        table.play(0, house());
        assertThat(firm.transports()).containsExactly("pneumatic-railway", "silk-aerostat");
        assertThat(table.s.transportDeck.discards())
                .extracting(card -> card.id())
                .contains("rack-railway");
    }

    @Test
    void e55_the_house_takes_the_largest_capacity() {
        firm.holds("4T").with("grand-express*", "pneumatic-railway*", "ornithopter-flight*");
        assertThat(house().maintain()).containsExactly("pneumatic-railway", "ornithopter-flight");
    }

    @Test
    void e56_equal_capacity() {
        firm.with("narrow-gauge*", "canal-barge*").holds("2O 2M");
        assertThat(house().maintain()).containsExactly("narrow-gauge", "canal-barge");
        firm.holds("1O 2M");
        assertThat(house().maintain()).containsExactly("narrow-gauge");
    }

    @Test
    void e56_equal_in_all_the_first_in_the_play_area() {
        firm.with("train-ferry*", "narrow-gauge*").holds("2M");
        assertThat(house().maintain()).containsExactly("train-ferry");
    }

    @Test
    void e57_refusals() {
        firm.holds("3M 2T")
                .with("tide-mill", "phosphate-works", "medal-mint", "steam-plough*")
                .with("rack-railway*", "silk-aerostat");
        settle();
        assertThat(table.refusal(0, keep(List.of("steam-plough"), List.of()))).isEqualTo("keep-rotated");
        assertThat(table.refusal(0, keep(List.of(), List.of("silk-aerostat")))).isEqualTo("maintain-upright");
        assertThat(table.refusal(0, keep(List.of("tide-mill", "phosphate-works", "medal-mint"), List.of())))
                .isEqualTo("keep-too-many");
        assertThat(table.refusal(0, keep(List.of("tide-mill", "tide-mill"), List.of())))
                .isEqualTo("malformed");
        assertThat(table.refusal(0, keep(List.of("donkey-quarry"), List.of()))).isEqualTo("not-owned");
        assertThat(table.refusal(0, keep(List.of(), List.of("hand-car")))).isEqualTo("not-owned");
        // Where several apply the first of the list is given.
        assertThat(table.refusal(0, keep(List.of("steam-plough"), List.of("hand-car"))))
                .isEqualTo("not-owned");
        assertThat(table.refusal(0, keep(List.of("tide-mill", "medal-mint", "steam-plough"), List.of())))
                .isEqualTo("keep-too-many");
    }

    @Test
    void e58_storing_comes_first() {
        firm.holds("7M 6T").with("rack-railway*", "pneumatic-railway*");
        for (Order order : table.s.orders) table.s.orderDeck.discard(order);
        table.s.orders = new Order[0];
        table.pass(0);
        assertThat(table.phase()).isEqualTo("store");
        table.timeout(0);
        assertThat(table.phase()).isEqualTo("settle");
        assertThat(table.s.firms[0].tokens.count()).isEqualTo(10);
    }

    @Test
    void nobody_is_asked_who_has_nothing_to_choose() {
        table.firm(1).with("hand-car*", "silk-aerostat");
        settle();
        assertThat(table.s.week).isEqualTo(2);
        assertThat(table.firm(1).transports()).containsExactly("silk-aerostat");
    }

    @Test
    void choices_are_made_in_secret_and_are_final() {
        firm.with("tide-mill");
        table.firm(1).with("donkey-quarry");
        settle();
        assertThat(table.game.owes(table.s)).isEqualTo(Seats.all(2));
        table.play(0, keep(List.of("tide-mill"), List.of()));
        assertThat(table.refusal(0, keep(List.of(), List.of()))).isEqualTo("already-chosen");
        assertThat(firm.supplies()).containsExactly("tide-mill");
        assertThat(table.game.owes(table.s)).isEqualTo(Seats.of(1));
        table.play(1, keep(List.of(), List.of()));
        assertThat(table.firm(1).supplies()).isEmpty();
        assertThat(Fixture.words(table.s.piles.plus(table.s.active().tokens))).isEqualTo("30O 30M 30T 15S");
    }

    @Test
    void all_settlements_are_listed_once_with_that_of_the_house_first() {
        firm.holds("5M 5T")
                .with("tide-mill", "phosphate-works", "medal-mint", "steam-plough")
                .with("hand-car*", "electric-tram*", "narrow-gauge*");
        settle();
        assertThat(table.moves(0))
                .hasSize(11 * 8)
                .doesNotHaveDuplicates()
                .first()
                .isEqualTo(house());
    }

    @Test
    void the_pool_goes_before_anybody_settles_and_discards_keep_their_order() {
        firm.with("tide-mill");
        List<String> pool = Arrays.stream(table.s.supplyPool)
                .map(card -> Objects.requireNonNull(card).id())
                .toList();
        settle();
        assertThat(table.s.supplyPool).containsOnlyNulls();
        table.play(0, keep(List.of(), List.of()));
        assertThat(table.s.supplyDeck.discards())
                .extracting(card -> card.id())
                .containsExactlyElementsOf(
                        Stream.concat(pool.stream(), Stream.of("tide-mill")).toList());
    }

    @Test
    void what_was_settled_is_shown_before_the_next_week() {
        firm.with("tide-mill");
        settle();
        table.timeout(0);
        assertThat(Objects.requireNonNull(table.game.pace(table.s)).delay()).isEqualTo(4_000);
    }

    @Test
    void a_preview_tells_what_stays_and_what_is_left_in_the_purse() {
        firm.holds("3M 2T").with("tide-mill", "rack-railway*", "silk-aerostat");
        settle();
        List<Change> changes = table.game
                .preview(table.s, 0, keep(List.of(), List.of("rack-railway")))
                .changes();
        assertThat(changes).extracting(change -> change.what().key()).containsExactly("change.cards", "change.purse");
        assertThat(changes.getFirst().after())
                .isEqualTo(Arg.list(List.of(new Arg.CardId("rack-railway"), new Arg.CardId("silk-aerostat"))));
        assertThat(changes.getLast().after()).isEqualTo(Goods.say(Fixture.tokens("2T")));
        assertThat(firm.tokens()).as("a preview changes nothing").isEqualTo("3M 2T");
    }

    @Test
    void a_failed_week_with_a_penalty_is_settled_like_any_other() {
        Fixture penalty = Fixture.table(2, "failure", "penalty").day(7).active(1);
        penalty.firm(1).holds("1M").with("hand-car*", "tide-mill*");
        penalty.goTo("turn-end");
        assertThat(penalty.phase()).isEqualTo("settle");
        assertThat(penalty.s.supplyPool).containsOnlyNulls();
        penalty.play(1, keep(List.of(), List.of("hand-car")));
        assertThat(penalty.firm(1).transports()).containsExactly("hand-car");
        assertThat(penalty.firm(1).supplies()).isEmpty();
        assertThat(penalty.s.week).isEqualTo(2);
    }
}
