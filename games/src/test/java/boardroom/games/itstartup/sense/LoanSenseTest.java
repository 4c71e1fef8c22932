package boardroom.games.itstartup.sense;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import boardroom.engine.Events;
import boardroom.games.itstartup.rules.Burnout;
import boardroom.games.itstartup.rules.Counters;
import boardroom.games.itstartup.rules.Desk;
import boardroom.games.itstartup.rules.Effects;
import boardroom.games.itstartup.rules.MainPhase;
import boardroom.games.itstartup.rules.Office;
import boardroom.games.itstartup.rules.Prices;
import boardroom.games.itstartup.rules.Staffing;
import boardroom.games.itstartup.rules.StartupMove;
import boardroom.games.itstartup.rules.StartupState;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Section 10: a bot knows that somebody on loan comes back, so it pays for the turn and not for the employee. */
class LoanSenseTest {
    private static final Burnout BURNOUT = new Burnout(Desk.BOX.constants());
    private static final StartupSense SENSE = new StartupSense(Desk.BOX, BURNOUT);
    private static final MainPhase MAIN =
            new MainPhase(Desk.BOX, new Prices(Desk.BOX.constants()), new Counters(), new Effects(BURNOUT));
    private static final int TURNS = 6;

    /** 5 + 4.5 + 4.05 points stay of a fresh Principal Engineer if nobody borrows him, and later points count less. */
    @ParameterizedTest
    @CsvSource(textBlock = """
            Principal Engineer    | 5
            Principal Engineer(1) | 5
            Principal Engineer(2) | 5
            Mainframe Veteran     | 2
            """, delimiter = '|')
    void a_loan_costs_the_lender_the_turn_it_is_away(String employee, double lost) {
        Desk desk = Desk.standard().row(1, employee);
        double before = worth(desk.state, 1);
        Staffing.lend(desk.state, 1, 0, 0, 0, Events.NONE);
        assertThat(before - worth(desk.state, 1)).isEqualTo(lost, within(1e-9));
    }

    @Test
    void who_is_home_before_the_next_turn_costs_nothing() {
        Desk lent = Desk.of(3).borrowed(1, 2, "Full Stack Ninja(1)");
        Desk home = Desk.of(3).row(2, "Full Stack Ninja(1)");
        assertThat(worth(lent.state, 2)).isEqualTo(worth(home.state, 2), within(1e-9));
        assertThat(worth(lent.state, 1)).as("the borrower has had its turn").isZero();
    }

    /** Fresh or tired: it scores once for the borrower, and once less for the lender. */
    @Test
    void outsourcing_a_fresh_engineer_is_worth_no_more_than_a_tired_one() {
        assertThat(scoreOfOutsourcing("Principal Engineer"))
                .isEqualTo(scoreOfOutsourcing("Principal Engineer(2)"), within(1e-9));
    }

    private static double scoreOfOutsourcing(String employee) {
        Desk desk = Desk.standard().resources(0, 2).hand(0, "Outsourcing").row(1, employee);
        StartupMove.TurnMove outsource = new StartupMove.PlayAction(
                desk.state.offices[0].hand[0].id(), null, desk.inRow(1, "Principal Engineer"), null);
        assertThat(desk.game.refusal(desk.state, 0, outsource)).isNull();
        double[] scores = new double[1];
        SENSE.ofMainPhase(MAIN).scores(desk.state, 0, List.of(outsource), scores);
        return scores[0];
    }

    private static double worth(StartupState state, int seat) {
        return SENSE.offices().of(state, state.offices[seat], TURNS, Office.NO_CARDS);
    }
}
