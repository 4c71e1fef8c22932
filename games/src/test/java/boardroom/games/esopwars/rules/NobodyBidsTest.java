package boardroom.games.esopwars.rules;

import static boardroom.games.esopwars.rules.Table.ALPHA;
import static boardroom.games.esopwars.rules.Table.BETA;
import static boardroom.games.esopwars.rules.Table.DELTA;
import static boardroom.games.esopwars.rules.Table.GAME;
import static boardroom.games.esopwars.rules.Table.GAMMA;
import static boardroom.games.esopwars.rules.Table.OMEGA;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Result;
import boardroom.games.esopwars.view.EsopPublicView;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** 4.1.5 to 4.1.7 and 4.4.4: cards that nobody wants, teams that sleep, and a team alone in the room. */
class NobodyBidsTest {

    /** R 2, N 3: a card too few already. Alpha has two desks, Beta one; nobody answers in time. */
    private static Table oneCardTooFew(Map<String, ?> options) {
        return Table.of(3, options)
                .employs(ALPHA, "priya")
                .employs(BETA, "lucia", "victor")
                .employs(GAMMA, "grace", "kwame", "dev")
                .lots("tomasz", "omar");
    }

    @Test
    void below_nothing_to_spare_an_idle_team_is_given_the_card_as_well() {
        Table table = oneCardTooFew(Map.of()).pass(BETA).timeout(ALPHA);
        assertThat(table.employees(ALPHA)).isEqualTo("Priya Tomasz");
        assertThat(table.team(ALPHA).pool).isEqualTo(975);
    }

    /** Who pressed pass stays untouched even with more desks, and the idle team need not be the neediest. */
    @Test
    void who_pressed_pass_is_never_given_a_card() {
        Table table = oneCardTooFew(Map.of()).pass(ALPHA).timeout(BETA);
        assertThat(table.employees(BETA)).isEqualTo("Lucia Victor Tomasz");
        assertThat(table.team(ALPHA).disqualified).as("two desks, one card").isTrue();
        assertThat(table.view().phase()).as("no desk is open any more").isNotEqualTo("main-auction");
    }

    /** A pass by an idle team is forgotten like any other when somebody raises. */
    @Test
    void a_raise_wakes_an_idle_team_and_it_is_idle_no_more() {
        Table table = Table.of(3, Map.of("auctionClock", false))
                .employs(ALPHA, "priya", "mateo")
                .employs(BETA, "lucia", "victor")
                .employs(GAMMA, "grace", "kwame")
                .lots("tomasz", "omar", "dev")
                .called(ALPHA, BETA, GAMMA)
                .timeout(ALPHA)
                .pass(BETA)
                .bid(GAMMA, 25);
        assertThat(table.lotView().idle()).isEmpty();
        assertThat(table.lotView().asked()).isEqualTo(ALPHA);
        table.bid(ALPHA, 50).pass(BETA, GAMMA);
        assertThat(table.employees(ALPHA)).isEqualTo("Priya Mateo Tomasz");
    }

    /** Ties among idle teams: desks, then pool, then founding number; a fresh Ops hire is no discount for itself. */
    @ParameterizedTest(name = "pools {0} and {1}, founded {2} and {3}: {4}")
    @CsvSource({"500, 500, 1, 2, 0", "500, 500, 2, 1, 1", "475, 500, 1, 2, 1", "501, 500, 2, 1, 0"})
    void an_idle_card_goes_to_the_larger_pool_then_to_the_older_company(
            int alphasPool, int betasPool, int alphasNumber, int betasNumber, int taker) {
        Table table = Table.of(2)
                .employs(ALPHA, "priya", "mateo")
                .employs(BETA, "lucia", "victor")
                .pool(ALPHA, alphasPool)
                .pool(BETA, betasPool)
                .founded(ALPHA, alphasNumber)
                .founded(BETA, betasNumber)
                .lots("kwame", "omar")
                .timeout(ALPHA, BETA);
        assertThat(table.team(taker).hires).hasSize(3);
        assertThat(table.team(1 - taker).hires).hasSize(2);
    }

    @Test
    void a_given_card_costs_the_opening_bid_less_the_perk() {
        Table table = Table.of(2, Map.of("perks", true, "shortfall", "placement"))
                .employs(ALPHA, "kwame", "mateo")
                .employs(BETA, "lucia", "victor", "omar")
                .pool(ALPHA, 50)
                .lots("tomasz")
                .pass(ALPHA);
        assertThat(table.team(ALPHA).pool).isEqualTo(27);
        assertThat(table.team(ALPHA).hires[2].grant()).isEqualTo(23);
        assertThat(table.heard(EsopEvent.PerkSaved.class).getFirst().saved()).isEqualTo(Units.equity(2));
    }

    /** Beta is out, Alpha is alone with three cards for two desks: the auction goes on, and nobody can outbid it. */
    private static Table aloneInTheRoom() {
        Table table = Table.of(2)
                .employs(ALPHA, "priya")
                .employs(BETA)
                .pool(ALPHA, 75)
                .lots("tomasz", "dev", "omar", "hanna");
        return table.pass(ALPHA, BETA).pass(ALPHA, BETA);
    }

    @Test
    void a_team_alone_still_has_to_fill_its_desks() {
        Table table = aloneInTheRoom();
        assertThat(table.team(BETA).disqualified).as("three desks, two cards").isTrue();
        assertThat(table.view().phase()).isEqualTo("main-auction");
        assertThat(table.lotView().spare()).isZero();
        assertThat(table.bids(ALPHA)).as("25 is kept for each of two hires").containsExactly(25);
        table.bid(ALPHA, 25);
        assertThat(table.lot().card).isEqualTo(Table.employee("hanna"));
        table.bid(ALPHA, 25);
        assertThat(table.team(ALPHA).pool).isEqualTo(25);
        assertThat(table.endView().ending()).isEqualTo("walkover");
        assertThat(GAME.result(table.s).standings().get(BETA).rank()).isEqualTo(2);
    }

