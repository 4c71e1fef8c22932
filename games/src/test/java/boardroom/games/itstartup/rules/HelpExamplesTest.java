package boardroom.games.itstartup.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Section 9, E18 to E25: help actions. */
class HelpExamplesTest {
    private static Desk busyOffice(int resources, String... hand) {
        return Desk.standard()
                .resources(0, resources)
                .row(0, "Bootcamp Graduate(1)", "Full Stack Ninja", "Downer Dave(2)", "Office Manager(1)")
                .hand(0, hand)
                .deck("Investor");
    }

    @Test
    void e18_coffee_machine() {
        Desk desk = busyOffice(2, "Coffee machine").act("Coffee machine");
        assertThat(desk.row(0))
                .containsExactly("Bootcamp Graduate(0)", "Full Stack Ninja(0)", "Downer Dave(1)", "Office Manager(0)");
        desk.endTurn();
        assertThat(desk.points(0)).isEqualTo(8);
        assertThat(desk.row(0))
                .containsExactly("Bootcamp Graduate(1)", "Full Stack Ninja(1)", "Downer Dave(2)", "Office Manager(1)");
    }

    @Test
    void e19_crunch_time() {
        Desk desk = busyOffice(2, "Crunch Time").act("Crunch Time").endTurn();
        assertThat(desk.points(0)).isEqualTo(11);
        assertThat(desk.hand(0)).containsExactly("Investor");
        assertThat(desk.row(0)).containsExactly("Full Stack Ninja(2)", "Downer Dave(4)", "Office Manager(2)");
        assertThat(desk.deck()).containsExactly("Crunch Time", "Bootcamp Graduate");
    }

    @Test
    void e20_vacation_time() {
        Desk desk = busyOffice(3, "Vacation Time").act("Vacation Time").endTurn();
        assertThat(desk.points(0)).isEqualTo(5);
        assertThat(desk.row(0))
                .containsExactly("Bootcamp Graduate(0)", "Full Stack Ninja(0)", "Downer Dave(1)", "Office Manager(0)");
    }

    @Test
    void e21_crunch_time_and_vacation_time() {
        Desk desk = busyOffice(5, "Crunch Time", "Vacation Time")
                .act("Crunch Time")
                .act("Vacation Time")
                .endTurn();
        assertThat(desk.points(0)).isEqualTo(11);
        assertThat(desk.row(0))
                .containsExactly("Bootcamp Graduate(0)", "Full Stack Ninja(0)", "Downer Dave(1)", "Office Manager(0)");
    }

    @Test
    void e22_weekend_contractor_and_crunch_time() {
        Desk desk = Desk.standard()
                .resources(0, 2)
                .row(0, "Weekend Contractor")
                .hand(0, "Crunch Time")
                .act("Crunch Time")
                .endTurn();
        assertThat(desk.points(0)).isEqualTo(6);
        assertThat(desk.row(0)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"10,12,4", "12,12,1", "13,12,1"})
    void e23_innovation_grant(int mine, int theirs, int gain) {
        Desk desk = Desk.standard()
                .points(0, mine)
                .points(1, theirs)
                .hand(0, "Innovation Grant")
                .act("Innovation Grant");
        assertThat(desk.resources(0)).isEqualTo(gain);
    }

    @Test
    void e24_hackathon_with_two_cards_in_the_deck() {
        Desk desk = Desk.standard()
                .resources(0, 3)
                .hand(0, "Hackathon")
                .deck("TDD", "Investor")
                .act("Hackathon");
        assertThat(desk.hand(0)).containsExactly("TDD", "Investor");
        assertThat(desk.deck()).containsExactly("Hackathon");
    }

    @Test
    void e25_whole_turn() {
        Desk desk = Desk.standard()
                .turn(0, 5)
                .resources(0, 7)
                .row(0, "Pair Programmer(1)", "Bootcamp Graduate with Documentation", "People Partner(1)")
                .hand(0, "Crunch Time")
                .deck("TDD", "Investor")
                .act("Crunch Time");
        assertThat(desk.resources(0)).isEqualTo(5);
        desk.endTurn();
        assertThat(desk.points(0)).isEqualTo(10);
        assertThat(desk.hand(0)).containsExactly("TDD");
        assertThat(desk.row(0)).containsExactly("Bootcamp Graduate(2)", "People Partner(2)");
    }
}
