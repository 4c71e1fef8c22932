package boardroom.games.shipshape.rules;

import static boardroom.games.shipshape.rules.Moves.ACCEPT;
import static boardroom.games.shipshape.rules.Moves.DECLINE;
import static boardroom.games.shipshape.rules.Moves.NONE;
import static boardroom.games.shipshape.rules.Moves.choose;
import static boardroom.games.shipshape.rules.Moves.counter;
import static boardroom.games.shipshape.rules.Moves.fulfil;
import static boardroom.games.shipshape.rules.Moves.invite;
import static boardroom.games.shipshape.rules.Moves.offer;
import static boardroom.games.shipshape.rules.Moves.offerToAll;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Seats;
import boardroom.games.shipshape.rules.ShipShapeMove.Decline;
import org.junit.jupiter.api.Test;

/** 4.3 Trading: what is possible, who answers, who gets it; the numbers are those of the worked examples. */
class TradingTest {
    private static Fixture two(String active, String partner, Object... options) {
        return Fixture.table(2, options)
                .firm(0)
                .holds(active)
                .and()
                .firm(1)
                .holds(partner)
                .and();
    }

    private static Fixture four(Object... options) {
        return Fixture.table(4, options)
                .firm(0)
                .holds("4O")
                .and()
                .firm(1)
                .holds("1T")
                .and()
                .firm(2)
                .holds("1M")
                .and()
                .firm(3)
                .holds("2T")
                .and();
    }

    @Test
    void e18_ten_tokens_for_the_side_that_is_between_turns() {
        Fixture table = two("4O 2M", "9T");
        assertThat(table.refusal(0, offer(1, "3O", "1T"))).isEqualTo("trade-storage");
        table.play(0, offer(1, "3O", "2T")).play(1, ACCEPT);
        assertThat(table.firm(0).tokens()).isEqualTo("1O 2M 2T");
        assertThat(table.firm(1).tokens()).isEqualTo("3O 7T");
    }

    @Test
    void e19_the_active_player_may_hold_more_until_storing() {
        Fixture table = two("5O 5M 2T", "3S");
        table.play(0, offer(1, "2O", "3S")).play(1, ACCEPT);
        assertThat(table.s.firms[0].tokens.count()).isEqualTo(13);
        table.pass(0);
        assertThat(table.phase()).isEqualTo("store");
        assertThat(Storing.excess(table.s)).isEqualTo(3);
    }

    @Test
    void e20_card_limits_and_a_rotated_card_stays_rotated() {
        Fixture table = two("-", "1T");
        table.firm(0).with("hand-car");
        table.firm(1).with("canal-barge", "steam-launch*", "silk-aerostat");
        assertThat(table.refusal(0, offer(1, "hand-car", "1T"))).isEqualTo("trade-transport-limit");
        table.play(0, offer(1, "hand-car", "steam-launch")).play(1, ACCEPT);
        assertThat(table.firm(0).transports()).containsExactly("steam-launch*");
        assertThat(table.firm(1).transports()).containsExactly("canal-barge", "silk-aerostat", "hand-car");
    }

    @Test
    void e21_one_kind_on_both_sides_is_netted_out_first() {
        assertThat(two("4O", "4O").refusal(0, offer(1, "2O", "1O"))).isEqualTo("both-sides");
        assertThat(two("4O 1M", "4O 1T").refusal(0, offer(1, "2O 1M", "1O 1T"))).isEqualTo("both-sides");
    }

    @Test
    void e22_a_transport_received_carries_in_the_same_turn() {
        Fixture table = two("1O 2M 4T", "-").orders("thinking-loom", "talking-buoy");
        table.firm(1).with("pneumatic-railway");
        table.play(0, offer(1, "1O", "pneumatic-railway")).play(1, ACCEPT);
        table.play(0, fulfil("thinking-loom", "pneumatic-railway"));
        assertThat(table.firm(0).tokens()).isEqualTo("-");
        assertThat(table.firm(0).score()).isEqualTo(16);
        assertThat(table.firm(0).transports()).containsExactly("pneumatic-railway*");
    }

    @Test
    void e23_a_counter_offer_is_chosen() {
        Fixture table = two("3O", "3T");
        table.play(0, offer(1, "1O", "1T")).play(1, counter("1T", "2O"));
        assertThat(table.phase()).isEqualTo("choose");
        table.play(0, choose(1));
        assertThat(table.firm(0).tokens()).isEqualTo("1O 1T");
        assertThat(table.firm(1).tokens()).isEqualTo("2O 2T");
        assertThat(table.phase()).isEqualTo("business");
        assertThat(table.s.offersLeft()).isEqualTo(2);
    }

