package boardroom.games.shipit.rules;

import static boardroom.games.shipit.rules.Fixture.company;
import static boardroom.games.shipit.rules.Fixture.state;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Events;
import boardroom.engine.Telling;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Section 9: draft order, prices, awards and the safety net; and the options of the draft. */
class DraftExamplesTest {

    /** Engineers of these ids in the pool: open to all, or to one seat (reserved or private). */
    private static Candidate open(int id) {
        return new Candidate(Fixture.engineer(id, "J ai", 0), Candidate.EVERYBODY, false);
    }

    private static Candidate reserved(int id, int seat) {
        return new Candidate(Fixture.engineer(id, "J ai", 0), seat, false);
    }

    private static Candidate insider(int id, int seat) {
        return new Candidate(Fixture.engineer(id, "J ai", 0), seat, true);
    }

    private static void pool(ShipState s, Candidate... pool) {
        Fixture.openDraft(s, pool);
    }

    private static void bids(Company company, int... bids) {
        company.bids = Arrays.copyOf(bids, company.bids.length);
    }

    private static void open(ShipState s) {
        new Award(Fixture.HIRING, Fixture.RECRUITING).open(s, Events.NONE);
    }

    private static int[] roster(Company company) {
        int[] ids = new int[company.roster.length];
        for (int i = 0; i < ids.length; i++) ids[i] = company.roster[i].id();
        return ids;
    }

    @Test
    void g2_draft_order() {
        Company a = company(0, "vc", "ai", "b2b");
        Company b = company(1, "vc", "ai", "b2b");
        Company c = company(2, "vc", "ai", "b2b");
        Company d = company(3, "vc", "ai", "b2b");
        int[][] values = {{1200, 70}, {1000, 100}, {1200, 40}, {1200, 40}};
        Company[] all = {a, b, c, d};
        for (int i = 0; i < 4; i++) {
            all[i].mau = values[i][0];
            all[i].money = values[i][1];
        }
        ShipState s = state(1, Map.of(), a, b, c, d);
        s.priority = new int[] {3, 1, 0, 2};
        assertThat(DraftOrder.of(s)).as("B, D, C, A").containsExactly(1, 3, 2, 0);
    }

    @Test
    void g3_lean_team() {
        Company boot = company(0, "boot", "quality", "b2b");
        int[] bids = {30, 33, 34, 37, 40};
        int[] prices = {24, 26, 27, 30, 32};
        for (int i = 0; i < bids.length; i++)
            assertThat(HiringRules.price(boot, bids[i])).isEqualTo(prices[i]);
        assertThat(HiringRules.highestBid(boot)).isEqualTo(50);
        boot.money = 50;
        assertThat(HiringRules.highestBid(boot)).isEqualTo(63);
    }

    @Test
    void g4_award() {
        Company a = company(0, "vc", "ai", "b2b");
        Company b = company(1, "boot", "ai", "b2b");
        Company c = company(2, "angel", "ai", "b2b");
        ShipState s = state(1, Map.of(), a, b, c);
        s.order = new int[] {1, 2, 0};
        pool(s, open(1), open(2), open(3), open(4), insider(5, 2), insider(6, 2));
        bids(a, 45, 40, 20, 31, 0, 0);
        bids(b, 45, 0, 12, 30, 0, 0);
        bids(c, 38, 40, 15, 0, 28, 14);
        open(s);
        assertThat(roster(a)).containsExactly(4, 3);
        assertThat(roster(b)).containsExactly(1);
        assertThat(roster(c)).containsExactly(2, 5);
        assertThat(new int[] {a.money, b.money, c.money}).containsExactly(49, 4, 2);
    }

    @Test
    void g5_keep_and_safety_net() {
        Company a = company(0, "vc", "ai", "b2b");
        a.money = 80;
        Company b = company(1, "boot", "ai", "b2b");
        b.money = 3;
        ShipState s = state(1, Map.of(), a, b);
        pool(s, open(1), open(2));
        bids(a, 30, 18);
        a.keep = 50;
        open(s);
        assertThat(roster(a)).containsExactly(1);
        assertThat(a.money).isEqualTo(50);
        assertThat(b.money).isZero();
        assertThat(b.roster[0].level().id()).isEqualTo("intern");

        Company richer = company(0, "boot", "ai", "b2b");
        richer.money = 20;
        Company vc = company(1, "vc", "ai", "b2b");
        vc.money = 20;
        ShipState again = state(1, Map.of(), richer, vc);
        pool(again, open(1));
        open(again);
        assertThat(richer.money).isEqualTo(16);
        assertThat(vc.money).isEqualTo(15);
    }

    @Test
    void g6_reserved_engineers() {
        Company a = company(0, "vc", "ai", "b2b");
        a.money = 75;
        Company b = company(1, "angel", "ai", "b2b");
        b.money = 30;
        ShipState s = state(2, Map.of(), a, b);
        pool(s, open(1), open(2), open(3), reserved(4, 0), reserved(5, 0));
        bids(a, 26, 12, 11, 14, 15);
        bids(b, 25, 0, 0, 0, 0);
        open(s);
        assertThat(roster(a)).containsExactly(1, 5, 4, 2);
        assertThat(a.money).isEqualTo(8);
        assertThat(b.roster[0].level().id()).isEqualTo("intern");
        assertThat(b.money).isEqualTo(25);
    }

    @Test
    void max_hires_counts_reserved_engineers_too() {
        Company a = company(0, "vc", "ai", "b2b");
        Company b = company(1, "vc", "ai", "b2b");
        ShipState s = state(2, Map.of(), a, b);
        pool(s, open(1), reserved(2, 0));
        bids(a, 20, 30);
        a.maxHires = 1;
        open(s);
        assertThat(roster(a)).containsExactly(2);
    }

