package boardroom.games.itstartup.sense;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Say;
import boardroom.engine.Texts;
import boardroom.games.itstartup.rules.Desk;
import boardroom.games.itstartup.rules.StartupMove;
import boardroom.games.itstartup.rules.StartupMove.AttachKnowledge;
import boardroom.games.itstartup.rules.StartupMove.BuyCard;
import boardroom.games.itstartup.rules.StartupMove.EndTurn;
import boardroom.games.itstartup.rules.StartupMove.PlanAction;
import boardroom.games.itstartup.rules.StartupMove.PlayAction;
import boardroom.games.itstartup.rules.StartupMove.PlayEmployee;
import boardroom.games.itstartup.rules.StartupMove.SellCard;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Why bots of IT Startup do what they do, as players read it. */
class StartupReasonsTest {
    private static final Texts TEXTS = new Texts("en", Texts.shipped("it-startup", "en"));

    private static final Texts.Names NAMES = new Texts.Names() {
        @Override
        public String seat(int seat) {
            return "seat " + seat;
        }

        @Override
        public String card(String id) {
            return id.substring(0, id.indexOf('#'));
        }
    };

    private static String why(Desk desk, StartupMove move) {
        Say reason = desk.game.reason(desk.state, desk.state.active, move);
        return reason == null ? "" : TEXTS.render(reason, NAMES);
    }

    /** Three cubes until a Ninja leaves. */
    @Test
    void a_developer_is_hired_for_what_he_scores_until_he_leaves() {
        Desk desk = Desk.standard().hand(0, "Full Stack Ninja").resources(0, 6);
        assertThat(why(desk, new PlayEmployee(desk.inHand(0, "Full Stack Ninja"), null)))
                .isEqualTo("full-stack-ninja for 4 scores 3 a turn for about 3 turns: 9 points.");
    }

    /** TDD costs 4, for a Ninja 2 less; three turns is all that a fresh Ninja has. */
    @Test
    void knowledge_is_attached_for_its_bonus_in_the_turns_its_developer_has() {
        Desk desk = Desk.standard().hand(0, "TDD").row(0, "Full Stack Ninja").resources(0, 6);
        String tdd = desk.inHand(0, "TDD");
        assertThat(why(desk, new AttachKnowledge(tdd, desk.inRow(0, "Full Stack Ninja"))))
                .isEqualTo("tdd on full-stack-ninja for 2 adds 5 a turn for about 3 turns: 15 points.");
    }

    @Test
    void a_plan_saves_a_resource() {
        Desk desk = Desk.standard().hand(0, "Monster Bug").resources(0, 0);
        assertThat(why(desk, new PlanAction(desk.inHand(0, "Monster Bug"))))
                .isEqualTo("Planning monster-bug costs nothing, and from your next turn on it costs 2 instead of 3.");
    }

    @Test
    void the_turn_ends_where_nothing_is_worth_its_price_and_not_before() {
        Desk idle = Desk.standard().hand(0, new String[0]).resources(0, 0);
        assertThat(why(idle, EndTurn.NOW))
                .isEqualTo("Nothing you can pay brings more than it costs; nothing stays for the next turn.");
        Desk busy = Desk.standard().hand(0, "Full Stack Ninja").resources(0, 6);
        assertThat(why(busy, EndTurn.NOW)).doesNotContain("Nothing you can pay brings more than it costs");
    }

    /** Section 10.3: 5 in stock are an insurance against Head Hunter, 4 against Monster Bug, 2 with a Security Champion. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            5 | Bootcamp Graduate  | 5 resources stay, enough to say no to head-hunter.
            4 | Bootcamp Graduate  | 4 resources stay, enough to say no to monster-bug.
            2 | Security Champion  | 2 resources stay, enough for security-champion to stop an attack.
            """)
    void what_stays_is_an_insurance(int resources, String employee, String insured) {
        Desk desk = Desk.standard()
                .hand(0, new String[0])
                .row(0, employee)
                .deck(new String[0])
                .resources(0, resources);
        assertThat(why(desk, EndTurn.NOW)).isEqualTo("Nothing you can pay brings more than it costs; " + insured);
    }

    /** E45: a Principal Engineer with two cubes leaves at the third; a fresh one is only tired. */
    @ParameterizedTest
    @CsvSource({"(2), sends principal-engineer of seat 1 home", "(0), tires principal-engineer of seat 1"})
    void hiring_somebody_may_do_something_at_once(String cubes, String effect) {
        Desk desk = Desk.standard().hand(0, "Downer Dave").resources(0, 6).row(1, "Principal Engineer" + cubes);
        assertThat(why(desk, new PlayEmployee(desk.inHand(0, "Downer Dave"), desk.inRow(1, "Principal Engineer"))))
                .isEqualTo("downer-dave for 3 scores about 5 points, and hiring them now also " + effect + ".");
    }