    @Test
    void e24_the_first_acceptance_closes_a_table_offer_and_counters_lapse() {
        Fixture table = four();
        table.play(0, offerToAll("2O", "1T"));
        assertThat(table.game.owes(table.s)).isEqualTo(Seats.ofList(java.util.List.of(1, 2, 3)));
        assertThat(table.refusal(2, ACCEPT)).isEqualTo("not-owned");
        table.play(2, counter("1M", "2O")).play(3, ACCEPT);
        assertThat(table.firm(0).tokens()).isEqualTo("2O 1T");
        assertThat(table.firm(3).tokens()).isEqualTo("2O 1T");
        assertThat(table.firm(2).tokens()).isEqualTo("1M");
        assertThat(table.phase()).isEqualTo("business");
        assertThat(table.refusal(1, ACCEPT)).as("seat 1 owes nothing any more").isNotNull();
        assertThat(table.s.talks[0].tradedWith()).isEqualTo(3);
    }

    @Test
    void e25_a_table_offer_without_acceptance_leaves_the_choice_of_its_counters() {
        Fixture table = four();
        table.play(0, offerToAll("2O", "1T"))
                .play(2, counter("1M", "2O"))
                .play(1, DECLINE)
                .play(3, DECLINE);
        assertThat(table.phase()).isEqualTo("choose");
        assertThat(table.moves(0)).containsExactlyInAnyOrder(choose(2), NONE);
        assertThat(table.refusal(0, choose(1))).isEqualTo("malformed");
        table.play(0, choose(2));
        assertThat(table.firm(0).tokens()).isEqualTo("2O 1M");
        assertThat(table.firm(2).tokens()).isEqualTo("2O");
    }

    @Test
    void e26_an_invitation_is_answered_with_terms_and_cannot_be_accepted() {
        Fixture table =
                Fixture.table(3).firm(0).holds("3M").and().firm(2).holds("1S").and();
        table.play(0, invite(2));
        assertThat(table.refusal(2, ACCEPT)).isEqualTo("invitation-only");
        table.play(2, counter("1S", "2M")).play(0, NONE);
        assertThat(table.firm(0).tokens()).isEqualTo("3M");
        assertThat(table.firm(2).tokens()).isEqualTo("1S");
        assertThat(table.s.offersLeft()).isEqualTo(2);
        assertThat(table.phase()).isEqualTo("business");
    }

    @Test
    void e27_three_offers_a_turn_and_a_refused_one_does_not_count() {
        Fixture table = two("5O", "3T");
        assertThat(table.refusal(0, offer(1, "1M", "1T"))).isEqualTo("not-owned");
        for (int i = 0; i < 3; i++) table.play(0, offer(1, "1O", "1T")).play(1, DECLINE);
        assertThat(table.refusal(0, offer(1, "1O", "1T"))).isEqualTo("no-offers-left");
        assertThat(table.moves(0)).noneMatch(move -> move instanceof ShipShapeMove.MakeOffer);
        table.pass(0);
    }

    @Test
    void e28_a_gift() {
        Fixture table = two("1S", "-");
        table.play(0, offer(1, "1S", "-")).play(1, ACCEPT);
        assertThat(table.firm(0).tokens()).isEqualTo("-");
        assertThat(table.firm(1).tokens()).isEqualTo("1S");
    }

    @Test
    void e29_who_is_not_on_makes_no_offers() {
        Fixture table = four();
        assertThat(table.refusal(1, offer(2, "1T", "1M"))).isEqualTo("not-your-turn");
        table.play(0, offer(3, "1O", "1T"));
        assertThat(table.refusal(1, offer(2, "1T", "1M"))).isNotNull();
        assertThat(table.refusal(1, ACCEPT)).isEqualTo("not-your-turn");
        assertThat(table.refusal(0, ACCEPT)).isEqualTo("not-your-turn");
    }

    @Test
    void e30_who_is_silent_has_declined() {
        Fixture table = four();
        table.play(0, offerToAll("2O", "1T")).play(1, DECLINE);
        table.timeout(2).timeout(3);
        assertThat(table.phase()).isEqualTo("business");
        assertThat(table.s.talks[0].open()).isFalse();
        assertThat(table.s.talks[0].tradedWith()).isNull();
        assertThat(table.firm(0).tokens()).isEqualTo("4O");
    }

    @Test
    void e69_the_limit_of_the_other_side_follows_the_storage_of_the_table() {
        assertThat(two("2O", "8T", "storage", 8).refusal(0, offer(1, "2O", "1T")))
                .isEqualTo("trade-storage");
        assertThat(two("2O", "10T", "storage", 12).refusal(0, offer(1, "2O", "1T")))
                .isNull();
    }

