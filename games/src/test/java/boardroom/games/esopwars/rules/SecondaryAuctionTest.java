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
import boardroom.games.esopwars.rules.EsopMove.PassAll;
import boardroom.games.esopwars.view.EsopPublicView;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Section 9: the drop and the second auction. */
class SecondaryAuctionTest {

    /** Five full teams with the pools and drops of example 24. */
    private static Table fiveTeams(Map<String, ?> options) {
        Table table = Table.of(5, options)
                .employs(ALPHA, "priya", "mateo", "hanna")
                .employs(BETA, "lucia", "victor", "omar")
                .employs(GAMMA, "grace", "kwame", "dev")
                .employs(DELTA, "mei-ling", "amara", "pavel")
                .employs(OMEGA, "yara", "sofia", "ingrid")
                .pool(ALPHA, 200)
                .pool(BETA, 125)
                .pool(GAMMA, 75)
                .pool(DELTA, 300)
                .pool(OMEGA, 25);
        for (int seat = 0; seat < 5; seat++) table.founded(seat, seat + 1);
        return table.secondary("mateo", "omar", "dev", "pavel", "ingrid");
    }

    private static Table exampleTwentyFour() {
        Table table = fiveTeams(Map.of("auctionClock", false)).called(BETA, DELTA, ALPHA, OMEGA, GAMMA);
        table.valued(OMEGA, 480_000_000).valued(BETA, 620_000_000);
        table.bid(BETA, "samir", 100).bid(DELTA, "samir", 200).bid(ALPHA, "elena", 100);
        table.bid(OMEGA, "rosa", 25).bid(GAMMA, "rosa", 50).bid(BETA, "elena", 125);
        assertThat(GAME.owes(table.s).list()).as("Delta leads, is not asked").containsExactly(ALPHA);
        table.bid(ALPHA, "elena", 150).pass(OMEGA);
        assertThat(GAME.owes(table.s).list()).as("Gamma leads").containsExactly(BETA);
        return table.pass(BETA);
    }

    @Test
    void example_24_a_free_for_all_under_one_hammer() {
        Table table = exampleTwentyFour();
        assertThat(table.employees(DELTA)).isEqualTo("Mei-Ling Amara Samir");
        assertThat(table.employees(ALPHA)).isEqualTo("Priya Hanna Elena");
        assertThat(table.employees(GAMMA)).isEqualTo("Grace Kwame Rosa");
        assertThat(table.heard(EsopEvent.Hired.class))
                .extracting(hired -> hired.price().value())
                .containsExactly(50L, 200L, 150L);
    }

    @Test
    void example_25_who_is_still_free_is_given_the_strongest_card_left() {
        Table table = exampleTwentyFour();
        assertThat(table.employees(OMEGA)).as("the poorest first").isEqualTo("Yara Sofia Mateo");
        assertThat(table.team(OMEGA).pool).isZero();
        assertThat(table.employees(BETA)).as("Omar is its own drop").isEqualTo("Lucia Victor Ingrid");
        assertThat(table.team(BETA).pool).isEqualTo(100);
        assertThat(table.heard(EsopEvent.SecondaryClosed.class).getFirst().unsold())
                .isEqualTo(3);
    }

    @Test
    void example_26_never_two_lots() {
        Table table = fiveTeams(Map.of()).bid(BETA, "samir", 100);
        assertThat(table.refusalOfBid(DELTA, "pavel", 25))
                .as("its own drop, when free")
                .isEqualTo(new Auction.Refused.OwnDrop(Table.employee("pavel")).say());
        table.bid(DELTA, "samir", 200);
        assertThat(table.refusalOfBid(DELTA, "rosa", 25))
                .isEqualTo(new Auction.Refused.YouLeadElsewhere(Table.employee("samir")).say());
        assertThat(table.refusalOfBid(DELTA, "samir", 225))
                .isEqualTo(new Auction.Refused.YouLead(Table.employee("samir")).say());
        assertThat(table.refusal(DELTA, PassAll.NOW))
                .isEqualTo(new Auction.Refused.YouLeadElsewhere(Table.employee("samir")).say());
    }