    /** E55: a card for each of three developers. */
    @Test
    void a_coach_helps_every_developer_and_draws() {
        Desk desk = Desk.standard()
                .hand(0, "Scrum Master")
                .row(0, "Bootcamp Graduate", "Downer Dave", "Pair Programmer", "People Partner")
                .resources(0, 4);
        assertThat(why(desk, new PlayEmployee(desk.inHand(0, "Scrum Master"), null)))
                .startsWith("scrum-master adds 1 a turn to each of your 3 developers for about ")
                .endsWith(", and draws 3 cards now.");
    }

    @Test
    void knowledge_is_saved_from_who_leaves_tonight() {
        Desk desk = Desk.standard()
                .row(0, "Full Stack Ninja(2) with TDD", "Mainframe Veteran(0)")
                .resources(0, 4);
        assertThat(why(desk, desk.transferring("TDD", "Mainframe Veteran")))
                .startsWith(
                        "full-stack-ninja leaves tonight and tdd with them: moved to mainframe-veteran for 4 it brings ");
    }

    /** Section 10.6: on loan somebody scores for one and not for the other, whatever turns are left. */
    @Test
    void somebody_outsourced_is_borrowed_and_goes_home() {
        Desk desk = Desk.standard()
                .hand(0, "Outsourcing")
                .row(1, "Weekend Contractor")
                .resources(0, 2);
        assertThat(why(desk, desk.aim("Outsourcing", 1, "Weekend Contractor")))
                .isEqualTo("weekend-contractor scores 4 for you tonight and nothing for seat 1 until it goes home.");
    }

    /** A resource short of the Ninja. */
    @Test
    void a_sale_pays_for_what_was_out_of_reach() {
        Desk desk = Desk.standard().hand(0, "Full Stack Ninja", "Observability").resources(0, 3);
        assertThat(why(desk, new SellCard(desk.inHand(0, "Observability"))))
                .isEqualTo("1 more pays for full-stack-ninja this turn: observability can go.");
    }

    /** Two players may keep 12. */
    @Test
    void what_is_above_the_cap_buys_a_card() {
        Desk desk = Desk.standard().hand(0, new String[0]).resources(0, 14);
        assertThat(why(desk, BuyCard.NOW))
                .isEqualTo("You hold 14 and may keep 12: what is above is lost tonight, a card for 2 is not.");
    }

    /** 4.7: Crunch Time tires a Graduate with one cube beyond his last turn, but not a Veteran. */
    @Test
    void crunch_time_brings_points_tonight_and_says_what_they_cost() {
        Desk desk = Desk.standard()
                .hand(0, "Crunch Time")
                .row(0, "Bootcamp Graduate(1)", "Mainframe Veteran(0)")
                .points(0, 40)
                .resources(0, 2);
        assertThat(why(desk, new PlayAction(desk.inHand(0, "Crunch Time"), null, null, null)))
                .startsWith("crunch-time brings 4 points tonight with 2 developers, and ")
                .contains("sooner for it");
    }

    /** Section 10.9: hit whoever will be ahead at the end of the round, and know what a counter costs. */
    @Test
    void points_are_taken_from_who_will_be_ahead() {
        Desk desk = Desk.standard()
                .hand(0, "Failed Release")
                .points(0, 20)
                .points(1, 33)
                .resources(0, 3)
                .resources(1, 4);
        assertThat(why(desk, new PlayAction(desk.inHand(0, "Failed Release"), 1, null, null)))
                .isEqualTo("seat 1 will be ahead at the end of the round: failed-release takes 6 points,"
                        + " and with 4 they could pay a counter of 4.");
    }
}