    @Test
    void e70_without_trade_every_offer_is_refused_and_joint_orders_are_not() {
        Fixture table = two("2O", "2T", "trade", false);
        assertThat(table.refusal(0, offer(1, "1O", "1T"))).isEqualTo("switched-off");
        assertThat(table.refusal(0, invite(1))).isEqualTo("switched-off");
        assertThat(table.s.offersLeft()).isZero();
        assertThat(table.moves(0)).noneMatch(move -> move instanceof ShipShapeMove.MakeOffer);
    }

    @Test
    void e71_so_many_offers_as_the_table_allows() {
        Fixture one = two("9O", "9T", "offersPerTurn", 1);
        one.play(0, offer(1, "1O", "1T")).play(1, DECLINE);
        assertThat(one.refusal(0, offer(1, "1O", "1T"))).isEqualTo("no-offers-left");

        Fixture nine = two("9O", "9T", "offersPerTurn", 9);
        for (int i = 0; i < 9; i++) nine.play(0, offer(1, "1O", "1T")).play(1, DECLINE);
        assertThat(nine.refusal(0, offer(1, "1O", "1T"))).isEqualTo("no-offers-left");
    }

    @Test
    void e72_without_counter_offers_there_is_yes_and_no() {
        Fixture table = two("3O", "3T", "counterOffers", false);
        assertThat(table.refusal(0, invite(1))).isEqualTo("counters-off");
        table.play(0, offer(1, "1O", "1T"));
        assertThat(table.refusal(1, counter("1T", "2O"))).isEqualTo("counters-off");
        assertThat(table.moves(1)).containsExactlyInAnyOrder(ACCEPT, DECLINE);
    }

    @Test
    void r59_without_counter_offers_a_seat_that_could_only_decline_is_not_asked() {
        Fixture table = four("counterOffers", false);
        table.play(0, offerToAll("2O", "1T"));
        assertThat(table.game.owes(table.s)).isEqualTo(Seats.ofList(java.util.List.of(1, 3)));
        assertThat(table.refusal(2, ACCEPT)).isEqualTo("already-chosen");
        table.play(1, DECLINE).play(3, DECLINE);
        assertThat(table.phase()).isEqualTo("business");
    }

    // Beyond the examples

    @Test
    void a_supply_traded_stays_stamped_and_a_fresh_one_works_for_who_collects_later() {
        Fixture table = two("-", "-").firm(1).is("cog-and-coal").and();
        table.firm(0).with("orchard-under-glass", "tide-mill");
        table.s.firms[0].supplies[0] = new SupplyInPlay(table.s.firms[0].supplies[0].card(), false, true);
        table.play(0, offer(1, "orchard-under-glass tide-mill", "-"))
                .play(1, ACCEPT)
                .pass(0);
        assertThat(table.firm(1).supplies()).containsExactly("orchard-under-glass", "tide-mill");
        assertThat(table.firm(1).tokens())
                .as("its own 1M 2T and the dynamo's T, but no fruit today")
                .isEqualTo("1M 3T");
    }

    @Test
    void several_cards_keep_the_order_they_had_with_the_giver_however_they_were_typed() {
        Fixture table = two("-", "-");
        table.firm(0).with("tide-mill", "donkey-quarry", "orchard-under-glass");
        table.firm(1).with("medal-mint");
        table.play(0, offer(1, "orchard-under-glass tide-mill", "medal-mint")).play(1, ACCEPT);
        assertThat(table.firm(0).supplies()).containsExactly("donkey-quarry", "medal-mint");
        assertThat(table.firm(1).supplies()).containsExactly("tide-mill", "orchard-under-glass");
        assertThat(table.s.talks[0].offer().terms().give()).isEqualTo(Moves.bundle("orchard-under-glass tide-mill"));
    }

    @Test
    void supply_for_supply_is_possible_at_the_limit_but_not_supply_for_tokens() {
        Fixture table = two("-", "4T");
        table.firm(0).with("tide-mill");
        table.firm(1).with("medal-mint", "donkey-quarry", "orchard-under-glass", "silk-conservatory");
        assertThat(table.refusal(0, offer(1, "tide-mill", "1T"))).isEqualTo("trade-supply-limit");
        assertThat(table.refusal(0, offer(1, "tide-mill", "medal-mint"))).isNull();
        assertThat(table.refusal(0, offer(1, "tide-mill", "medal-mint donkey-quarry")))
                .isNull();
    }

    @Test
    void the_limit_holds_for_the_player_who_is_on_as_well() {
        Fixture table = two("1O", "-");
        table.firm(0).with("hand-car", "electric-tram", "narrow-gauge");
        table.firm(1).with("canal-barge");
        assertThat(table.refusal(0, offer(1, "1O", "canal-barge"))).isEqualTo("trade-transport-limit");
        assertThat(table.refusal(0, offer(1, "hand-car", "canal-barge"))).isNull();
    }

