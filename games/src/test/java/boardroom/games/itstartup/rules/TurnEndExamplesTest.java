package boardroom.games.itstartup.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Section 9, E14 to E17: turn end. */
class TurnEndExamplesTest {
    @Test
    void e14_order() {
        Desk desk = Desk.standard()
                .row(
                        0,
                        "Bootcamp Graduate(2) with Code Review",
                        "Database Developer(2)",
                        "People Partner(3)",
                        "Mainframe Veteran(4)")
                .deck("Investor")
                .endTurn();
        assertThat(desk.points(0)).isEqualTo(7);
        assertThat(desk.hand(0)).containsExactly("Investor");
        assertThat(desk.row(0)).containsExactly("Database Developer(3)", "Mainframe Veteran(5)");
        assertThat(desk.deck()).containsExactly("Bootcamp Graduate", "Code Review", "People Partner");
    }

    @ParameterizedTest
    @CsvSource({"2,15,12", "3,13,10", "4,11,8", "2,12,12"})
    void e15_hoarding(int seats, int before, int after) {
        Desk desk = Desk.of(seats).resources(0, before).endTurn();
        assertThat(desk.resources(0)).isEqualTo(after);
    }

    @Test
    void e16_above_the_cap_during_the_turn() {
        Desk desk = Desk.standard()
                .resources(0, 12)
                .resources(1, 5)
                .hand(0, "Patent Troll")
                .actOn("Patent Troll", 1)
                .pay();
        assertThat(desk.resources(0)).isEqualTo(13);
        assertThat(desk.resources(1)).isEqualTo(3);
        assertThat(desk.endTurn().resources(0)).isEqualTo(12);
    }

    @Test
    void e17_weekend_contractor() {
        Desk desk = Desk.standard().row(0, "Weekend Contractor").endTurn();
        assertThat(desk.points(0)).isEqualTo(4);
        assertThat(desk.row(0)).containsExactly("Weekend Contractor(2)");
        desk.endTurn();
        assertThat(desk.points(0)).isEqualTo(8);
        assertThat(desk.row(0)).isEmpty();
        assertThat(desk.deck()).containsExactly("Weekend Contractor");
    }
}
