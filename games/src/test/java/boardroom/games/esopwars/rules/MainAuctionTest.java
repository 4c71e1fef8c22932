package boardroom.games.esopwars.rules;

import static boardroom.games.esopwars.rules.Table.ALPHA;
import static boardroom.games.esopwars.rules.Table.BETA;
import static boardroom.games.esopwars.rules.Table.DELTA;
import static boardroom.games.esopwars.rules.Table.GAME;
import static boardroom.games.esopwars.rules.Table.GAMMA;
import static boardroom.games.esopwars.rules.Table.OMEGA;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Clock;
import boardroom.engine.Pace;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.rules.EsopMove.Bid;
import boardroom.games.esopwars.rules.EsopMove.Pass;
import boardroom.games.esopwars.view.EsopPublicView;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Section 9: the main auction. */
class MainAuctionTest {
    private static final Map<String, ?> CLOCK_OFF = Map.of("auctionClock", false);

    private static int limit(Map<String, ?> options, int pool, String... hired) {
        Table table = Table.of(5, options).employs(ALPHA, hired).pool(ALPHA, pool);
        return new BidLimit(Table.BOX.constants()).of(table.s.terms, table.team(ALPHA));
    }

    @Test
    void example_11_the_bid_limit_keeps_an_opening_bid_for_every_hire_to_come() {
        assertThat(limit(Map.of(), 1000)).isEqualTo(925);
        assertThat(limit(Map.of(), 500, "priya")).isEqualTo(450);
        assertThat(limit(Map.of(), 200, "priya", "mateo")).isEqualTo(175);
        assertThat(limit(Map.of(), 75, "priya")).isEqualTo(25);
        assertThat(limit(Map.of("secondaryAuction", false), 1000)).isEqualTo(950);
    }

    @Test
    void example_12_legal_raises() {
        Table table = Table.of(5);
        assertThat(table.bids(ALPHA)).as("first bid").containsExactly(25, 50, 75, 100);
        table.bid(BETA, 100).bid(ALPHA, 125).bid(BETA, 200);
        assertThat(table.bids(ALPHA)).containsExactly(225, 250, 275, 300);
        assertThat(table.refusalOfBid(ALPHA, 175)).isEqualTo(new Auction.Refused.TooLow(225).say());
        assertThat(table.refusalOfBid(ALPHA, 210)).isEqualTo(new Auction.Refused.TooLow(225).say());
        assertThat(table.refusalOfBid(ALPHA, 260)).isEqualTo(new Auction.Refused.NotAMultiple(25).say());
        assertThat(table.refusalOfBid(ALPHA, 325)).isEqualTo(new Auction.Refused.TooHighARaise(300).say());
        assertThat(table.refusalOfBid(BETA, 225)).isEqualTo(new Auction.Refused.YouLead(table.lot().card).say());
        table.pool(ALPHA, 325);
        assertThat(table.bids(ALPHA)).as("limit 250").containsExactly(225, 250);
        assertThat(table.refusalOfBid(ALPHA, 275)).isEqualTo(new Auction.Refused.AboveYourLimit(250).say());
        table.pool(ALPHA, 275);
        assertThat(GAME.owes(table.s).has(ALPHA))
                .as("limit 200: counts as passed")
                .isFalse();
        assertThat(table.refusalOfBid(ALPHA, 225)).isEqualTo(new Auction.Refused.AboveYourLimit(200).say());
    }

    @Test
    void example_13_a_raise_clears_the_passes() {
        Table table = Table.of(5, CLOCK_OFF).called(GAMMA, ALPHA, DELTA, BETA, OMEGA);
        table.pass(GAMMA).bid(ALPHA, 50).bid(DELTA, 75).pass(BETA, OMEGA, GAMMA).bid(ALPHA, 150);
        table.pass(DELTA, BETA, OMEGA);
        Employee card = table.lot().card;
        table.bid(GAMMA, 175).pass(ALPHA, DELTA, BETA, OMEGA);
        assertThat(table.team(GAMMA).hires[0].employee()).isEqualTo(card);
        assertThat(table.team(GAMMA).hires[0].grant()).isEqualTo(175);
        assertThat(table.team(GAMMA).pool).isEqualTo(825);
    }

    @Test
    void example_14_the_hammer() {
        Table table = Table.of(5);
        Clock clock = new Clock();
        clock.follow(table.pace(), 0);
        assertThat(clock.left(0)).isEqualTo(12_000);
        table.bid(ALPHA, 25);
        clock.follow(table.pace(), 4_000);
        assertThat(4_000 + clock.left(4_000)).isEqualTo(12_000);
        Pace pace = table.pace();
        assertThat(pace.calls())
                .containsExactly(new Pace.Call("going-once", 5_000), new Pace.Call("going-twice", 2_500));
        assertThat(12_000 - pace.calls().getFirst().left()).isEqualTo(7_000);
        table.bid(BETA, 50);
        clock.follow(table.pace(), 9_600);
        assertThat(9_600 + clock.left(9_600)).isEqualTo(17_600);
        EsopState patient = table.s.copy();
        for (int seat : GAME.owes(patient).list()) GAME.timeout(patient, seat, table.told);
        assertThat(patient.teams[BETA].hires).as("nobody acts").hasSize(1);
        table.pass(ALPHA, GAMMA, DELTA, OMEGA);
        assertThat(table.team(BETA).hires).as("all others press pass").hasSize(1);
    }

