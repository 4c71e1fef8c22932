package boardroom.games.shipit;

import static boardroom.games.shipit.Fixture.company;
import static boardroom.games.shipit.Fixture.engineer;
import static boardroom.games.shipit.Fixture.index;
import static boardroom.games.shipit.Fixture.openPlanning;
import static boardroom.games.shipit.Fixture.play;
import static boardroom.games.shipit.Fixture.refusal;
import static boardroom.games.shipit.Fixture.state;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.engine.Telling;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Section 9: forced paydown, granting, the Night Owl; and every rule of a legal entry. */
class PlanningExamplesTest {

    private static void staff(Company company, String... engineers) {
        for (String text : engineers)
            company.roster =
                    Piles.with(company.roster, engineer(10 * company.seat + company.roster.length + 1, text, 1));
    }

    private static ShipMove place(int engineer, String action) {
        return new ShipMove.Place(engineer, Fixture.action(action).id(), false);
    }

    private static ShipMove placeWithAi(int engineer, String action) {
        return new ShipMove.Place(engineer, Fixture.action(action).id(), true);
    }

    @Test
    void g24_forced_paydown() {
        Company c = company(0, "vc", "ai", "b2b");
        c.debt = 10;
        c.roster = new Engineer[] {
            engineer(1, "S ai", 1),
            engineer(2, "J ai", 1),
            engineer(3, "J ai", 2),
            engineer(4, "S ai", 3),
            engineer(5, "J ai", 3)
        };
        Fixture.KIT.planRules().force(c);
        assertThat(c.forced).isEqualTo(2);
        assertThat(c.plan[0].engineer()).isEqualTo(5);
        assertThat(c.plan[1].engineer()).isEqualTo(3);
        c.roster = new Engineer[] {engineer(1, "J ai", 1)};
        Fixture.KIT.planRules().force(c);
        assertThat(c.forced).isZero();
    }

    @Test
    void g25_granting() {
        Company a = company(0, "vc", "quality", "b2b");
        Company b = company(1, "vc", "quality", "b2b");
        Company c = company(2, "vc", "quality", "b2b");
        staff(a, "J ai", "J ai", "J ai");
        staff(b, "J ai", "J ai");
        staff(c, "J ai", "J ai", "J ai");
        ShipState s = state(1, Map.of(), a, b, c);
        s.order = new int[] {2, 0, 1};
        openPlanning(s);
        play(s, 0, place(1, "marketing"));
        play(s, 0, place(2, "marketing"));
        play(s, 0, place(3, "monetization"));
        play(s, 1, place(11, "marketing"));
        play(s, 1, place(12, "monetization"));
        play(s, 2, place(21, "monetization"));
        play(s, 2, place(22, "develop"));
        play(s, 2, place(23, "marketing"));
        play(s, 0, ShipMove.Ready.NOW);
        play(s, 1, ShipMove.Ready.NOW);
        Telling told = new Telling();
        Fixture.GAME.play(s, 2, ShipMove.Ready.NOW, told);

        assertThat(s.phase).as("live").isEqualTo(ShipIt.OPENING + 1);
        assertThat(c.plan).extracting(Entry::engineer).containsExactly(21, 22);
        assertThat(a.plan).extracting(Entry::engineer).containsExactly(1, 2);
        assertThat(b.plan).extracting(Entry::engineer).containsExactly(12);
        assertThat(c.bounces).containsExactly(new Bounce(23, index("marketing"), 0));
        assertThat(b.bounces).extracting(Bounce::engineer).containsExactly(11);
        assertThat(a.bounces)
                .as("C was granted Monetization in the first pass, B only in the second")
                .containsExactly(new Bounce(3, index("monetization"), 2));
        assertThat(told.heardBy(0).stream().filter(e -> e instanceof ShipEvent.Bounced))
                .as("a bounce is shown to its owner only")
                .hasSize(1);
        assertThat(told.heardBy(0).stream()
                        .filter(e -> e instanceof ShipEvent.SlotGranted)
                        .map(e -> ((ShipEvent.SlotGranted) e).pass()))
                .containsExactly(1, 1, 2, 2);

        // A moves away: the slot is free for whoever comes first.
        assertThat(refusal(s, 1, place(11, "marketing"))).isEqualTo("refuse.slots-taken");
        play(s, 0, new ShipMove.Remove(1));
        assertThat(refusal(s, 1, place(11, "marketing"))).isEqualTo("refuse.slots-taken");
        play(s, 0, new ShipMove.Remove(2));
        play(s, 1, place(11, "marketing"));
        assertThat(refusal(s, 0, place(1, "marketing"))).isEqualTo("refuse.slots-taken");
    }