    @Test
    void of_a_table_offer_possible_with_nobody_the_first_reason_of_the_list_is_given() {
        Fixture table = Fixture.table(3)
                .firm(0)
                .holds("4O")
                .and()
                .firm(1)
                .holds("10T")
                .and()
                .firm(2)
                .holds("1M")
                .and();
        assertThat(table.refusal(0, offerToAll("2O", "1T")))
                .as("too much for seat 1, and seat 2 has none")
                .isEqualTo("not-owned");
        assertThat(table.refusal(0, offerToAll("2O", "2T"))).as("seat 1 could").isNull();
        table.firm(2).holds("9M 1T");
        assertThat(table.refusal(0, offerToAll("2O", "1T"))).isEqualTo("trade-storage");
    }

    @Test
    void an_invitation_to_all_is_answered_by_all() {
        Fixture table = four();
        table.play(0, offerToAll("-", "-"));
        assertThat(table.game.owes(table.s).count()).isEqualTo(3);
        table.play(1, counter("1T", "1O")).play(2, DECLINE).play(3, counter("2T", "3O"));
        assertThat(table.moves(0)).containsExactlyInAnyOrder(choose(1), choose(3), NONE);
        table.play(0, choose(3));
        assertThat(table.firm(0).tokens()).isEqualTo("1O 2T");
    }

    @Test
    void a_counter_must_be_possible_for_both_sides_and_not_empty() {
        Fixture table = two("3O", "8T");
        table.play(0, offer(1, "1O", "1T"));
        assertThat(table.refusal(1, counter("-", "-"))).isEqualTo("malformed");
        assertThat(table.refusal(1, counter("1T", "4O"))).isEqualTo("not-owned");
        assertThat(table.refusal(1, counter("1M", "1O"))).isEqualTo("not-owned");
        assertThat(table.refusal(1, counter("-", "3O"))).as("eleven for seat 1").isEqualTo("trade-storage");
        assertThat(table.refusal(1, counter("1T", "3O"))).isNull();
        assertThat(table.refusal(1, counter("-", "2O"))).as("please").isNull();
    }

    @Test
    void a_no_may_say_why_and_the_table_hears_it() {
        Fixture table = two("3O", "3T");
        table.play(0, offer(1, "1O", "1T")).play(1, new Decline(Why.NEED_IT));
        assertThat(table.s.talks[0].offer().answers().getFirst().why()).isEqualTo("need-it");
        assertThat(table.told)
                .filteredOn(event -> event instanceof ShipShapeEvent.OfferDeclined)
                .singleElement()
                .extracting(event -> ((ShipShapeEvent.OfferDeclined) event).why())
                .isEqualTo("need-it");
    }

    @Test
    void whoever_takes_none_of_the_terms_may_say_why_as_well() {
        Fixture table = two("3O", "3T");
        table.play(0, offer(1, "1O", "1T")).play(1, counter("1T", "3O"));
        table.play(0, new ShipShapeMove.Choose(null, Why.TOO_DEAR));
        assertThat(table.told)
                .filteredOn(event -> event instanceof ShipShapeEvent.CountersDeclined)
                .singleElement()
                .extracting(event -> ((ShipShapeEvent.CountersDeclined) event).why())
                .isEqualTo("too-dear");
    }

    @Test
    void what_was_traded_is_in_the_books_of_both() {
        Fixture table = two("3O", "3T");
        table.play(0, offer(1, "2O", "1T")).play(1, ACCEPT);
        assertThat(table.s.firms[0].ledger.tradedAway()).isEqualTo(2);
        assertThat(table.s.firms[0].ledger.tradedIn()).isEqualTo(1);
        assertThat(table.s.firms[1].ledger.tradedAway()).isEqualTo(1);
        assertThat(table.s.firms[1].ledger.tradedIn()).isEqualTo(2);
    }

    @Test
    void nobody_answers_twice_and_the_active_player_cannot_act_while_others_are_asked() {
        Fixture table = four();
        table.play(0, offerToAll("2O", "1T")).play(1, DECLINE);
        assertThat(table.refusal(1, ACCEPT)).isEqualTo("already-chosen");
        assertThat(table.refusal(0, Moves.PASS)).isNotNull();
        assertThat(table.refusal(0, offer(1, "1O", "1T"))).isNotNull();
    }

    @Test
    void the_offers_of_the_next_turn_are_fresh() {
        Fixture table = two("5O", "3T");
        for (int i = 0; i < 3; i++) table.play(0, offer(1, "1O", "1T")).play(1, DECLINE);
        table.pass(0);
        assertThat(table.s.active).isEqualTo(1);
        assertThat(table.s.offersLeft()).isEqualTo(3);
    }
}
