package boardroom.games.esopwars.rules;

import static boardroom.games.esopwars.rules.Table.ALPHA;
import static boardroom.games.esopwars.rules.Table.BETA;
import static boardroom.games.esopwars.rules.Table.GAMMA;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Arg;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.games.esopwars.rules.EsopMove.Bid;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What everybody could work out of pools, desks and bids is said to whom it concerns; and why somebody lost. */
class ForesightTest {

    private static List<Say> warnings(Table table, int seat) {
        return table.view(seat).warnings();
    }

    // The main auction

    @Test
    void who_can_go_above_my_limit_is_named() {
        Table table = Table.of(3).pool(ALPHA, 600).pool(BETA, 700).pool(GAMMA, 500);
        assertThat(warnings(table, ALPHA)).contains(new Foresight.Sign.CanGoHigher(Seats.of(BETA), 525).say());
        assertThat(warnings(table, BETA)).contains(new Foresight.Sign.YouCanGoHighest(625).say());
    }

    @Test
    void a_full_team_outbids_nobody() {
        Table table = Table.of(2)
                .employs(BETA, "lucia", "victor", "omar")
                .lots("priya", "mateo", "hanna", "amara")
                .bid(ALPHA, 25);
        assertThat(table.heard(EsopEvent.Sold.class)).as("nobody else is asked").hasSize(1);
    }

    @Test
    void a_leader_sees_who_could_outbid_it() {
        Table table = Table.of(3).pool(ALPHA, 600).pool(BETA, 700).pool(GAMMA, 100);
        table.bid(ALPHA, 100);
        assertThat(warnings(table, ALPHA)).containsExactly(new Foresight.Sign.CanOutbidYou(Seats.of(BETA), 625).say());
    }

    @Test
    void when_every_card_left_is_needed_it_is_the_last_chance() {
        Table table = Table.of(2)
                .employs(ALPHA, "lucia")
                .employs(BETA, "victor", "omar", "grace")
                .lots("priya", "mateo");
        assertThat(warnings(table, ALPHA)).contains(new Foresight.Sign.LastChance(2, 2).say());
        assertThat(warnings(Table.of(2).lots("priya", "mateo", "hanna", "amara"), ALPHA))
                .noneMatch(say -> say.key().equals("warn.last-chance"));
    }

    @Test
    void who_is_out_learns_how_many_desks_and_cards_there_were() {
        Table table = Table.of(3)
                .employs(ALPHA, "lucia")
                .employs(BETA, "victor", "omar", "grace")
                .employs(GAMMA, "kwame", "dev", "yara")
                .lots("priya", "mateo")
                .pass(ALPHA);
        assertThat(table.heard(EsopEvent.Disqualified.class))
                .containsExactly(new EsopEvent.Disqualified(
                        new Arg.Seat(ALPHA), List.of(new Arg.CardId("lucia-ferrante")), 2, 1));
    }

    @Test
    void of_two_equal_bids_the_first_one_stands_and_the_second_learns_it() {
        Table table = Table.of(3).bid(BETA, 50);
        assertThat(table.refusalOfBid(ALPHA, 50))
                .isEqualTo(new Auction.Refused.FirstStands(BETA, table.lot().card, 50).say());
        assertThat(table.refusalOfBid(ALPHA, 25)).isEqualTo(new Auction.Refused.TooLow(75).say());
    }

    // The second auction

    private static Table swapping() {
        return Table.of(3)
                .employs(ALPHA, "priya", "mateo", "hanna")
                .employs(BETA, "lucia", "victor", "omar")
                .employs(GAMMA, "grace", "kwame", "dev")
                .pool(ALPHA, 200)
                .pool(BETA, 125)
                .pool(GAMMA, 75)
                .valued(ALPHA, 300)
                .valued(BETA, 200)
                .valued(GAMMA, 100)
                .secondary("mateo", "omar", "dev");
    }

    @Test
    void who_leads_nothing_sees_what_it_would_be_given() {
        Table table = swapping();
        assertThat(warnings(table, GAMMA))
                .as("the poorest is served first, with the strongest")
                .containsExactly(new Foresight.Sign.AsItStands(Table.employee("rosa"), 25).say());
        assertThat(warnings(table, BETA))
                .containsExactly(new Foresight.Sign.AsItStands(Table.employee("samir"), 25).say());
        table.pass(ALPHA, BETA, GAMMA);
        assertThat(table.employees(GAMMA)).endsWith("Rosa");
        assertThat(table.employees(BETA)).endsWith("Samir");
    }

    @Test
    void who_was_served_first_is_told_before_the_cards_are_given() {
        Table table = swapping().bid(ALPHA, "rosa", 25).pass(BETA, GAMMA);
        assertThat(table.heard(EsopEvent.Unserved.class))
                .containsExactly(new EsopEvent.Unserved(2, List.of(new Arg.Seat(GAMMA), new Arg.Seat(BETA))));
        assertThat(table.heard(EsopEvent.Placed.class))
                .extracting(EsopEvent.Placed::why)
                .containsOnly("free");
    }

    @Test
    void a_leader_of_a_lot_sees_who_is_free_to_take_it() {
        Table table = swapping().bid(ALPHA, "rosa", 100);
        assertThat(warnings(table, ALPHA)).containsExactly(new Foresight.Sign.CanOutbidYou(Seats.of(BETA), 125).say());
        table.play(BETA, new Bid("samir-khoury", 25));
        assertThat(warnings(table, ALPHA)).containsExactly(new Foresight.Sign.NobodyOutbidsYou().say());
    }

    /** Secret choices, decks and the order of the markets change nothing of it. */
    @Test
    void nothing_of_it_comes_from_what_is_hidden() {
        Table one = Table.of(3).markets("ai-hype", "land-grab", "audit", "capital");
        Table other = Table.of(3).markets("capital", "audit", "land-grab", "ai-hype");
        other.s.deck = other.s.deck.clone();
        Collections.reverse(Arrays.asList(other.s.deck));
        assertThat(warnings(one, ALPHA)).isEqualTo(warnings(other, ALPHA));
    }

    @Test
    void what_a_full_team_would_bring_in_each_market_is_everybody_s_to_see() {
        Table table = swapping();
        assertThat(table.view().teams().get(ALPHA).totals()).as("two of three").isEmpty();
        table.pass(ALPHA, BETA, GAMMA);
        assertThat(table.view().teams())
                .allSatisfy(team ->
                        assertThat(team.totals()).hasSize(table.view().markets().size()));
        assertThat(Table.of(2, Map.of("perks", true))
                        .employs(ALPHA, "priya", "mateo", "hanna")
                        .view()
                        .teams()
                        .get(ALPHA)
                        .totals())
                .as("people grow with the rounds")
                .isEmpty();
    }

    // The end

    @Test
    void a_tie_at_the_end_says_what_broke_it() {
        Table table = Table.of(2, Map.of("secondaryAuction", false, "marketRounds", 3))
                .employs(ALPHA, "priya", "mateo", "hanna")
                .employs(BETA, "priya", "mateo", "hanna")
                .pool(ALPHA, 200)
                .pool(BETA, 225)
                .seedRound();
        assertThat(table.heard(EsopEvent.TieBroken.class)).singleElement().satisfies(tie -> {
            assertThat(tie.ahead().seat()).isEqualTo(BETA);
            assertThat(tie.by()).isEqualTo("pool");
        });
        assertThat(Table.GAME.result(table.s).headline().key()).isEqualTo("prompt.wins-tied");
    }
}
