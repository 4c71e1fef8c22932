package boardroom.games.itstartup.sense;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Say;
import boardroom.engine.Texts;
import boardroom.games.itstartup.rules.Desk;
import boardroom.games.itstartup.rules.StartupMove;
import boardroom.games.itstartup.rules.StartupMove.AttachKnowledge;
import boardroom.games.itstartup.rules.StartupMove.EndTurn;
import boardroom.games.itstartup.rules.StartupMove.PlanAction;
import boardroom.games.itstartup.rules.StartupMove.PlayEmployee;
import org.junit.jupiter.api.Test;

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
        assertThat(why(busy, EndTurn.NOW)).isEmpty();
    }
}
