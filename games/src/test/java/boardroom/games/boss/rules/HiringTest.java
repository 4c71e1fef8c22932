package boardroom.games.boss.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Event;
import boardroom.engine.phases.PhasedGame;
import boardroom.games.boss.box.Project;
import boardroom.games.boss.box.ProjectType;
import boardroom.games.boss.box.Worker;
import boardroom.games.boss.rules.BossMove.HiringBid;
import boardroom.games.boss.rules.BossMove.HiringPick;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 4.1 Hiring. */
class HiringTest {
    private static final HiringPick PASS = HiringPick.PASS;

    private static HiringBid bid(int cash, int time) {
        return new HiringBid(cash, time);
    }

    private static HiringPick pick(String worker) {
        return new HiringPick(worker);
    }

    /** All have bid, and after the last pick nothing follows. */
    private static Fixture bids(Fixture table, HiringBid... bids) {
        table.goTo("hiring-bid");
        for (int seat = 0; seat < bids.length; seat++) table.play(seat, bids[seat]);
        table.s.ending = BossState.Ending.GOAL;
        return table;
    }

    private static List<String> ids(Worker[] workers) {
        return Arrays.stream(workers).map(Worker::id).toList();
    }

    // 4.1.1 Reveal

    @Test
    void one_more_than_there_are_players_is_on_offer() {
        Fixture table =
                Fixture.table(3).workersOnTop("boris", "celia", "pip", "sol").goTo("hiring-bid");
        assertThat(ids(table.s.workerPool)).containsExactly("boris", "celia", "pip", "sol");
        assertThat(table.s.takenBy).containsOnly(BossState.OPEN);
        assertThat(table.told(BossEvent.WorkersRevealed.class)).hasSize(1);
    }

    @Test
    void a_graduate_fair_brings_two_more() {
        Fixture table = Fixture.table(2).inForce("graduate-fair", 1).goTo("hiring-bid");
        assertThat(table.s.workerPool).hasSize(5);
    }

    @Test
    void the_discard_pile_becomes_the_deck_and_the_pool_is_what_there_is() {
        Fixture table = Fixture.table(2);
        while (table.s.workers.size() > 1) table.s.workers.draw(_ -> {});
        table.s.workers.discard(Fixture.worker("boris"));
        table.goTo("hiring-bid");
        assertThat(table.s.workerPool).hasSize(2);
        assertThat(table.told(BossEvent.DeckReshuffled.class)).hasSize(1);
    }

    @Test
    void with_nobody_to_draw_the_phase_is_skipped() {
        Fixture table = Fixture.table(2);
        while (table.s.workers.size() > 0) table.s.workers.draw(_ -> {});
        table.goTo("hiring-bid");
        assertThat(table.phase()).doesNotStartWith("hiring");
        assertThat(table.told(BossEvent.BidsRevealed.class)).isEmpty();
        assertThat(table.told(BossEvent.HiringSettled.class)).isEmpty();
    }

    // 4.1.2 and 4.1.3 Bids

    @Test
    void g5_bids_are_limited_to_free_cash_and_free_time() {
        Fixture table = Fixture.table(2);
        Ongoing work = new Ongoing(
                new Project("anna", "Anna", "", ProjectType.BUSINESS, 0, 3, 6, 2, 9, 1, 0, null, List.of()));
        work.isNew = false;
        table.company(0).cash(15).time(4).it().ongoing = new Ongoing[] {work};
        table.company(1)
                .cash(7)
                .time(7)
                .works("self-buttering-toast", 0, 0)
                .works("left-handed-spanner", 0, 0)
                .works("sponsored-roundabout", 0, 0)
                .works("yoghurt-genome", 0, 0);
        table.goTo("hiring-bid");
        assertThat(table.refusal(0, bid(9, 1))).isNull();
        assertThat(table.refusal(0, bid(10, 1))).isEqualTo("bid-cash");
        assertThat(table.refusal(0, bid(9, 2))).isEqualTo("bid-time");
        assertThat(table.refusal(1, bid(2, 3))).isNull();
        assertThat(table.refusal(1, bid(3, 3))).isEqualTo("bid-cash");
        assertThat(table.refusal(1, bid(2, 4))).isEqualTo("bid-time");
    }

    @Test
    void nothing_below_zero_is_bid() {
        Fixture table = Fixture.table(2).goTo("hiring-bid");
        assertThat(table.refusal(0, bid(-1, 0))).isEqualTo("bid-cash");
        assertThat(table.refusal(0, bid(0, -1))).isEqualTo("bid-time");
    }

