package boardroom.games.itstartup.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Arg;
import boardroom.engine.Event;
import boardroom.engine.Risk;
import boardroom.engine.Telling;
import boardroom.games.itstartup.box.CardCopy;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Nothing happens without a reason: visible counters before a card is played, and why something failed after it. */
class ReasonsToldTest {
    private static final Arg.Seat ME = new Arg.Seat(0);
    private static final Arg.Seat RIVAL = new Arg.Seat(1);

    private static CardCopy copy(Desk desk, String id) {
        return desk.game.box().catalogue().copies().get(id);
    }

    private static List<Risk> risks(Desk desk, StartupMove move) {
        return desk.game.preview(desk.state, 0, move).risks();
    }

    private static <E extends Event> List<E> heard(Desk desk, int seat, StartupMove move, Class<E> type) {
        assertThat(desk.game.refusal(desk.state, seat, move)).isNull();
        Telling told = new Telling();
        desk.game.play(desk.state, seat, move, told);
        return told.told().stream()
                .map(one -> one.event())
                .filter(type::isInstance)
                .map(type::cast)
                .toList();
    }

    // Before a card is played

    private static Desk hunting(int resources) {
        return Desk.standard()
                .resources(0, 5)
                .resources(1, resources)
                .hand(0, "Head Hunter")
                .row(1, "Full Stack Ninja", "Security Champion");
    }

    private static StartupMove hunt(Desk desk) {
        return desk.aim("Head Hunter", 1, "Full Stack Ninja");
    }

    @Test
    void a_guard_that_can_be_paid_is_named_with_what_would_be_lost() {
        Desk desk = hunting(3);
        assertThat(risks(desk, hunt(desk)))
                .containsExactly(Risk.of(
                        new Risks.Stop.Blocks(copy(desk, "security-champion#1"), 1, 2, 3),
                        new Risks.Stop.MostLikelyLost(5)));
    }

    @Test
    void a_counter_that_costs_them_what_it_costs_me_needs_no_second_thought() {
        Desk desk = hunting(5);
        assertThat(risks(desk, hunt(desk)).getFirst()).isEqualTo(Risk.of(new Risks.Stop.Pays(1, 5, "actor", 5)));
    }

    @Test
    void who_cannot_pay_is_no_risk() {
        Desk desk = hunting(1);
        assertThat(risks(desk, hunt(desk))).isEmpty();
    }

    @Test
    void without_counters_there_is_no_risk() {
        Desk desk = Desk.with(Map.of("counters", false))
                .resources(0, 5)
                .resources(1, 9)
                .hand(0, "Head Hunter")
                .row(1, "Full Stack Ninja", "Security Champion");
        assertThat(risks(desk, hunt(desk))).isEmpty();
    }

    @Test
    void what_is_played_for_oneself_risks_nothing() {
        Desk desk = hunting(9).hand(0, "Investor");
        assertThat(risks(desk, new StartupMove.PlayAction("investor#1", null, null, null)))
                .isEmpty();
    }

    // After it

    @Test
    void a_card_that_was_stopped_says_by_whom_and_what_it_cost() {
        Desk desk = hunting(3);
        desk.play(hunt(desk));
        assertThat(heard(desk, 1, new StartupMove.Respond("security-champion#1"), StartupEvent.Blocked.class))
                .containsExactly(new StartupEvent.Blocked(
                        RIVAL, new Arg.CardId("head-hunter#1"), new Arg.CardId("security-champion#1"), 2, ME, 5));
    }

    @Test
    void who_was_not_asked_learns_why() {
        Desk desk = Desk.standard()
                .resources(0, 5)
                .resources(1, 4)
                .hand(0, "Head Hunter")
                .row(1, "Full Stack Ninja");
        assertThat(heard(desk, 0, hunt(desk), StartupEvent.CounterOutOfReach.class))
                .containsExactly(new StartupEvent.CounterOutOfReach(RIVAL, new Arg.CardId("head-hunter#1"), 5, 4));
    }

    @Test
    void who_burns_out_leaves_with_a_cause() {
        Desk desk = Desk.standard()
                .resources(0, 3)
                .hand(0, "Monster Bug")
                .row(0, "Bootcamp Graduate(2)")
                .row(1, "Full Stack Ninja(2)");
        StartupMove bug = new StartupMove.PlayAction("monster-bug#1", 1, null, null);
        assertThat(heard(desk, 0, bug, StartupEvent.BurntOut.class))
                .containsExactly(new StartupEvent.BurntOut(RIVAL, new Arg.CardId("full-stack-ninja#1"), 3, 3, "card"));
        assertThat(heard(desk, 0, StartupMove.EndTurn.NOW, StartupEvent.BurntOut.class))
                .containsExactly(new StartupEvent.BurntOut(ME, new Arg.CardId("bootcamp-graduate#1"), 3, 3, "day"));
    }

    @Test
    void the_last_round_says_who_still_plays() {
        Desk desk = Desk.of(3).row(0, "Full Stack Ninja").points(0, 61);
        assertThat(heard(desk, 0, StartupMove.EndTurn.NOW, StartupEvent.GoalReached.class))
                .containsExactly(new StartupEvent.GoalReached(ME, 64, 64, 2, List.of(RIVAL, new Arg.Seat(2))));
    }

    @Test
    void a_tie_at_the_goal_names_who_is_level() {
        Desk desk = Desk.standard().points(0, 64).points(1, 64).nextTurn();
        assertThat(heard(desk, 1, StartupMove.EndTurn.NOW, StartupEvent.Tie.class))
                .containsExactly(new StartupEvent.Tie(5, 64, List.of(ME, RIVAL)));
    }

    @Test
    void a_tie_when_the_last_round_is_over_says_what_broke_it() {
        Desk desk = Desk.standard().points(0, 50).points(1, 50).resources(1, 9).nextTurn();
        desk.state.round = desk.state.terms.roundLimit();
        assertThat(heard(desk, 1, StartupMove.EndTurn.NOW, StartupEvent.TieBroken.class))
                .containsExactly(new StartupEvent.TieBroken(List.of(RIVAL), 50, "resources"));
        assertThat(desk.game.result(desk.state).headline().key()).isEqualTo("end.leads-tied");
    }
}
