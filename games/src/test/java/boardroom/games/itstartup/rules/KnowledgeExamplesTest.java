package boardroom.games.itstartup.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Section 9, E26 to E30: knowledge. */
class KnowledgeExamplesTest {
    @ParameterizedTest
    @CsvSource({
        "TDD,Full Stack Ninja,2",
        "TDD,Bootcamp Graduate,4",
        "Code Review,Full Stack Ninja,0",
        "Documentation,Full Stack Ninja,0",
        "Refactoring,Open-Source Contributor,1"
    })
    void e26_prices(String knowledge, String developer, int price) {
        Desk desk = Desk.standard().row(0, developer).hand(0, knowledge);
        if (price > 0)
            desk.resources(0, price - 1)
                    .refuses(
                            "cannot-pay",
                            new StartupMove.AttachKnowledge(desk.inHand(0, knowledge), desk.inRow(0, developer)));
        desk.resources(0, price).attach(knowledge, developer);
        assertThat(desk.resources(0)).isZero();
        assertThat(desk.knowledge(0, developer)).containsExactly(knowledge);
    }

    private static Desk scholar(int resources) {
        return Desk.standard()
                .resources(0, resources)
                .row(0, "Bootcamp Graduate with Refactoring, Documentation", "Mainframe Veteran", "Full Stack Ninja");
    }

    @Test
    void e27_transfers() {
        assertThat(scholar(3).transfer("Refactoring", "Full Stack Ninja").resources(0))
                .isEqualTo(2);
        assertThat(scholar(0).transfer("Documentation", "Mainframe Veteran").resources(0))
                .isZero();

        Desk desk = scholar(3).transfer("Refactoring", "Mainframe Veteran");
        assertThat(desk.resources(0)).isZero();
        assertThat(desk.efficiency(0, "Bootcamp Graduate")).isEqualTo(3);
        assertThat(desk.efficiency(0, "Mainframe Veteran")).isEqualTo(5);
        desk.resources(0, 9);
        desk.refuses("moved-this-turn", desk.transferring("Refactoring", "Full Stack Ninja"));
        assertThat(desk.transfer("Documentation", "Full Stack Ninja").knowledge(0, "Full Stack Ninja"))
                .containsExactly("Documentation");
    }

    @Test
    void e28_loan() {
        Desk desk = Desk.standard()
                .resources(0, 9)
                .borrowed(0, 1, "Principal Engineer with Code Review")
                .row(0, "Bootcamp Graduate with Documentation")
                .hand(0, "Algorithms");
        assertThat(desk.moves(StartupMove.TransferKnowledge.class)).isEmpty();
        desk.refuses("on-loan", desk.transferring("Code Review", "Bootcamp Graduate"));
        desk.refuses("on-loan", desk.transferring("Documentation", "Principal Engineer"));
        desk.attach("Algorithms", "Principal Engineer");
        assertThat(desk.resources(0)).isEqualTo(6);
        assertThat(desk.knowledge(0, "Principal Engineer")).containsExactly("Code Review", "Algorithms");
    }

    @Test
    void e29_rescue() {
        Desk desk = Desk.standard()
                .resources(0, 9)
                .row(0, "Mainframe Veteran")
                .hand(0, "Head Hunter")
                .row(1, "Full Stack Ninja(2) with TDD")
                .actOn("Head Hunter", 1, "Full Stack Ninja")
                .transfer("TDD", "Mainframe Veteran");
        assertThat(desk.resources(0)).isZero();
        assertThat(desk.efficiency(0, "Mainframe Veteran")).isEqualTo(7);
        assertThat(desk.efficiency(0, "Full Stack Ninja")).isEqualTo(3);
        desk.endTurn();
        assertThat(desk.points(0)).isEqualTo(10);
        assertThat(desk.row(0)).containsExactly("Mainframe Veteran(1)");
        assertThat(desk.deck()).containsExactly("Head Hunter", "Full Stack Ninja");
    }

    private static Desk leak(int victimsResources) {
        return Desk.standard()
                .resources(0, 3)
                .resources(1, victimsResources)
                .row(0, "Mainframe Veteran")
                .hand(0, "Leaked Repository")
                .row(1, "Bootcamp Graduate with TDD, Code Review")
                .leak("Leaked Repository", 1, "TDD", "Mainframe Veteran");
    }

    @Test
    void e30_leaked_repository() {
        Desk desk = leak(2);
        assertThat(desk.answers()).isEmpty();
        assertThat(desk.efficiency(0, "Mainframe Veteran")).isEqualTo(7);
        assertThat(desk.efficiency(1, "Bootcamp Graduate")).isEqualTo(3);
        desk.row(0, "Bootcamp Graduate").resources(0, 9);
        desk.refuses("moved-this-turn", desk.transferring("TDD", "Bootcamp Graduate"));
    }

    @Test
    void e30_leaked_repository_countered() {
        Desk desk = leak(3);
        assertThat(desk.answers()).isEqualTo(List.of("pass", "pay"));
        desk.pay();
        assertThat(desk.resources(0)).isEqualTo(3);
        assertThat(desk.resources(1)).isZero();
        assertThat(desk.knowledge(1, "Bootcamp Graduate")).containsExactly("TDD", "Code Review");
    }
}