    @Test
    void a_bid_stands_but_may_be_taken_back_while_others_think() {
        Fixture table = Fixture.table(2).goTo("hiring-bid").play(0, bid(1, 1));
        assertThat(table.refusal(0, bid(2, 1))).isEqualTo("already-chosen");
        assertThat(table.game.takesBack(table.s, 0, bid(1, 1))).isTrue();
    }

    @Test
    void cash_bids_are_paid_at_once_whatever_happens() {
        Fixture table = bids(Fixture.table(2), bid(2, 1), bid(1, 0));
        assertThat(table.company(0).it().cash).isEqualTo(3);
        assertThat(table.company(1).it().cash).isEqualTo(4);
        table.play(0, PASS).play(1, PASS);
        assertThat(table.company(0).it().cash).isEqualTo(3);
    }

    @Test
    void who_is_late_bids_nothing() {
        Fixture table = Fixture.table(2).goTo("hiring-bid").play(0, bid(2, 2)).timeout(1);
        assertThat(table.phase()).isEqualTo("hiring-pick");
        assertThat(table.company(1).it().cash).isEqualTo(5);
        assertThat(table.company(1).it().timeBid).isZero();
    }

    // 4.1.4 Order

    @Test
    void g1_equal_bids_are_decided_by_skill() {
        Fixture table = Fixture.table(3);
        table.company(0).skill(4);
        table.company(1).skill(5);
        table.company(2).skill(9);
        bids(table, bid(3, 0), bid(3, 0), bid(1, 0));
        assertThat(table.s.order).containsExactly(1, 0, 2);
        assertThat(reasons(table)).containsExactly("skill", "bid", "last");
    }

    @Test
    void g2_equal_skill_is_decided_by_the_marker_and_clockwise() {
        for (int marker : new int[] {2, 1}) {
            Fixture table = Fixture.table(3).marker(marker);
            table.company(0).skill(5);
            table.company(1).skill(5);
            table.company(2).skill(9);
            bids(table, bid(3, 0), bid(3, 0), bid(1, 0));
            assertThat(table.s.order).containsExactly(marker == 2 ? new int[] {0, 1, 2} : new int[] {1, 0, 2});
            assertThat(reasons(table)).containsExactly("marker", "bid", "last");
        }
    }

    private static List<String> reasons(Fixture table) {
        return table.told(BossEvent.BidsRevealed.class).getFirst().bids().stream()
                .map(BossEvent.BidShown::reason)
                .toList();
    }

    // 4.1.5 to 4.1.7 Picks

    @Test
    void g3_time_is_one_budget_for_all_picks() {
        Fixture table = Fixture.table(2).workersOnTop("boris", "celia", "takeshi");
        bids(table, bid(2, 3), bid(1, 5));
        table.play(0, pick("boris")).play(1, PASS).play(0, pick("celia"));
        assertThat(table.refusal(0, pick("takeshi"))).isEqualTo("over-budget");
        assertThat(table.moves(0)).containsExactly(PASS);
        table.play(0, PASS);
        Company a = table.company(0).it();
        Company b = table.company(1).it();
        assertThat(List.of(a.cash, a.time, b.cash, b.time)).containsExactly(3, 2, 4, 5);
        assertThat(table.company(0).people()).containsExactly("founder", "boris", "celia");
        assertThat(table.company(0).bossOf("celia")).isEqualTo("waiting");
        assertThat(a.hiredThisRound).isEqualTo(2);
        assertThat(a.people[1].hired).isTrue();
        assertThat(a.people[1].tenure).isZero();
        assertThat(table.company(1).people()).hasSize(1);
        assertThat(ids(table.s.workers.discards())).containsExactly("takeshi");
        assertThat(table.s.workerPool).isEmpty();
    }

    @Test
    void g4_the_whole_time_bid_is_spent() {
        Fixture table = Fixture.table(2).workersOnTop("boris", "celia", "takeshi");
        bids(table, bid(1, 5), bid(0, 0));
        table.play(0, pick("boris")).play(1, PASS).play(0, PASS);
        assertThat(table.company(0).it().time).isZero();
        BossEvent.HiringSettled settled =
                table.told(BossEvent.HiringSettled.class).getFirst();
        assertThat(settled.time().value()).isEqualTo(5);
        assertThat(settled.spent()).isTrue();
    }