    @Test
    void first_submitted_breaks_ties_by_the_journal_and_the_clock_comes_last() {
        Company a = company(0, "vc", "ai", "b2b");
        Company b = company(1, "vc", "ai", "b2b");
        ShipState s = state(1, Map.of("bid-ties", "first-submitted"), a, b);
        pool(s, open(1), open(2));
        Fixture.play(s, 0, new ShipMove.Bid(1, 20));
        Fixture.play(s, 1, new ShipMove.Bid(1, 20));
        Fixture.play(s, 1, ShipMove.SubmitSheet.NOW);
        Fixture.GAME.timeout(s, 0, Events.NONE);
        assertThat(roster(b)).contains(1);
        assertThat(Fixture.GAME.phaseOf(s)).isEqualTo("opening");
    }

    /** A, B and C bid 20 for engineer 1, B and C each under a condition; A comes first in the draft order. */
    @ParameterizedTest
    @CsvSource({
        "nothing stops them, 1 2",
        "B keeps too much, 2",
        "B wants no one else, 2",
        "B cannot pay any more, 2",
        "nobody else could, ''"
    })
    void a_tie_names_only_those_who_could_have_been_served(String what, String beaten) {
        Company a = company(0, "vc", "ai", "b2b");
        Company b = company(1, "vc", "ai", "b2b");
        Company c = company(2, "vc", "ai", "b2b");
        ShipState s = state(1, Map.of(), a, b, c);
        pool(s, open(1), open(2), open(3));
        bids(a, 20, 0, 0);
        bids(b, 20, 30, 0);
        bids(c, 20, 0, 30);
        switch (what) {
            case "B keeps too much" -> b.keep = 60;
            case "B wants no one else" -> b.maxHires = 1;
            case "B cannot pay any more" -> b.money = 49;
            case "nobody else could" -> {
                b.money = 49;
                c.maxHires = 1;
            }
            default -> {}
        }
        Telling told = new Telling();
        new Award(Fixture.HIRING, Fixture.RECRUITING).open(s, told);
        assertThat(told.heardBy(0).stream()
                        .filter(ShipEvent.HiredByTie.class::isInstance)
                        .flatMap(e -> ((ShipEvent.HiredByTie) e).beaten().stream())
                        .map(seat -> String.valueOf(seat.seat()))
                        .collect(Collectors.joining(" ")))
                .isEqualTo(beaten);
        assertThat(Fixture.there(s.lastDraft).hirings)
                .filteredOn(hiring -> hiring.engineer() == 1)
                .extracting(DraftReport.Hiring::tie)
                .containsExactly(!beaten.isEmpty());
    }

    @Test
    void bids_that_are_not_legal_are_refused() {
        Company a = company(0, "vc", "ai", "b2b");
        Company b = company(1, "angel", "ai", "b2b");
        ShipState s = state(1, Map.of(), a, b);
        pool(s, open(1), insider(2, 1));
        assertThat(Fixture.refusal(s, 0, new ShipMove.Bid(1, 9))).isEqualTo("refuse.below-salary");
        assertThat(Fixture.refusal(s, 0, new ShipMove.Bid(1, 101))).isEqualTo("refuse.too-expensive");
        assertThat(Fixture.refusal(s, 0, new ShipMove.Bid(2, 50))).isEqualTo("refuse.not-for-you");
        assertThat(Fixture.refusal(s, 0, new ShipMove.Withdraw(1))).isEqualTo("refuse.no-bid-there");
        assertThat(Fixture.refusal(s, 0, new ShipMove.Keep(-1))).isEqualTo("refuse.not-negative");
        assertThat(Fixture.refusal(s, 0, new ShipMove.MaxHires(-1))).isEqualTo("refuse.not-negative");
        assertThat(Fixture.refusal(s, 7, ShipMove.SubmitSheet.NOW)).isEqualTo("refuse.no-seat");
        Fixture.play(s, 0, ShipMove.SubmitSheet.NOW);
        assertThat(Fixture.refusal(s, 0, new ShipMove.Bid(1, 20))).isEqualTo("refuse.already-chosen");
    }

    @Test
    void open_recruits_join_the_pool_for_all_and_raise_the_payers_limit() {
        Company a = company(0, "vc", "ai", "b2b");
        a.recruits = 2;
        Company b = company(1, "angel", "ai", "b2b");
        ShipState s = state(1, Map.of("recruits", "open"), a, b);
        Fixture.GAME.goTo(s, "draft", Events.NONE);
        assertThat(s.pool).hasSize(3 + 2 + 2);
        assertThat(java.util.Arrays.stream(s.pool).filter(Candidate::isPublic)).hasSize(5);
        assertThat(Fixture.HIRING.hireLimit(s, a)).isEqualTo(4);
        assertThat(Fixture.HIRING.hireLimit(s, b)).isEqualTo(3);
    }

    @Test
    void pool_positions_are_public_then_reserved_then_private() {
        Company a = company(0, "angel", "ai", "b2b");
        Company b = company(1, "vc", "ai", "b2b");
        b.recruits = 2;
        ShipState s = state(1, Map.of(), a, b);
        Fixture.GAME.goTo(s, "draft", Events.NONE);
        assertThat(s.round).isEqualTo(2);
        assertThat(s.pool).hasSize(3 + 2 + 2);
        assertThat(s.pool[2].isPublic()).isTrue();
        assertThat(s.pool[3].isReserved()).isTrue();
        assertThat(s.pool[4].owner()).isEqualTo(1);
        assertThat(s.pool[5].isPrivate()).isTrue();
        assertThat(s.pool[6].owner()).isZero();
    }
}
