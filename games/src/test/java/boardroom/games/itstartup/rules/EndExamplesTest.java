package boardroom.games.itstartup.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Result;
import boardroom.engine.Seats;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Section 9, E56 to E60: the end. */
class EndExamplesTest {
    /** Ends the round with these points: the last seat of the round ends its turn with an empty row. */
    private static Desk roundEnds(Desk desk, int round, int... points) {
        desk.state.round = round;
        desk.state.active = desk.state.seats() - 1;
        for (int side = 0; side < points.length; side++) desk.points(side, points[side]);
        return desk.nextTurn();
    }

    private static boolean isOver(Desk desk) {
        return desk.game.owes(desk.state).isEmpty();
    }

    private static Seats winners(Desk desk) {
        return desk.game.result(desk.state).winners();
    }

    @Test
    void e56_everybody_finishes_the_round() {
        Desk desk = Desk.standard().points(0, 64).row(0, "Mainframe Veteran");
        desk.state.round = 7;
        desk.nextTurn();
        assertThat(desk.points(0)).isEqualTo(66);
        assertThat(isOver(desk)).isFalse();
        desk.points(1, 68).row(1, "Mainframe Veteran").nextTurn();
        assertThat(desk.points(1)).isEqualTo(70);
        assertThat(isOver(desk)).isTrue();
        assertThat(winners(desk)).isEqualTo(Seats.of(1));
        assertThat(desk.state.round).isEqualTo(7);
    }

    @Test
    void e57_one_point_short() {
        Desk desk = roundEnds(Desk.standard(), 8, 63, 64);
        assertThat(isOver(desk)).isTrue();
        assertThat(winners(desk)).isEqualTo(Seats.of(1));
    }

    @Test
    void e58_a_tie_plays_another_round() {
        Desk desk = roundEnds(Desk.standard(), 7, 65, 65);
        assertThat(isOver(desk)).isFalse();
        assertThat(desk.state.round).isEqualTo(8);
        roundEnds(desk, 8, 80, 78);
        assertThat(isOver(desk)).isTrue();
        assertThat(winners(desk)).isEqualTo(Seats.of(0));
    }

    @Test
    void e58_who_was_behind_may_win_the_extra_round() {
        Desk desk = roundEnds(Desk.of(3), 7, 65, 65, 63);
        assertThat(isOver(desk)).isFalse();
        roundEnds(desk, 8, 72, 70, 90);
        assertThat(winners(desk)).isEqualTo(Seats.of(2));
    }

    @Test
    void e59_teams() {
        Desk desk = Desk.of(4, Map.of("teams", "2v2"));
        assertThat(desk.state.terms.goal()).isEqualTo(128);
        desk.row(0, "Principal Engineer")
                .row(2, "Full Stack Ninja")
                .nextTurn()
                .nextTurn()
                .nextTurn();
        assertThat(desk.state.points).containsExactly(8, 0);

        roundEnds(desk, 9, 130, 128);
        assertThat(isOver(desk)).isTrue();
        Result result = desk.game.result(desk.state);
        assertThat(result.winners()).isEqualTo(Seats.of(0).with(2));
        assertThat(result.standings()).extracting(Result.Standing::rank).containsExactly(1, 3, 1, 3);
    }

    @Test
    void e60_round_limit() {
        Desk desk = Desk.standard()
                .row(0, "Full Stack Ninja", "Weekend Contractor")
                .row(1, "Principal Engineer with Code Review")
                .resources(0, 4)
                .resources(1, 6);
        assertThat(Efficiency.total(desk.state.offices[0])).isEqualTo(7);
        assertThat(Efficiency.total(desk.state.offices[1])).isEqualTo(7);
        desk.state.offices[1].outage = 7;
        roundEnds(desk, 60, 50, 50);
        assertThat(isOver(desk)).isTrue();
        assertThat(winners(desk)).isEqualTo(Seats.of(1));
    }
}
