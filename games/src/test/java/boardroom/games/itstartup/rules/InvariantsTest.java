package boardroom.games.itstartup.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Options;
import boardroom.engine.Rng;
import boardroom.games.itstartup.ItStartup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds at every moment of every game, whoever plays. */
class InvariantsTest {
    private static final ItStartup GAME = new ItStartup(Desk.BOX);
    private static final Burnout BURNOUT = new Burnout(Desk.BOX.constants());

    @ParameterizedTest
    @ValueSource(strings = {"carry-over", "strict"})
    void purses_rows_loans_and_flags_stay_within_the_rules(String cap) {
        for (long seed = 0; seed < 24; seed++) {
            int seats = 2 + (int) seed % 3;
            boolean teams = seats == 4 && seed % 2 == 0;
            Map<String, ?> options =
                    Map.of("hoard-cap", cap, "counters", seed % 5 != 0, "goal", "fast", "teams", teams ? "2v2" : "off");
            StartupState state = GAME.deal(new Deal(seats, Options.of(Desk.BOX, options), seed));
            Rng rng = new Rng(seed);
            while (!GAME.owes(state).isEmpty()) {
                int seat = GAME.owes(state).get(rng.below(GAME.owes(state).count()));
                List<StartupMove> moves = new ArrayList<>();
                GAME.moves(state, seat, moves::add);
                GAME.play(state, seat, moves.get(rng.below(moves.size())), Events.NONE);
                for (Office office : state.offices) holds(state, office);
                for (int points : state.points) assertThat(points).isNotNegative();
                assertThat(state.actions)
                        .isLessThanOrEqualTo(Desk.BOX.constants().maxActionsPerTurn());
            }
        }
    }

    private static void holds(StartupState state, Office office) {
        // 2.1: never below 0. 5.5: the cap limits what a seat holds while it is not its turn, a strict one always.
        assertThat(office.resources).isNotNegative();
        if (office.seat != state.active || state.terms.strictCap())
            assertThat(office.resources).isLessThanOrEqualTo(state.terms.cap());
        for (Employee employee : office.row) {
            // 5.3: whoever reaches the limit is gone at that moment.
            assertThat(employee.burnout()).isBetween(0, BURNOUT.limit(employee) - 1);
            // 5.7: only developers hold knowledge.
            if (!employee.isDeveloper()) assertThat(employee.knowledge()).isEmpty();
            // 5.6: nobody borrows from oneself or from a partner.
            if (employee.isOnLoan())
                assertThat(state.areOpponents(office.seat, employee.lender())).isTrue();
        }
        // 4.2 step 4: loans are home before the main phase of the borrower's next turn.
        if (office.planned != null) assertThat(office.plannedOn).isLessThanOrEqualTo(office.turn);
        // All have the same number of turns, or one more before the round is over.
        assertThat(office.turn).isBetween(state.round - 1, state.round);
        // 5.4: free cards are in the active hand.
        for (var card : state.free) assertThat(state.office().holds(card)).isTrue();
    }
}