    @Test
    void example_27_when_all_lead_it_closes_at_once() {
        Table table = fiveTeams(Map.of())
                .bid(ALPHA, "rosa", 25)
                .bid(BETA, "samir", 25)
                .bid(GAMMA, "elena", 25)
                .bid(DELTA, "mateo", 25);
        assertThat(table.s.bidding).isNotNull();
        table.bid(OMEGA, "omar", 25);
        assertThat(table.heard(EsopEvent.SecondaryClosed.class)).hasSize(1);
        assertThat(table.heard(EsopEvent.Hired.class)).hasSize(5);
    }

    @Test
    void example_28_the_leavers_equity() {
        assertThat(afterDropOfAGrantOf175("kept")).containsExactly(225, 175);
        assertThat(afterDropOfAGrantOf175("half")).containsExactly(312, 88);
        assertThat(afterDropOfAGrantOf175("returned")).containsExactly(400, 0);
    }

    private static int[] afterDropOfAGrantOf175(String leaverGrant) {
        Table table = Table.of(2, Map.of("leaverGrant", leaverGrant))
                .employs(ALPHA, "priya", "mateo", "hanna")
                .employs(BETA, "lucia", "victor", "omar")
                .grants(ALPHA, 300, 175, 300)
                .pool(ALPHA, 225)
                .secondary("mateo", "omar");
        return new int[] {table.team(ALPHA).pool, table.team(ALPHA).leaverGrant};
    }

    @Test
    void example_29_the_default_drop() {
        Table table = Table.of(2)
                .employs(ALPHA, "noah", "amara", "victor")
                .employs(BETA, "lucia", "mateo", "omar")
                .grants(ALPHA, 150, 100, 100)
                .drop()
                .timeout(ALPHA);
        assertThat(table.s.sealed(ALPHA)).isEqualTo(new EsopMove.Drop("victor-oduya"));
    }

    @Test
    void example_46_there_are_three_lots_more_than_teams() {
        assertThat(fiveTeams(Map.of()).s.bidding().lots).hasSize(8);
        Table two = Table.of(2)
                .employs(ALPHA, "priya", "mateo", "hanna")
                .employs(BETA, "lucia", "victor", "omar")
                .secondary("mateo", "omar");
        assertThat(two.s.bidding().lots).hasSize(5);
    }

    @Test
    void lots_stand_in_order_of_founding_number_then_the_reserve() {
        Table table = Table.of(2)
                .employs(ALPHA, "priya", "mateo", "hanna")
                .employs(BETA, "lucia", "victor", "omar")
                .founded(ALPHA, 2)
                .founded(BETA, 1)
                .secondary("mateo", "omar");
        assertThat(table.secondaryView().lots())
                .extracting(EsopPublicView.SecondaryLotView::card)
                .containsExactly("omar-haddad", "mateo-rivas", "rosa-delgado", "samir-khoury", "elena-petrova");
    }

    @Test
    void a_drop_may_be_changed_until_the_last_one_is_in() {
        Table table = Table.of(2)
                .employs(ALPHA, "priya", "mateo", "hanna")
                .employs(BETA, "lucia", "victor", "omar")
                .drop()
                .play(ALPHA, new EsopMove.Drop("priya-sharma"));
        assertThat(GAME.owes(table.s).list()).containsExactly(BETA);
        assertThat(GAME.may(table.s).list()).containsExactly(ALPHA, BETA);
        assertThat(table.view().teams().get(ALPHA).hasChosen()).isTrue();
        assertThat(table.view(ALPHA).chosen()).isEqualTo(new EsopMove.Drop("priya-sharma"));
        table.play(ALPHA, new EsopMove.Drop("mateo-rivas")).play(BETA, new EsopMove.Drop("omar-haddad"));
        assertThat(table.employees(ALPHA)).isEqualTo("Priya Hanna");
        assertThat(GAME.takesBack(table.s, ALPHA, new EsopMove.PassAll())).isFalse();
    }

