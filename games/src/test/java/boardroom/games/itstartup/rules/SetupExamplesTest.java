package boardroom.games.itstartup.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Options;
import boardroom.games.itstartup.ItStartup;
import boardroom.games.itstartup.box.CardCopy;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Section 9, E1 to E6: setup and turn start. */
class SetupExamplesTest {
    private static final ItStartup GAME = new ItStartup(Desk.BOX);

    private static StartupState dealWithDie(int die) {
        for (long seed = 0; ; seed++) {
            StartupState state = GAME.deal(new Deal(2, Options.defaults(Desk.BOX), seed));
            if (state.die == die) return state;
        }
    }

    @Test
    void e1_setup_and_mulligan() {
        StartupState state = dealWithDie(2);
        for (Office office : state.offices) {
            assertThat(office.hand).hasSize(5);
            assertThat(office.resources).isEqualTo(2);
        }
        assertThat(state.deck).hasSize(54);

        CardCopy[] hand = state.offices[0].hand;
        GAME.play(state, 0, new StartupMove.GiveBack(List.of(hand[1].id(), hand[3].id())), Events.NONE);
        assertThat(state.offices[0].hand)
                .as("nothing moves before all have chosen")
                .isEqualTo(hand);
        GAME.play(state, 1, new StartupMove.GiveBack(List.of()), Events.NONE);

        assertThat(state.offices[state.first].hand).hasSize(6);
        assertThat(state.offices[state.first].resources).isEqualTo(3);
        assertThat(state.offices[1 - state.first].hand).hasSize(5);
        assertThat(state.offices[1 - state.first].resources).isEqualTo(2);
        assertThat(state.deck).hasSize(53);
        assertThat(Arrays.copyOfRange(state.deck, 51, 53)).containsExactlyInAnyOrder(hand[1], hand[3]);
        assertThat(state.offices[0].hand).doesNotContain(hand[1], hand[3]);
    }

    @ParameterizedTest
    @CsvSource({"1,1", "2,2", "3,3", "4,4", "5,5", "6,6", "7,7", "8,8", "9,8", "10,8", "11,8"})
    void e2_income(int turn, int income) {
        Desk desk = Desk.standard().turn(0, turn - 1).startTurn(0);
        assertThat(desk.resources(0)).isEqualTo(income);
        assertThat(desk.state.office().turn).isEqualTo(turn);
    }

    @Test
    void e3_no_income_is_lost_at_the_start() {
        Desk desk = Desk.standard().resources(0, 12).turn(0, 8).startTurn(0);
        assertThat(desk.resources(0)).isEqualTo(20);
    }

    @ParameterizedTest
    @CsvSource({"0,false", "1,true", "8,true", "12,false", "256,true"})
    void e4_planning_bonus(int points, boolean opens) {
        Desk desk =
                Desk.standard().row(0, "Bootcamp Graduate(1)").points(0, points).startTurn(0);
        assertThat(desk.phase()).isEqualTo(opens ? "planning-bonus" : "main");
    }

    @Test
    void e4_no_planning_bonus_without_burnout() {
        Desk desk = Desk.standard().row(0, "Bootcamp Graduate").points(0, 8).startTurn(0);
        assertThat(desk.phase()).isEqualTo("main");
    }

    @Test
    void e5_loan_before_bonus() {
        Desk desk = Desk.standard()
                .borrowed(0, 1, "Full Stack Ninja(1)")
                .points(0, 8)
                .startTurn(0);
        assertThat(desk.row(0)).isEmpty();
        assertThat(desk.row(1)).containsExactly("Full Stack Ninja(1)");
        assertThat(desk.employee(1, "Full Stack Ninja").isOnLoan()).isFalse();
        assertThat(desk.phase()).isEqualTo("main");
    }

    @Test
    void e6_empty_deck() {
        Desk desk = Desk.standard().resources(0, 5).turn(0, 2).startTurn(0);
        assertThat(desk.hand(0)).isEmpty();
        assertThat(desk.resources(0)).isEqualTo(8);
        desk.refuses("deck-empty", StartupMove.BuyCard.NOW);
        assertThat(desk.moves(StartupMove.BuyCard.class)).isEmpty();
    }

    @Test
    void four_players_leave_44_cards_and_three_leave_49() {
        assertThat(GAME.deal(new Deal(3, Options.defaults(Desk.BOX), 1)).deck).hasSize(49);
        assertThat(GAME.deal(new Deal(4, Options.of(Desk.BOX, Map.of()), 1)).deck)
                .hasSize(44);
    }
}
