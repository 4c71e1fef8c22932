package boardroom.games.itstartup.view;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Events;
import boardroom.engine.Say;
import boardroom.games.itstartup.rules.Desk;
import boardroom.games.itstartup.rules.StartupMove;
import boardroom.games.itstartup.rules.StartupState;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What everybody could work out of the open table is said beforehand, and nothing that could not. */
class SeenComingTest {

    private static StartupPublicView view(Desk desk) {
        return (StartupPublicView) desk.game.publicView(desk.state);
    }

    private static @Nullable Say soon(Desk desk, int seat) {
        return view(desk).offices().get(seat).soon();
    }

    private static String key(@Nullable Say say) {
        return Objects.requireNonNull(say).key();
    }

    @Test
    void who_would_reach_the_goal_next_turn_is_pointed_out() {
        Desk desk = Desk.standard().row(1, "Full Stack Ninja with TDD").points(1, 56);
        assertThat(soon(desk, 1)).isEqualTo(new Soon.Sign.ReachesNextTurn(8, 64).say());
        assertThat(soon(desk, 0)).isNull();
    }

    @Test
    void who_is_one_point_short_is_not() {
        Desk desk = Desk.standard().row(1, "Full Stack Ninja with TDD").points(1, 55);
        assertThat(soon(desk, 1)).isNull();
    }

    @Test
    void the_seat_on_turn_reaches_it_tonight() {
        Desk desk = Desk.standard().row(0, "Full Stack Ninja").points(0, 61);
        assertThat(soon(desk, 0)).isEqualTo(new Soon.Sign.ReachesTonight(3, 64).say());
    }

    @Test
    void the_last_round_says_who_brought_it_and_who_still_plays() {
        Desk desk = Desk.of(3).points(0, 66);
        assertThat(view(desk).whyLast()).isEqualTo(new Soon.LastRound.Goal(0, 66, 64, 2, List.of(1, 2)).say());
        assertThat(key(soon(desk, 0))).isEqualTo("soon.reached");
        desk.nextTurn().nextTurn();
        assertThat(key(soon(desk, 1))).as("has played").isEqualTo("soon.no-turn-left");
        assertThat(soon(desk, 2)).as("is on turn, far away").isNull();
    }

    @Test
    void an_ordinary_round_is_not_called_the_last() {
        assertThat(view(Desk.standard()).whyLast()).isNull();
    }

    /** Hands, plan slots and the deck change nothing of it. */
    @Test
    void nothing_of_it_comes_from_what_is_hidden() {
        Desk one = Desk.standard().row(1, "Full Stack Ninja").points(1, 61).hand(1, "Crunch Time", "Investor");
        Desk other = Desk.standard()
                .row(1, "Full Stack Ninja")
                .points(1, 61)
                .hand(1, "TDD", "Hackathon")
                .planned(1, "Vacation Time", 4);
        assertThat(soon(one, 1)).isEqualTo(soon(other, 1));
        assertThat(view(one).whyLast()).isEqualTo(view(other).whyLast());
    }

    @Test
    void it_comes_true_if_nothing_else_is_played() {
        Desk desk = Desk.standard().row(1, "Full Stack Ninja with TDD").points(1, 56);
        StartupState state = desk.state;
        desk.game.play(state, 0, StartupMove.EndTurn.NOW, Events.NONE);
        desk.game.play(state, 1, StartupMove.EndTurn.NOW, Events.NONE);
        assertThat(state.pointsOf(1)).isEqualTo(64);
        assertThat(desk.game.winners(state).list()).containsExactly(1);
    }
}