    @Test
    void g6_the_recruitment_bonus_is_budget_and_no_token() {
        Fixture table = Fixture.table(2).workersOnTop("boris", "celia", "takeshi");
        table.company(0).completed("recruiting-algorithm");
        bids(table, bid(1, 0), bid(0, 0));
        assertThat(HiringPicks.budget(table.s, table.company(0).it())).isEqualTo(1);
        table.play(0, pick("boris")).play(1, PASS).play(0, PASS);
        assertThat(table.company(0).it().time).isEqualTo(5);
        assertThat(table.company(0).people()).contains("boris");
    }

    @Test
    void events_change_what_training_takes() {
        Fixture table =
                Fixture.table(2).workersOnTop("boris", "celia", "takeshi").inForce("rail-strike", 1);
        bids(table, bid(1, 1), bid(0, 0));
        assertThat(table.refusal(0, pick("boris"))).isEqualTo("over-budget");
    }

    @Test
    void everybody_is_asked_in_every_round_until_they_pass() {
        Fixture table = Fixture.table(3).workersOnTop("boris", "celia", "pip", "sol");
        bids(table, bid(3, 5), bid(2, 0), bid(1, 5));
        assertThat(table.game.owes(table.s).list()).containsExactly(0);
        table.play(0, pick("boris"));
        assertThat(table.game.owes(table.s).list())
                .as("asked though it can afford nobody")
                .containsExactly(1);
        assertThat(table.moves(1)).containsExactly(PASS);
        table.play(1, PASS).play(2, pick("pip")).play(0, PASS);
        assertThat(table.game.owes(table.s).list()).as("a pass is final").containsExactly(2);
        table.play(2, pick("celia")).play(2, pick("sol"));
        assertThat(table.phase()).as("nobody is left").isEqualTo(PhasedGame.END);
    }

    @Test
    void only_who_is_on_turn_hires_whom_is_on_offer() {
        Fixture table = Fixture.table(2).workersOnTop("boris", "celia", "takeshi");
        bids(table, bid(2, 5), bid(1, 5));
        assertThat(table.refusal(1, pick("boris"))).isEqualTo("not-your-turn");
        assertThat(table.refusal(0, pick("pip"))).isEqualTo("not-for-hire");
        table.play(0, pick("boris"));
        assertThat(table.refusal(1, pick("boris"))).isEqualTo("not-for-hire");
        assertThat(table.s.takenBy).containsExactly(0, BossState.OPEN, BossState.OPEN);
    }

    @Test
    void who_is_late_passes_and_every_pick_has_its_own_clock() {
        Fixture table = bids(Fixture.table(2), bid(2, 5), bid(1, 5));
        HiringPicks picks = new HiringPicks(Fixture.rules());
        String first = picks.decision(table.s);
        table.timeout(0);
        assertThat(table.company(0).it().hasPassed).isTrue();
        assertThat(picks.decision(table.s)).isNotEqualTo(first);
        assertThat(picks.pace(table.s).seats().list()).containsExactly(1);
    }

    @Test
    void nobody_hears_a_time_bid_before_all_have_picked() {
        Fixture table = Fixture.table(2).workersOnTop("boris", "celia", "takeshi");
        List<Event> one = secretsOf(table, 5);
        List<Event> other = secretsOf(Fixture.table(2).workersOnTop("boris", "celia", "takeshi"), 1);
        assertThat(one).isEqualTo(other);
        assertThat(table.s.companies[0].time)
                .as("stays in hand until it is settled")
                .isEqualTo(5);
    }

    private static List<Event> secretsOf(Fixture table, int time) {
        bids(table, bid(2, time), bid(1, 0)).play(0, pick("boris"));
        return table.heardBy(1);
    }

    // The ladder

    @Test
    void the_ladder_of_bids_is_legal_and_short() {
        Fixture table = Fixture.table(2).workersOnTop("boris", "celia", "takeshi");
        table.company(0).cash(20).time(9);
        table.goTo("hiring-bid");
        List<BossMove> moves = table.moves(0);
        assertThat(moves).hasSizeLessThan(40).doesNotHaveDuplicates().contains(bid(0, 0), bid(3, 1), bid(2, 6));
        for (BossMove move : moves) assertThat(table.refusal(0, move)).isNull();
    }

    @Test
    void a_preview_tells_what_a_bid_leaves() {
        Fixture table = Fixture.table(2).goTo("hiring-bid");
        HiringBidsWords words = new HiringBidsWords(new HiringBids(Fixture.rules()));
        assertThat(words.preview(table.s, 0, bid(2, 3)).changes())
                .extracting(change -> change.what().key() + " " + change.after())
                .containsExactly(
                        "change.cash Amount[unit=cash, value=3]",
                        "change.free-time Amount[unit=time, value=2]",
                        "change.payday Amount[unit=cash, value=3]");
    }
}
