package boardroom.games.shipit.rules;

import static boardroom.games.shipit.rules.Fixture.company;
import static boardroom.games.shipit.rules.Fixture.engineer;
import static boardroom.games.shipit.rules.Fixture.index;
import static boardroom.games.shipit.rules.Fixture.openPlanning;
import static boardroom.games.shipit.rules.Fixture.plan;
import static boardroom.games.shipit.rules.Fixture.play;
import static boardroom.games.shipit.rules.Fixture.state;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.engine.Telling;
import boardroom.games.shipit.rules.ShipEvent.BidUnserved;
import boardroom.games.shipit.rules.ShipEvent.FeatureBroke;
import boardroom.games.shipit.rules.ShipEvent.MilestoneClaimed;
import boardroom.games.shipit.rules.ShipEvent.MilestoneTaken;
import boardroom.games.shipit.rules.ShipEvent.PrizeWasted;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Nothing happens without a reason: what was not served, granted, claimed or spared says why. */
class ToldReasonsTest {
    private final Telling told = new Telling();
    private final Company a = company(0, "vc", "move", "platform");
    private final Company b = company(1, "vc", "move", "platform");
    private final Company c = company(2, "angel", "move", "platform");

    private <E extends ShipEvent> List<E> heard(int seat, Class<E> type) {
        return told.heardBy(seat).stream()
                .filter(type::isInstance)
                .map(type::cast)
                .toList();
    }

    private void award(ShipState s, Candidate[] pool, int[]... bids) {
        Fixture.openDraft(s, pool);
        for (int seat = 0; seat < bids.length; seat++) s.companies[seat].bids = bids[seat];
        new Award(Fixture.HIRING, Fixture.RECRUITING).open(s, told);
    }

    private static Candidate open(int id) {
        return new Candidate(engineer(id, "J ai", 0), Candidate.EVERYBODY, false);
    }

    private String unserved(int seat, int engineer) {
        return heard(2, BidUnserved.class).stream()
                .filter(e -> e.seat().seat() == seat && e.id() == engineer)
                .map(e -> e.why().say().key())
                .findFirst()
                .orElse("served");
    }

    @Test
    void every_bid_that_is_not_served_says_why_to_all() {
        ShipState s = state(1, Map.of(), a, b, c);
        s.order = new int[] {1, 0, 2};
        b.keep = 90;
        a.money = 70;
        Candidate[] pool = {open(1), open(2), open(3), open(4)};
        award(s, pool, new int[] {40, 30, 0, 20}, new int[] {40, 0, 15, 0}, new int[] {35, 30, 14, 12});
        assertThat(unserved(0, 1)).as("the limit of its own sheet held B back").isEqualTo("served");
        assertThat(unserved(1, 1)).isEqualTo("unserved.own-limits");
        assertThat(unserved(2, 1)).isEqualTo("unserved.outbid");
        assertThat(unserved(0, 2)).isEqualTo("served");
        assertThat(unserved(2, 2)).as("an equal bid").isEqualTo("unserved.later-in-order");
        assertThat(unserved(0, 4)).as("two are the limit").isEqualTo("unserved.limit-reached");
        assertThat(unserved(1, 3)).isEqualTo("unserved.own-limits");
    }

    @Test
    void a_bid_on_somebody_only_one_sees_is_explained_to_that_one_alone() {
        ShipState s = state(1, Map.of(), a, b, c);
        c.money = 20;
        Candidate[] pool = {open(1), new Candidate(engineer(2, "J ai", 0), 2, true)};
        award(s, pool, new int[2], new int[2], new int[] {15, 14});
        assertThat(heard(2, BidUnserved.class))
                .extracting(e -> e.why().say().key())
                .containsExactly("unserved.money-short");
        assertThat(heard(0, BidUnserved.class)).isEmpty();
        assertThat(Fixture.there(s.lastDraft).lost).isEmpty();
    }

    @Test
    void the_sheet_says_which_of_its_own_limits_stops_a_bid() {
        ShipState s = state(1, Map.of(), a, b, c);
        Fixture.openDraft(s, open(1), open(2), open(3));
        a.bids = new int[] {30, 20, 10};
        a.maxHires = 1;
        b.bids = new int[] {30, 20, 10};
        b.keep = 60;
        assertThat(whys(s, a)).containsExactly("", "unserved.enough-hired", "unserved.enough-hired");
        assertThat(whys(s, b)).containsExactly("", "unserved.kept", "");
    }

    private static List<String> whys(ShipState s, Company company) {
        return SheetSum.walk(Fixture.HIRING, s, company).stream()
                .map(line -> line.why() == null
                        ? ""
                        : Fixture.there(line.why()).say().key())
                .toList();
    }