    @Test
    void example_15_of_two_equal_bids_the_first_stands() {
        Table table = Table.of(5).bid(ALPHA, 100).bid(GAMMA, 125);
        assertThat(table.refusalOfBid(DELTA, 125))
                .isEqualTo(new Auction.Refused.FirstStands(GAMMA, table.lot().card, 125).say());
        assertThat(table.lot().leader()).isEqualTo(GAMMA);
        assertThat(table.team(DELTA).pool).isEqualTo(1000);
        assertThat(table.pace().step()).as("the clock is untouched").isEqualTo(2);
    }

    @Test
    void example_16_discard_with_spare_cards() {
        Table table = Table.of(5).pass(ALPHA, BETA, GAMMA, DELTA, OMEGA);
        assertThat(table.s.discarded).hasSize(1);
        assertThat(table.heard(EsopEvent.SpareChanged.class))
                .containsExactly(new EsopEvent.SpareChanged(2, 17, 15, "disqualify"));
        assertThat(table.view().teams()).noneMatch(EsopPublicView.TeamView::disqualified);
    }

    /** Alpha has two open desks, Beta and Gamma one each; four cards are left. */
    private static Table noSpareLeft(Map<String, ?> options) {
        return Table.of(3, options)
                .employs(ALPHA, "priya")
                .employs(BETA, "mateo", "hanna")
                .employs(GAMMA, "lucia", "victor")
                .lots("tomasz", "grace", "kwame", "dev");
    }

    @Test
    void example_17_no_spare_left_and_all_pass_by_decision() {
        Table table = noSpareLeft(Map.of());
        assertThat(table.lotView().spare()).isZero();
        table.pass(ALPHA, BETA, GAMMA);
        assertThat(table.s.discarded).hasSize(1);
        assertThat(table.lotView().cardsLeft()).isEqualTo(3);
        assertThat(table.lotView().desksOpen()).isEqualTo(4);
        assertThat(table.s.active()).as("none is out yet").isEqualTo(0b111);
        table.bid(BETA, 25).pass(ALPHA, GAMMA);
        table.bid(GAMMA, 25).pass(ALPHA);
        assertThat(table.team(ALPHA).disqualified).isTrue();
        assertThat(table.heard(EsopEvent.Disqualified.class)).hasSize(1);
        assertThat(table.heard(EsopEvent.AuctionEnded.class))
                .as("nobody has an open desk any more")
                .hasSize(1);
    }

    @Test
    void example_18_an_idle_seat_takes_the_card() {
        Table table = noSpareLeft(Map.of()).pass(BETA).timeout(ALPHA, GAMMA);
        assertThat(table.employees(ALPHA)).isEqualTo("Priya Tomasz");
        assertThat(table.team(ALPHA).pool).isEqualTo(975);
        assertThat(table.heard(EsopEvent.Placed.class)).hasSize(1);
    }

    @Test
    void example_18_with_a_spare_card_it_is_discarded() {
        Table table = noSpareLeft(Map.of()).employs(GAMMA, "lucia", "victor", "jun");
        assertThat(table.lotView().spare()).isEqualTo(1);
        table.pass(BETA).timeout(ALPHA);
        assertThat(table.s.discarded).hasSize(1);
    }

    @Test
    void example_19_placement_gives_the_card_to_who_needs_it_most() {
        Table table = noSpareLeft(Map.of("shortfall", "placement")).pass(ALPHA, BETA, GAMMA);
        assertThat(table.employees(ALPHA)).isEqualTo("Priya Tomasz");
        assertThat(table.team(ALPHA).hires[1].grant()).isEqualTo(25);
    }

    /** One open desk each, and two cards for three teams. */
    private static Table equalDesks() {
        return Table.of(3, Map.of("shortfall", "placement"))
                .employs(ALPHA, "priya", "jun")
                .employs(BETA, "mateo", "hanna")
                .employs(GAMMA, "lucia", "victor")
                .lots("tomasz", "grace", "kwame");
    }

    @Test
    void example_19_equal_desks_larger_pool() {
        Table table = equalDesks().pool(ALPHA, 300).pool(BETA, 400).pool(GAMMA, 350);
        table.pass(ALPHA, BETA, GAMMA);
        assertThat(table.employees(BETA)).isEqualTo("Mateo Hanna Tomasz");
    }

