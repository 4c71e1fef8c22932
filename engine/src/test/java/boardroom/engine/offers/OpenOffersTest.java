package boardroom.engine.offers;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Events;
import boardroom.engine.offers.FruitMarket.Accept;
import boardroom.engine.offers.FruitMarket.Dealing;
import boardroom.engine.offers.FruitMarket.Decline;
import boardroom.engine.offers.FruitMarket.Put;
import boardroom.engine.offers.FruitMarket.Ready;
import boardroom.engine.offers.FruitMarket.Stalls;
import boardroom.engine.offers.FruitMarket.Swap;
import boardroom.engine.offers.FruitMarket.Withdraw;
import boardroom.engine.phases.HouseRefusal;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Offers that lie open side by side in a window: what they set aside, and how each of them is closed. */
class OpenOffersTest {
    private final FruitMarket market = new FruitMarket();
    private final Stalls s = market.afternoon();

    private void does(int seat, Dealing deed) {
        assertThat(market.refusal(s, seat, deed)).as("%s by %s", deed, seat).isNull();
        market.play(s, seat, deed, Events.NONE);
    }

    private @Nullable Object refusalOf(int seat, Dealing deed) {
        return market.refusal(s, seat, deed);
    }

    private static Swap apples(int given, int pearsWanted) {
        return new Swap(given, -pearsWanted);
    }

    @Test
    void each_has_its_number_and_is_taken_by_the_seat_it_was_put_to() {
        does(0, new Put(1, apples(1, 1)));
        does(0, new Put(2, apples(1, 2)));
        assertThat(refusalOf(1, new Accept(2))).isEqualTo(new FruitMarket.NotYours().say());
        does(2, new Accept(2));
        assertThat(s.apples).containsExactly(2, 3, 4);
        assertThat(s.pears).containsExactly(5, 3, 1);
        assertThat(s.open.get(2)).isNull();
        assertThat(s.open.get(1)).as("the other one still lies open").isNotNull();
    }

    @Test
    void what_is_on_offer_is_set_aside_and_cannot_be_offered_twice() {
        does(0, new Put(1, apples(2, 1)));
        assertThat(refusalOf(0, new Put(2, apples(2, 1)))).isEqualTo(new FruitMarket.NotThere().say());
        does(0, new Put(2, apples(1, 1)));
    }

    @Test
    void what_is_on_offer_cannot_be_given_away_by_taking_another_offer_so_that_it_can_always_be_honoured() {
        does(0, new Put(1, apples(3, 1)));
        does(2, new Put(0, new Swap(-1, 1)));
        assertThat(refusalOf(0, new Accept(2)))
                .as("an apple for a pear, but all apples are set aside")
                .isEqualTo(new FruitMarket.NotThere().say());
        does(1, new Accept(1));
        assertThat(s.apples).containsExactly(0, 6, 3);
    }

    @Test
    void an_offer_that_the_other_side_cannot_pay_changes_nothing_on_either_side() {
        does(0, new Put(1, apples(1, 4)));
        assertThat(refusalOf(1, new Accept(1))).isEqualTo(new FruitMarket.NotThere().say());
        assertThat(s.apples).containsExactly(3, 3, 3);
        assertThat(s.pears).containsExactly(3, 3, 3);
    }

    @Test
    void withdrawn_or_declined_it_is_gone_and_what_it_gave_is_free_again() {
        does(0, new Put(1, apples(3, 1)));
        assertThat(refusalOf(1, new Withdraw(1))).isEqualTo(new FruitMarket.NotYours().say());
        does(0, new Withdraw(1));
        assertThat(refusalOf(1, new Accept(1))).isEqualTo(new FruitMarket.NotYours().say());
        does(0, new Put(2, apples(3, 1)));
        assertThat(refusalOf(0, new Decline(2))).isEqualTo(new FruitMarket.NotYours().say());
        does(2, new Decline(2));
        does(0, new Put(1, apples(3, 2)));
    }

    @Test
    void there_is_one_open_offer_from_one_seat_to_another_and_a_limit_for_all_of_them() {
        does(0, new Put(1, apples(1, 1)));
        assertThat(refusalOf(0, new Put(1, apples(1, 2)))).isEqualTo(new FruitMarket.NotYours().say());
        does(0, new Withdraw(1));
        does(0, new Put(1, apples(1, 2)));
        does(1, new Decline(2));
        does(0, new Put(1, apples(1, 3)));
        assertThat(refusalOf(0, new Put(2, apples(1, 1)))).isEqualTo(new FruitMarket.NoMoreOffers().say());
        assertThat(s.open.madeBy(0)).isEqualTo(FruitMarket.OFFERS_EACH);
        assertThat(s.open.madeBy(1)).isZero();
    }

    @Test
    void a_counter_offer_is_one_of_ones_own_and_declines_the_other() {
        does(0, new Put(1, apples(3, 1)));
        does(1, new Put(0, new Swap(-3, 2)));
        assertThat(s.open.between(0, 1)).isNull();
        assertThat(s.open.madeBy(1)).isEqualTo(1);
        assertThat(refusalOf(1, new Accept(1))).isEqualTo(new FruitMarket.NotYours().say());
        does(0, new Accept(2));
        assertThat(s.apples).containsExactly(0, 6, 3);
        assertThat(s.pears).containsExactly(5, 1, 3);
    }

    @Test
    void who_is_ready_has_closed_all_its_offers_and_takes_no_more_part() {
        does(0, new Put(1, apples(1, 1)));
        does(2, new Put(0, new Swap(-1, 1)));
        does(1, new Put(2, apples(1, 1)));
        does(0, new Ready());
        assertThat(s.open.open()).hasSize(1);
        assertThat(s.open.between(1, 2)).isNotNull();
        assertThat(refusalOf(0, new Put(1, apples(1, 1)))).isEqualTo(new HouseRefusal.AlreadyChosen().say());
        assertThat(refusalOf(1, new Put(0, apples(1, 1)))).isEqualTo(new FruitMarket.NotYours().say());
        does(1, new Ready());
        market.timeout(s, 2, Events.NONE);
        assertThat(market.isOver(s)).isTrue();
        assertThat(s.open.open()).isEmpty();
    }

    @Test
    void an_unknown_number_names_no_offer() {
        for (int number : new int[] {0, -1, 7, Integer.MAX_VALUE, Integer.MIN_VALUE})
            assertThat(refusalOf(1, new Accept(number))).isEqualTo(new FruitMarket.NotYours().say());
    }
}