    @Test
    void every_bid_clears_all_passes_and_a_pass_stands_until_then() {
        Table table = fiveTeams(Map.of()).pass(ALPHA);
        assertThat(table.refusalOfBid(ALPHA, "rosa", 25)).isEqualTo(new Auction.Refused.YouHavePassed().say());
        table.bid(BETA, "samir", 25);
        assertThat(table.refusalOfBid(ALPHA, "rosa", 25)).isNull();
    }

    @Test
    void the_whole_pool_may_be_bid() {
        Table table = fiveTeams(Map.of());
        assertThat(table.refusalOfBid(GAMMA, "rosa", 75)).isNull();
        assertThat(table.refusalOfBid(GAMMA, "rosa", 100)).isEqualTo(new Auction.Refused.AbovePool(75).say());
    }

    @Test
    void a_bid_tops_the_common_clock_up_and_never_shortens_it() {
        Table table = fiveTeams(Map.of());
        Pace opening = table.pace();
        assertThat(opening.delay()).as("the reveal of the drops").isEqualTo(6_000);
        Clock clock = new Clock();
        clock.follow(opening, 0);
        assertThat(clock.startsIn(0)).isEqualTo(6_000);
        assertThat(clock.left(0)).isEqualTo(40_000);
        table.bid(ALPHA, "rosa", 25);
        clock.follow(table.pace(), 10_000);
        assertThat(clock.left(10_000)).isEqualTo(36_000);
        table.bid(BETA, "rosa", 50);
        clock.follow(table.pace(), 40_000);
        assertThat(clock.left(40_000)).isEqualTo(12_000);
    }

    @Test
    void when_the_clock_runs_out_free_teams_pass_together() {
        Table table = fiveTeams(Map.of()).bid(ALPHA, "rosa", 25);
        table.timeout(BETA, GAMMA, DELTA, OMEGA);
        assertThat(table.employees(ALPHA)).endsWith("Rosa");
        assertThat(table.heard(EsopEvent.Placed.class)).hasSize(4);
    }

    /** Section 4: the clock starts after the pauses; the asks that follow show nothing new. */
    @ParameterizedTest
    @CsvSource({"true, 0", "false, 0", "true, 2500", "false, 2500", "true, 20000", "false, 20000"})
    void the_reveal_of_the_drops_is_waited_for_once(boolean auctionClock, long answersAfter) {
        Table table = fiveTeams(Map.of("auctionClock", auctionClock));
        Clock clock = new Clock();
        long now = 0;
        long waited = 0;
        int answers = 0;
        while (GAME.owes(table.s).count() > 0 && table.s.bidding != null) {
            clock.follow(table.pace(), now);
            waited += clock.startsIn(now);
            now += clock.startsIn(now);
            int seat = GAME.owes(table.s).list().getFirst();
            table.play(seat, answers++ < 8 ? table.moves(seat).getFirst() : PassAll.NOW);
            now += answersAfter;
        }
        assertThat(answers).as("raises and passes").isGreaterThan(8);
        assertThat(waited).isEqualTo(6_000);
    }

    @Test
    void an_early_answer_does_not_cut_the_reveal_short() {
        Table table = fiveTeams(Map.of("auctionClock", false)).called(BETA, DELTA, ALPHA, OMEGA, GAMMA);
        Clock clock = new Clock();
        clock.follow(table.pace(), 0);
        clock.follow(table.bid(BETA, "samir", 100).pace(), 1_000);
        assertThat(clock.startsIn(1_000)).as("of the drops").isEqualTo(5_000);
        assertThat(clock.left(1_000)).as("for Delta, in full").isEqualTo(20_000);
        clock.follow(table.bid(DELTA, "samir", 200).pace(), 16_000);
        assertThat(clock.startsIn(16_000)).isZero();
        assertThat(clock.left(16_000)).as("for Alpha, in full").isEqualTo(20_000);
    }
}