    @Test
    void example_19_equal_desks_equal_pools_lower_founding_number() {
        Table table = equalDesks().founded(ALPHA, 3).founded(BETA, 2).founded(GAMMA, 1);
        table.pass(ALPHA, BETA, GAMMA);
        assertThat(table.employees(GAMMA)).isEqualTo("Lucia Victor Tomasz");
    }

    @Test
    void placement_replaces_the_rule_of_idle_seats() {
        Table table = noSpareLeft(Map.of("shortfall", "placement")).pass(ALPHA).timeout(BETA, GAMMA);
        assertThat(table.employees(ALPHA))
                .as("most desks, though it pressed pass")
                .isEqualTo("Priya Tomasz");
    }

    @Test
    void example_20_the_phase_ends_when_all_are_full() {
        Table table = Table.of(2)
                .employs(ALPHA, "priya", "mateo", "hanna")
                .employs(BETA, "lucia", "victor")
                .lots("tomasz", "grace", "kwame");
        table.bid(BETA, 25);
        assertThat(table.heard(EsopEvent.AuctionEnded.class)).hasSize(1);
        assertThat(table.heard(EsopEvent.AuctionEnded.class).getFirst().unsold())
                .isEqualTo(2);
        assertThat(table.s.gone).hasSize(2);
        assertThat(table.s.rounds).as("the market has spoken twice").hasSize(2);
    }

    @Test
    void example_21_alone_at_the_end_a_team_buys_at_once() {
        Table table = Table.of(2)
                .employs(ALPHA, "priya", "mateo", "hanna")
                .employs(BETA, "lucia")
                .lots("tomasz", "grace", "kwame");
        assertThat(GAME.owes(table.s).list()).containsExactly(BETA);
        table.bid(BETA, 25);
        assertThat(table.team(BETA).pool).isEqualTo(975);
        assertThat(table.lot().card).isEqualTo(Table.employee("grace"));
    }

    @Test
    void example_46_table_sizes() {
        for (int teams = 2; teams <= 5; teams++) {
            Table table = Table.of(teams);
            assertThat(table.lotView().total()).isEqualTo(3 * teams + 3);
            assertThat(table.lotView().spare()).isEqualTo(3);
        }
    }

    @Test
    void a_pass_stands_until_the_next_raise() {
        Table table = Table.of(5).pass(ALPHA);
        assertThat(table.refusalOfBid(ALPHA, 25)).isEqualTo(new Auction.Refused.YouHavePassed().say());
        assertThat(table.refusal(ALPHA, new Pass(table.lot().card.id())))
                .isEqualTo(new Auction.Refused.YouHavePassed().say());
        table.bid(BETA, 25);
        assertThat(table.refusalOfBid(ALPHA, 50)).isNull();
    }

    @Test
    void without_a_clock_nobody_acts_unasked_and_every_ask_has_a_name() {
        Table table = Table.of(3, CLOCK_OFF).called(GAMMA, ALPHA, BETA);
        assertThat(GAME.owes(table.s).list()).containsExactly(GAMMA);
        assertThat(GAME.prompt(table.s, GAMMA).decision()).isEqualTo("lot-1-ask-1");
        assertThat(table.refusalOfBid(ALPHA, 25)).isEqualTo(new Auction.Refused.NotAsked().say());
        table.bid(GAMMA, 25);
        assertThat(GAME.owes(table.s).list()).containsExactly(ALPHA);
        assertThat(GAME.prompt(table.s, ALPHA).decision()).isEqualTo("lot-1-ask-2");
        table.pass(ALPHA).bid(BETA, 50);
        assertThat(GAME.owes(table.s).list()).as("Gamma was outbid").containsExactly(GAMMA);
    }

    @Test
    void without_a_clock_the_call_order_is_public_and_new_for_every_lot() {
        Table table = Table.of(5, CLOCK_OFF);
        assertThat(table.lotView().callOrder()).containsExactlyInAnyOrder(0, 1, 2, 3, 4);
        boolean changed = false;
        for (int lot = 0; lot < 3; lot++) {
            var before = table.lotView().callOrder();
            for (int i = 0; i < 5; i++) table.pass(GAME.owes(table.s).first());
            changed |= !table.lotView().callOrder().equals(before);
        }
        assertThat(changed).isTrue();
    }

    @Test
    void a_bid_for_a_closed_lot_is_refused() {
        Table table = Table.of(2);
        String closed = table.lot().card.id();
        table.bid(ALPHA, 25).pass(BETA);
        assertThat(table.refusal(BETA, new Bid(closed, 50))).isEqualTo(new Auction.Refused.LotClosed().say());
        assertThat(table.refusal(BETA, new Pass(closed))).isEqualTo(new Auction.Refused.LotClosed().say());
    }
}
