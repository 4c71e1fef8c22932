package boardroom.games.shipit.rules;

import static boardroom.games.shipit.rules.Fixture.company;
import static boardroom.games.shipit.rules.Fixture.engineer;
import static boardroom.games.shipit.rules.Fixture.index;
import static boardroom.games.shipit.rules.Fixture.openPlanning;
import static boardroom.games.shipit.rules.Fixture.play;
import static boardroom.games.shipit.rules.Fixture.refusal;
import static boardroom.games.shipit.rules.Fixture.state;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.engine.Telling;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
        Fixture.PLAN_RULES.force(c);
        assertThat(c.forced).isEqualTo(2);
        assertThat(c.plan[0].engineer()).isEqualTo(5);
        assertThat(c.plan[1].engineer()).isEqualTo(3);
        c.roster = new Engineer[] {engineer(1, "J ai", 1)};
        Fixture.PLAN_RULES.force(c);
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

        assertThat(Fixture.GAME.phaseOf(s)).as("live").isEqualTo("live");
        assertThat(c.plan).extracting(PlanEntry::engineer).containsExactly(21, 22);
        assertThat(a.plan).extracting(PlanEntry::engineer).containsExactly(1, 2);
        assertThat(b.plan).extracting(PlanEntry::engineer).containsExactly(12);
        assertThat(c.bounces).containsExactly(new Bounce(23, index("marketing"), 0, 3, 1));
        assertThat(b.bounces).extracting(Bounce::engineer).containsExactly(11);
        assertThat(a.bounces)
                .as("C was granted Monetization in the first pass, B only in the second")
                .containsExactly(new Bounce(3, index("monetization"), 2, 3, 1));
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
        play(s, 0, place(1, "develop"));
        play(s, 0, place(2, "marketing"));
        play(s, 0, place(3, "optimize"));
        assertThat(c.output(Fixture.ACTIONS, 1, 1)).isEqualTo(5000);
        play(s, 0, new ShipMove.Remove(2));
        play(s, 0, place(2, "marketing"));
        assertThat(c.plan[2].engineer()).isEqualTo(2);
        assertThat(c.output(Fixture.ACTIONS, 2, 1)).isEqualTo(6500);
        play(s, 0, new ShipMove.SetAi(1, true));
        assertThat(c.plan[2].engineer()).as("switching AI does not move it").isEqualTo(2);
    }

    /** R83: the owl goes to the end of the list wherever it stood, and stays the only one of its number. */
    @ParameterizedTest
    @ValueSource(strings = {"opening", "live"})
    void moving_a_placed_engineer_is_one_move(String planning) {
        Company c = company(0, "vc", "quality", "b2b");
        staff(c, "J ai night-owl", "S ai");
        Company other = company(1, "vc", "quality", "b2b");
        staff(other, "J ai");
        ShipState s = state(1, Map.of("planning", planning), c, other);
        openPlanning(s);
        play(s, 0, placeWithAi(1, "develop"));
        play(s, 0, place(2, "develop"));
        play(s, 0, place(1, "optimize"));
        assertThat(c.plan)
                .containsExactly(new PlanEntry(2, index("develop"), false), new PlanEntry(1, index("optimize"), false));
        play(s, 0, place(2, "develop"));
        assertThat(c.plan)
                .as("to where it stands: only later in the list")
                .extracting(PlanEntry::engineer)
                .containsExactly(1, 2);
    }

    /** R83: all checks as if the engineer were taken back first. */
    @Test
    void who_moves_leaves_money_ai_and_a_place_behind() {
        Company c = company(0, "boot", "quality", "b2b");
        staff(c, "S ai", "J ai", "J ai");
        c.money = 25;
        c.ai = 1;
        c.debt = 10;
        Company other = company(1, "vc", "quality", "b2b");
        staff(other, "J ai");
        ShipState s = state(3, Map.of(), c, other);
        openPlanning(s);
        assertThat(c.forced).isEqualTo(1);
        play(s, 0, placeWithAi(1, "marketing"));
        assertThat(refusal(s, 0, place(2, "go-viral"))).isEqualTo("refuse.cannot-pay");
        assertThat(refusal(s, 0, placeWithAi(2, "develop"))).isEqualTo("refuse.no-ai-left");
        play(s, 0, placeWithAi(1, "upgrade"));
        play(s, 0, place(1, "go-viral"));
        play(s, 0, place(1, "go-viral"));
        assertThat(refusal(s, 0, place(2, "go-viral"))).isEqualTo("refuse.cannot-pay");
        assertThat(refusal(s, 0, place(1, "ipo"))).isEqualTo("refuse.not-yet-open");
        assertThat(refusal(s, 0, place(3, "develop"))).isEqualTo("refuse.forced");
        assertThat(c.plan).as("asking moves nobody").hasSize(2);
    }

    /** R83: a slot is claimed where the first of a company comes, and free where the last one left. */
    @Test
    void moving_takes_one_slot_and_frees_another() {
        Company a = company(0, "vc", "quality", "b2b");
        Company b = company(1, "vc", "quality", "b2b");
        staff(a, "J ai", "J ai");
        staff(b, "J ai", "J ai");
        ShipState s = state(1, Map.of("planning", "live", "tight-slots", true), a, b);
        openPlanning(s);
        play(s, 0, place(1, "marketing"));
        play(s, 1, place(11, "monetization"));
        assertThat(refusal(s, 1, place(11, "marketing"))).isEqualTo("refuse.slots-taken");
        assertThat(refusal(s, 0, place(1, "monetization"))).isEqualTo("refuse.slots-taken");
        assertThat(heard(s, 0, place(1, "marketing")))
                .as("it stays where it is")
                .isEmpty();
        play(s, 0, place(2, "marketing"));
        assertThat(heard(s, 0, place(2, "develop"))).containsExactly("slot-taken develop-features");
        assertThat(refusal(s, 1, place(12, "marketing")))
                .as("one is still there")
                .isEqualTo("refuse.slots-taken");
        assertThat(heard(s, 0, place(1, "optimize"))).containsExactly("slot-freed marketing");
        assertThat(heard(s, 1, place(11, "marketing")))
                .containsExactly("slot-taken marketing", "slot-freed monetization");
    }

    /** What the rival hears of slots while this is played. */
    private static List<String> heard(ShipState s, int seat, ShipMove move) {
        assertThat(refusal(s, seat, move)).isNull();
        Telling told = new Telling();
        Fixture.GAME.play(s, seat, move, told);
        return told.heardBy(1 - seat).stream()
                .map(event -> switch (event) {
                    case ShipEvent.SlotTaken(var _, var action) -> "slot-taken " + action.card();
                    case ShipEvent.SlotFreed(var _, var action) -> "slot-freed " + action.card();
                    default -> event.toString();
                })
                .toList();
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
        Fixture.GAME.timeout(s, 0, Events.NONE);
        Fixture.GAME.timeout(s, 1, Events.NONE);
        Fixture.GAME.timeout(s, 0, Events.NONE);
        assertThat(c.locked).isTrue();
        assertThat(c.plan)
                .containsExactly(new PlanEntry(2, index("develop"), false), new PlanEntry(1, index("pay-down"), false));
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
        assertThat(Fixture.GAME.owes(s).list()).containsExactly(1);
        assertThat(refusal(s, 0, place(1, "develop"))).isEqualTo("refuse.not-your-turn");
        play(s, 1, new ShipMove.Pivot("consumer-app"));
        play(s, 1, place(11, "marketing"));
        assertThat(Fixture.GAME.owes(s).list()).containsExactly(0);
        assertThat(refusal(s, 0, place(1, "marketing"))).isEqualTo("refuse.slots-taken");
        assertThat(refusal(s, 0, new ShipMove.Remove(1))).isEqualTo("refuse.places-are-final");
        play(s, 0, place(2, "develop"));
        assertThat(refusal(s, 0, place(2, "optimize"))).as("nobody is moved").isEqualTo("refuse.places-are-final");
        assertThat(Fixture.GAME.owes(s).list()).containsExactly(0);
        Fixture.GAME.timeout(s, 0, Events.NONE);
        assertThat(a.plan[1]).isEqualTo(new PlanEntry(1, index("pay-down"), false));
        assertThat(s.round).as("the round was played to its end").isEqualTo(2);
    }

    @Test
    void tight_slots_leave_one_fewer_where_all_could_stand() {
        Company a = company(0, "vc", "quality", "b2b");
        Company b = company(1, "vc", "quality", "b2b");
        ShipState two = state(1, Map.of("tight-slots", true), a, b);
        assertThat(Fixture.ACTIONS.slots(two, index("develop"))).isEqualTo(2);
        assertThat(Fixture.ACTIONS.slots(two, index("monetization"))).isEqualTo(1);
        assertThat(Fixture.ACTIONS.slots(two, index("marketing"))).isEqualTo(1);
        assertThat(Fixture.ACTIONS.slots(two, index("optimize"))).isEqualTo(Actions.UNLIMITED);
        ShipState three = state(1, Map.of("tight-slots", true), a, b, company(2, "vc", "quality", "b2b"));
        assertThat(Fixture.ACTIONS.slots(three, index("develop"))).isEqualTo(2);
        assertThat(Fixture.ACTIONS.slots(three, index("monetization"))).isEqualTo(2);
    }

    @Test
    void late_actions_open_at_the_end_of_a_game_of_any_length() {
        for (int rounds : new int[] {3, 4, 5}) {
            ShipState s = state(
                    rounds - 1,
                    Map.of("rounds", rounds),
                    company(0, "vc", "quality", "b2b"),
                    company(1, "vc", "quality", "b2b"));
            assertThat(Fixture.ACTIONS.isUnlocked(s, index("go-viral"))).isTrue();
            assertThat(Fixture.ACTIONS.isUnlocked(s, index("ipo"))).isFalse();
            s.round = rounds;
            assertThat(Fixture.ACTIONS.isUnlocked(s, index("ipo"))).isTrue();
            assertThat(Fixture.ACTIONS.isUnlocked(s, index("acquisition"))).isTrue();
        }
    }
}
