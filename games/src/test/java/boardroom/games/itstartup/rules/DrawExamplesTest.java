package boardroom.games.itstartup.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Section 9, E54 and E55: draws and looks. */
class DrawExamplesTest {
    @Test
    void e54_data_whisperer() {
        Desk desk = Desk.standard()
                .resources(0, 3)
                .hand(0, "Data Whisperer")
                .deck("Investor", "TDD", "Hackathon", "Crunch Time", "Outsourcing", "Head Hunter")
                .hire("Data Whisperer");
        assertThat(desk.state.looking).isEqualTo(5);
        desk.refuses("not-among-them", new StartupMove.Pick(desk.state.deck[5].id()));
        desk.pick("TDD");
        assertThat(desk.hand(0)).containsExactly("TDD");
        assertThat(desk.deck()).containsExactly("Head Hunter", "Investor", "Hackathon", "Crunch Time", "Outsourcing");
        assertThat(desk.phase()).isEqualTo("main");
    }

    @Test
    void e54_a_single_card_is_taken_without_a_choice() {
        Desk desk = Desk.standard()
                .resources(0, 3)
                .hand(0, "Data Whisperer")
                .deck("Investor")
                .hire("Data Whisperer");
        assertThat(desk.hand(0)).containsExactly("Investor");
        assertThat(desk.phase()).isEqualTo("main");
    }

    @Test
    void e55_scrum_master() {
        Desk desk = Desk.standard()
                .resources(0, 4)
                .row(0, "Bootcamp Graduate", "Downer Dave", "Pair Programmer", "People Partner")
                .hand(0, "Scrum Master")
                .deck("Investor", "TDD", "Hackathon", "Outsourcing");
        assertThat(desk.turnScore(0)).isEqualTo(5);
        desk.hire("Scrum Master");
        assertThat(desk.hand(0)).containsExactly("Investor", "TDD", "Hackathon");
        assertThat(desk.turnScore(0)).isEqualTo(8);
    }
}