    @Test
    void who_hops_back_learns_by_what_the_other_was_earlier() {
        a.roster = new Engineer[] {engineer(1, "J ai", 1), engineer(2, "J ai", 1)};
        b.roster = new Engineer[] {engineer(11, "J ai", 1)};
        c.roster = new Engineer[] {engineer(21, "J ai", 1)};
        ShipState s = state(1, Map.of(), a, b, c);
        openPlanning(s);
        play(s, 0, new ShipMove.Place(1, "pay-down-debt", false));
        play(s, 0, new ShipMove.Place(2, "marketing", false));
        play(s, 1, new ShipMove.Place(11, "marketing", false));
        play(s, 2, new ShipMove.Place(21, "marketing", false));
        for (int seat = 0; seat < 3; seat++) play(s, seat, ShipMove.Ready.NOW);
        assertThat(Hopped.of(Fixture.ACTIONS, a.bounces[0]).say().key()).isEqualTo("hopped.earlier-entry");
        assertThat(Hopped.of(Fixture.ACTIONS, c.bounces[0]).say().key()).isEqualTo("hopped.earlier-in-order");
        Say refused = Fixture.there(Fixture.GAME.refusal(s, 0, new ShipMove.Place(2, "marketing", false)));
        assertThat(refused.args()).containsKey("holders");
    }

    private ShipState resolved(int round) {
        ShipState s = state(round, Map.of("puzzle", "auto"), a, b, c);
        Fixture.RESOLUTION.open(s, told);
        return s;
    }

    @Test
    void a_milestone_that_two_reach_says_what_decided() {
        a.mau = 5200;
        b.mau = 6100;
        c.mau = 6100;
        resolved(1);
        MilestoneClaimed claimed = heard(0, MilestoneClaimed.class).getFirst();
        assertThat(claimed.seat().seat()).isEqualTo(1);
        assertThat(claimed.why().say().key()).isEqualTo("claimed.first-in-order");

        Claim furthest =
                new MilestoneRace(Fixture.BOX.milestones()).claim(state(1, Map.of(), a, b), new Company[] {a, b}, 0, 1);
        assertThat(furthest.why()).isEqualTo(new Claim.Why.Furthest(Units.users(6100), Seats.of(0)));
    }

    @Test
    void who_gets_to_a_milestone_of_an_earlier_round_learns_whose_it_is() {
        plan(a, "S frontend > develop");
        a.mau = 4900;
        ShipState s = state(2, Map.of("puzzle", "auto"), a, b, c);
        s.milestoneOwner = s.milestoneOwner.clone();
        s.milestoneOwner[0] = 1;
        s.milestoneRound = s.milestoneRound.clone();
        s.milestoneRound[0] = 1;
        Fixture.RESOLUTION.open(s, told);
        assertThat(heard(2, MilestoneTaken.class))
                .extracting(e -> e.seat().seat(), e -> e.owner().seat(), MilestoneTaken::round)
                .containsExactly(tuple(0, 1, 1));
    }

    @Test
    void a_prize_that_finds_no_debt_says_so() {
        a.debt = 1;
        plan(a, "S backend > optimize", "S backend > optimize");
        resolved(1);
        assertThat(heard(1, PrizeWasted.class))
                .extracting(PrizeWasted::prize, PrizeWasted::cleared)
                .containsExactly(tuple(2, 0));
    }

    @Test
    void a_feature_breaks_because_of_so_much_debt() {
        a.debt = 30;
        String[] features = new String[24];
        Arrays.fill(features, "J ai > develop");
        plan(a, features);
        resolved(1);
        assertThat(heard(1, FeatureBroke.class)).isNotEmpty().allSatisfy(broke -> {
            assertThat(broke.debt().value()).isEqualTo(30);
            assertThat(broke.percent().value()).isEqualTo(40);
        });
    }

    @Test
    void an_event_that_hits_says_what_was_lacking() {
        ShipState s = state(1, Map.of(), a, b, c);
        EventNeeds needs = EventNeeds.of(
                s,
                1,
                a,
                Fixture.BOX.events().stream()
                        .filter(e -> e.id().equals("viral-moment"))
                        .findFirst()
                        .orElseThrow());
        assertThat(needs).isEqualTo(new EventNeeds.Load(2000, 15));
    }

    @Test
    void a_closed_room_names_the_event_that_closed_it() {
        a.roster = new Engineer[] {engineer(1, "J ai", 1)};
        a.closed = 1 << index("upgrade");
        ShipState s = state(2, Map.of(), a, b, c);
        openPlanning(s);
        assertThat(Fixture.there(Fixture.GAME.refusal(s, 0, new ShipMove.Place(1, "upgrade-servers", false)))
                        .args())
                .containsKey("event");
    }
}