    @Test
    void a_team_alone_that_passes_once_too_often_leaves_no_winner() {
        Table table = aloneInTheRoom().pass(ALPHA);
        assertThat(table.isOver()).isTrue();
        Result result = GAME.result(table.s);
        assertThat(result.winners().isEmpty()).isTrue();
        assertThat(result.headline()).isEqualTo(new Outcome.Headline.NobodyWins().say());
        assertThat(result.standings().get(ALPHA).rank())
                .as("one employee before none")
                .isEqualTo(1);
        assertThat(table.endView().hires()).isEmpty();
        assertThat(table.s.gone)
                .as("the last card was never offered")
                .contains(Table.employee("priya"), Table.employee("hanna"));
    }

    /** Whoever looks back at a card that is gone still reads what it was worth. */
    @Test
    void what_a_card_was_worth_stays_in_the_view_when_nobody_wanted_it() {
        Table table = aloneInTheRoom().pass(ALPHA);
        assertThat(table.view().worth())
                .extracting(EsopPublicView.WorthView::card)
                .contains("priya-sharma", "tomasz-wilk", "hanna-lindqvist");
        assertThat(table.view().teams())
                .extracting(EsopPublicView.TeamView::hiredWhenOut)
                .containsExactly(1, 0);
    }

    @Test
    void a_team_alone_that_sleeps_is_carried_to_its_walkover() {
        Table table = aloneInTheRoom().timeout(ALPHA).timeout(ALPHA);
        assertThat(table.employees(ALPHA)).isEqualTo("Priya Omar Hanna");
        assertThat(table.endView().ending()).isEqualTo("walkover");
    }

    // The second auction

    private static Table five(Map<String, ?> options) {
        return Table.of(5, options)
                .employs(ALPHA, "priya", "mateo", "hanna")
                .employs(BETA, "lucia", "victor", "tomasz")
                .employs(GAMMA, "grace", "kwame", "dev")
                .employs(DELTA, "mei-ling", "amara", "omar")
                .employs(OMEGA, "yara", "sofia", "pavel");
    }

    /**
     * Rosa and Samir are equally strong and Rosa stands first; Lucia and Elena come next, and Lucia is not for the team
     * that let her go.
     */
    @Test
    void everybody_passes_and_the_lowest_valuation_is_served_first() {
        Table table = five(Map.of())
                .valued(ALPHA, 100_000_000)
                .valued(BETA, 90_000_000)
                .valued(GAMMA, 80_000_000)
                .valued(DELTA, 70_000_000)
                .valued(OMEGA, 70_000_000)
                .founded(ALPHA, 1)
                .founded(BETA, 2)
                .founded(GAMMA, 3)
                .founded(DELTA, 5)
                .founded(OMEGA, 4)
                .secondary("priya", "lucia", "grace", "mei-ling", "yara")
                .pass(ALPHA, BETA, GAMMA, DELTA, OMEGA);
        assertThat(table.heard(EsopEvent.Placed.class))
                .extracting(placed -> placed.seat().seat() + " " + placed.card().card())
                .containsExactly(
                        OMEGA + " rosa-delgado",
                        DELTA + " samir-khoury",
                        GAMMA + " lucia-ferrante",
                        BETA + " grace-adeyemi",
                        ALPHA + " elena-petrova");
        assertThat(table.team(OMEGA).pool).isEqualTo(975);
    }

    /** With `returned` and the perk, what comes back and what a tenth saves is all there to bid. */
    @Test
    void a_returned_grant_may_be_bid_at_once() {
        Table table = Table.of(2, Map.of("leaverGrant", "returned", "perks", true))
                .employs(ALPHA, "kwame", "mateo", "hanna")
                .grants(ALPHA, 900, 50, 25)
                .pool(ALPHA, 25)
                .employs(BETA, "lucia", "victor", "tomasz")
                .secondary("mateo", "tomasz");
        assertThat(table.team(ALPHA).pool).isEqualTo(75);
        assertThat(table.bids(ALPHA).stream().mapToInt(Integer::intValue).max()).hasValue(75);
        assertThat(table.refusalOfBid(ALPHA, "rosa", 100)).isEqualTo(new Auction.Refused.AbovePool(75).say());
        table.bid(ALPHA, "rosa", 75).pass(BETA);
        assertThat(table.team(ALPHA).pool).as("75 less a tenth, rounded down").isEqualTo(7);
        assertThat(table.team(ALPHA).granted()).isEqualTo(993);
    }

    /** Half of an odd grant: the leaver keeps the larger part, and a pool of odd size bids in whole steps. */
    @Test
    void half_of_an_odd_grant_leaves_a_pool_between_the_steps() {
        Table table = Table.of(2, Map.of("leaverGrant", "half", "perks", true))
                .employs(ALPHA, "priya", "mateo", "hanna")
                .grants(ALPHA, 23, 450, 475)
                .pool(ALPHA, 52)
                .employs(BETA, "lucia", "victor", "tomasz")
                .secondary("priya", "tomasz");
        assertThat(table.team(ALPHA).pool).isEqualTo(63);
        assertThat(table.team(ALPHA).leaverGrant).isEqualTo(12);
        assertThat(table.bids(ALPHA).stream().distinct()).containsExactly(25, 50);
        assertThat(table.refusalOfBid(ALPHA, "rosa", 63)).isEqualTo(new Auction.Refused.NotAMultiple(25).say());
    }
}