    @Test
    void g26_night_owl() {
        Company c = company(0, "vc", "quality", "b2b");
        staff(c, "S ai", "J ai night-owl", "J ai");
        Company other = company(1, "vc", "quality", "b2b");
        staff(other, "J ai");
        ShipState s = state(1, Map.of("planning", "live"), c, other);
        openPlanning(s);
        s.phase = ShipIt.OPENING + 1;
        s.phaseOver = false;
        play(s, 0, place(1, "develop"));
        play(s, 0, place(2, "marketing"));
        play(s, 0, place(3, "optimize"));
        assertThat(Views.plan(Fixture.BOOK, c, 1).get(1).output()).isEqualTo(5000);
        assertThat(refusal(s, 0, place(2, "marketing")))
                .as("moving is remove, then place")
                .isEqualTo("refuse.already-placed");
        play(s, 0, new ShipMove.Remove(2));
        play(s, 0, place(2, "marketing"));
        assertThat(c.plan[2].engineer()).isEqualTo(2);
        assertThat(Views.plan(Fixture.BOOK, c, 1).get(2).output()).isEqualTo(6500);
        play(s, 0, new ShipMove.SetAi(1, true));
        assertThat(c.plan[2].engineer()).as("switching AI does not move it").isEqualTo(2);
    }

    @Test
    void every_rule_of_a_legal_entry() {
        Company c = company(0, "boot", "quality", "b2b");
        staff(c, "S ai ai-skeptic", "J ai", "J ai", "J ai");
        c.money = 25;
        c.debt = 10;
        Company other = company(1, "vc", "quality", "b2b");
        staff(other, "J ai");
        ShipState s = state(3, Map.of(), c, other);
        c.closed = 1 << index("upgrade");
        openPlanning(s);
        assertThat(c.forced).isEqualTo(2);
        assertThat(refusal(s, 0, place(99, "develop"))).isEqualTo("refuse.not-your-engineer");
        assertThat(refusal(s, 0, place(4, "develop"))).isEqualTo("refuse.forced");
        assertThat(refusal(s, 0, new ShipMove.Remove(4))).isEqualTo("refuse.forced");
        assertThat(refusal(s, 0, new ShipMove.SetAi(4, true))).isEqualTo("refuse.forced");
        assertThat(refusal(s, 0, new ShipMove.Place(1, "nowhere", false))).isEqualTo("refuse.no-such-card");
        assertThat(refusal(s, 0, place(1, "ipo"))).isEqualTo("refuse.not-yet-open");
        assertThat(refusal(s, 0, place(1, "upgrade"))).isEqualTo("refuse.closed");
        assertThat(refusal(s, 0, placeWithAi(1, "develop"))).isEqualTo("refuse.skeptic");
        assertThat(refusal(s, 0, placeWithAi(2, "go-viral"))).isEqualTo("refuse.no-ai-there");
        assertThat(refusal(s, 0, new ShipMove.Remove(1))).isEqualTo("refuse.not-placed");
        play(s, 0, place(1, "go-viral"));
        assertThat(refusal(s, 0, place(2, "marketing"))).isEqualTo("refuse.cannot-pay");
        c.money = 100;
        assertThat(refusal(s, 0, place(2, "go-viral"))).isEqualTo("refuse.only-one");
        c.ai = 0;
        assertThat(refusal(s, 0, placeWithAi(2, "develop"))).isEqualTo("refuse.no-ai-left");
        assertThat(refusal(s, 0, ShipMove.Lock.NOW)).isEqualTo("refuse.not-in-this-phase");
        assertThat(refusal(s, 0, new ShipMove.Pivot("consumer-app"))).isEqualTo("refuse.no-pivot");
        assertThat(refusal(s, 1, new ShipMove.Pivot("b2b-saas"))).isEqualTo("refuse.same-product");
        assertThat(refusal(s, 1, new ShipMove.Pivot("nothing"))).isEqualTo("refuse.no-such-card");
    }

    @Test
    void a_pivot_is_marked_in_the_opening_and_carried_out_with_the_granting() {
        Company c = company(0, "vc", "quality", "b2b");
        Company other = company(1, "boot", "quality", "b2b");
        staff(c, "J ai");
        staff(other, "J ai");
        ShipState s = state(2, Map.of(), c, other);
        openPlanning(s);
        play(s, 0, new ShipMove.Pivot("consumer-app"));
        play(s, 0, new ShipMove.Pivot(null));
        assertThat(c.pivotMark).isNull();
        play(s, 0, new ShipMove.Pivot("platform-play"));
        assertThat(c.product.id()).isEqualTo("b2b-saas");
        play(s, 0, ShipMove.Ready.NOW);
        play(s, 1, ShipMove.Ready.NOW);
        assertThat(c.product.id()).isEqualTo("platform-play");
        assertThat(c.pivots).isZero();
        assertThat(refusal(s, 0, ShipMove.Lock.NOW)).isEqualTo("refuse.not-all-placed");
        assertThat(refusal(s, 0, new ShipMove.Pivot("b2b-saas"))).isEqualTo("refuse.no-pivot");
    }

