package boardroom.games.itstartup.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Section 9, E7 to E13: scoring. */
class ScoringExamplesTest {
    @Test
    void e7_full_row() {
        Desk desk = Desk.standard()
                .row(0, "Scrum Master", "Pair Programmer", "Full Stack Ninja with TDD, Code Review", "People Partner");
        assertThat(desk.efficiency(0, "Scrum Master")).isZero();
        assertThat(desk.efficiency(0, "Pair Programmer")).isEqualTo(4);
        assertThat(desk.efficiency(0, "Full Stack Ninja")).isEqualTo(11);
        assertThat(desk.efficiency(0, "People Partner")).isZero();
        assertThat(desk.endTurn().points(0)).isEqualTo(15);
    }

    @Test
    void e8_efficiency_of_a_pair_programmer() {
        Desk desk = Desk.standard().row(0, "Pair Programmer", "People Partner");
        assertThat(desk.efficiency(0, "Pair Programmer")).isEqualTo(2);
        desk.row(0, "Bootcamp Graduate");
        assertThat(desk.efficiency(0, "Pair Programmer")).isEqualTo(3);
    }

    @Test
    void e9_two_scrum_masters() {
        Desk desk = Desk.standard().row(0, "Scrum Master", "Scrum Master", "Bootcamp Graduate", "Full Stack Ninja");
        assertThat(desk.efficiency(0, "Bootcamp Graduate")).isEqualTo(3);
        assertThat(desk.efficiency(0, "Full Stack Ninja")).isEqualTo(5);
        assertThat(desk.endTurn().points(0)).isEqualTo(8);
    }

    @Test
    void e10_borrowed_scrum_master() {
        Desk desk = Desk.standard().borrowed(0, 1, "Scrum Master").row(0, "Bootcamp Graduate");
        assertThat(desk.endTurn().points(0)).isEqualTo(2);
    }

    @Test
    void e11_outage() {
        Desk desk = Desk.standard()
                .resources(0, 2)
                .hand(0, "Production Outage")
                .row(1, "Principal Engineer", "Full Stack Ninja")
                .actOn("Production Outage", 1)
                .nextTurn();
        assertThat(desk.turnScore(1)).isEqualTo(2);
        assertThat(desk.endTurn().points(1)).isEqualTo(2);
    }

    @Test
    void e11_a_small_score_uses_the_outage_up() {
        Desk desk = Desk.standard()
                .resources(0, 2)
                .hand(0, "Production Outage")
                .row(1, "Bootcamp Graduate")
                .actOn("Production Outage", 1)
                .nextTurn()
                .endTurn();
        assertThat(desk.points(1)).isZero();
        assertThat(desk.state.offices[1].outage).isZero();
        assertThat(desk.endTurn().points(1)).isEqualTo(1);
    }

    @Test
    void e12_two_outages() {
        Desk desk = Desk.standard().row(0, "Principal Engineer", "Full Stack Ninja");
        desk.state.offices[0].outage = 12;
        assertThat(desk.endTurn().points(0)).isZero();
        assertThat(desk.state.offices[0].outage).isZero();
    }

    @ParameterizedTest
    @CsvSource({"40,34", "4,0", "38,32"})
    void e13_failed_release(int before, int after) {
        Desk desk = Desk.standard()
                .resources(0, 3)
                .hand(0, "Failed Release")
                .points(1, before)
                .row(1, "Bootcamp Graduate(1)")
                .actOn("Failed Release", 1);
        assertThat(desk.points(1)).isEqualTo(after);
        desk.nextTurn();
        assertThat(desk.phase()).isEqualTo(after == 32 ? "planning-bonus" : "main");
    }
}