    @Test
    void when_the_clock_runs_out_the_bench_pays_down_debt() {
        Company c = company(0, "vc", "quality", "b2b");
        Company other = company(1, "vc", "quality", "b2b");
        staff(c, "J ai", "J ai");
        staff(other, "J ai");
        ShipState s = state(1, Map.of("puzzle", "auto"), c, other);
        openPlanning(s);
        play(s, 0, place(2, "develop"));
        Fixture.GAME.play(s, 0, ShipMove.Timeout.NOW, Events.NONE);
        Fixture.GAME.play(s, 1, ShipMove.Timeout.NOW, Events.NONE);
        Fixture.GAME.play(s, 0, ShipMove.Timeout.NOW, Events.NONE);
        assertThat(c.locked).isTrue();
        assertThat(c.plan)
                .containsExactly(new Entry(2, index("develop"), false), new Entry(1, index("pay-down"), false));
    }

    @Test
    void with_turns_engineers_are_placed_one_by_one_in_draft_order() {
        Company a = company(0, "vc", "quality", "b2b");
        Company b = company(1, "vc", "quality", "b2b");
        staff(a, "J ai", "J ai");
        staff(b, "J ai");
        ShipState s = state(1, Map.of("planning", "turns", "puzzle", "auto"), a, b);
        s.order = new int[] {1, 0};
        openPlanning(s);
        s.phase = ShipIt.OPENING + 2;
        s.phaseOver = false;
        assertThat(Fixture.GAME.owes(s).list()).containsExactly(1);
        assertThat(refusal(s, 0, place(1, "develop"))).isEqualTo("refuse.not-your-turn");
        play(s, 1, new ShipMove.Pivot("consumer-app"));
        play(s, 1, place(11, "marketing"));
        assertThat(Fixture.GAME.owes(s).list()).containsExactly(0);
        assertThat(refusal(s, 0, place(1, "marketing"))).isEqualTo("refuse.slots-taken");
        assertThat(refusal(s, 0, new ShipMove.Remove(1))).isEqualTo("refuse.places-are-final");
        play(s, 0, place(2, "develop"));
        assertThat(Fixture.GAME.owes(s).list()).containsExactly(0);
        Fixture.GAME.play(s, 0, ShipMove.Timeout.NOW, Events.NONE);
        assertThat(a.plan[1]).isEqualTo(new Entry(1, index("pay-down"), false));
        assertThat(s.round).as("the round was played to its end").isEqualTo(2);
    }

    @Test
    void tight_slots_leave_one_fewer_where_all_could_stand() {
        Company a = company(0, "vc", "quality", "b2b");
        Company b = company(1, "vc", "quality", "b2b");
        ShipState two = state(1, Map.of("tight-slots", true), a, b);
        assertThat(Fixture.BOOK.slots(two, index("develop"))).isEqualTo(2);
        assertThat(Fixture.BOOK.slots(two, index("monetization"))).isEqualTo(1);
        assertThat(Fixture.BOOK.slots(two, index("marketing"))).isEqualTo(1);
        assertThat(Fixture.BOOK.slots(two, index("optimize"))).isEqualTo(Book.UNLIMITED);
        ShipState three = state(1, Map.of("tight-slots", true), a, b, company(2, "vc", "quality", "b2b"));
        assertThat(Fixture.BOOK.slots(three, index("develop"))).isEqualTo(2);
        assertThat(Fixture.BOOK.slots(three, index("monetization"))).isEqualTo(2);
    }

    @Test
    void late_actions_open_at_the_end_of_a_game_of_any_length() {
        for (int rounds : new int[] {3, 4, 5}) {
            ShipState s = state(
                    rounds - 1,
                    Map.of("rounds", rounds),
                    company(0, "vc", "quality", "b2b"),
                    company(1, "vc", "quality", "b2b"));
            assertThat(Fixture.BOOK.isUnlocked(s, index("go-viral"))).isTrue();
            assertThat(Fixture.BOOK.isUnlocked(s, index("ipo"))).isFalse();
            s.round = rounds;
            assertThat(Fixture.BOOK.isUnlocked(s, index("ipo"))).isTrue();
            assertThat(Fixture.BOOK.isUnlocked(s, index("acquisition"))).isTrue();
        }
    }
}
