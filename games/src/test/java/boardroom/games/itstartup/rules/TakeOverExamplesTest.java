package boardroom.games.itstartup.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Section 9, E35 to E43: take-overs, loans, returns. */
class TakeOverExamplesTest {
    @Test
    void e35_outsourcing() {
        Desk desk = Desk.standard()
                .resources(0, 4)
                .resources(1, 11)
                .hand(0, "Outsourcing")
                .row(1, "Bootcamp Graduate", "Principal Engineer(1) with Code Review")
                .actOn("Outsourcing", 1, "Principal Engineer");
        assertThat(desk.resources(0)).isEqualTo(2);
        assertThat(desk.resources(1)).as("one chip lost at the cap").isEqualTo(12);
        assertThat(desk.turnScore(0)).isEqualTo(7);
        desk.nextTurn();
        assertThat(desk.row(0)).containsExactly("Principal Engineer(2)");
        desk.nextTurn();
        assertThat(desk.points(0)).isEqualTo(7);
        assertThat(desk.points(1)).isEqualTo(1);
        assertThat(desk.row(0)).isEmpty();
        assertThat(desk.row(1)).containsExactly("Bootcamp Graduate(1)", "Principal Engineer(2)");
    }

    @Test
    void e36_burnt_on_loan() {
        Desk desk =
                Desk.standard().borrowed(0, 1, "Full Stack Ninja(2) with TDD").endTurn();
        assertThat(desk.points(0)).isEqualTo(8);
        assertThat(desk.deck()).containsExactly("Full Stack Ninja", "TDD");
        assertThat(desk.row(1)).isEmpty();
        assertThat(desk.hand(1)).isEmpty();
    }

    @Test
    void e36_a_principal_engineer_burnt_on_loan_sends_the_knowledge_home() {
        Desk desk = Desk.standard()
                .borrowed(0, 1, "Principal Engineer(2) with Code Review")
                .endTurn();
        assertThat(desk.points(0)).isEqualTo(7);
        assertThat(desk.hand(1)).containsExactly("Code Review");
        assertThat(desk.hand(0)).isEmpty();
        assertThat(desk.deck()).containsExactly("Principal Engineer");
    }

    @Test
    void e37_free_outsourcing() {
        Desk desk = Desk.standard()
                .resources(0, 4)
                .resources(1, 3)
                .hand(0, "Database Developer")
                .deck("Outsourcing", "TDD")
                .row(1, "Full Stack Ninja")
                .hire("Database Developer")
                .actOn("Outsourcing", 1, "Full Stack Ninja");
        assertThat(desk.resources(0)).isZero();
        assertThat(desk.resources(1)).isEqualTo(3);
        assertThat(desk.row(0)).containsExactly("Database Developer(0)", "Full Stack Ninja(0)");
    }

    @Test
    void e38_head_hunter() {
        Desk desk = Desk.standard()
                .resources(0, 5)
                .resources(1, 4)
                .hand(0, "Head Hunter")
                .row(1, "Full Stack Ninja(2) with TDD")
                .actOn("Head Hunter", 1, "Full Stack Ninja");
        assertThat(desk.row(0)).containsExactly("Full Stack Ninja(2)");
        desk.endTurn();
        assertThat(desk.points(0)).isEqualTo(8);
        assertThat(desk.deck()).containsExactly("Head Hunter", "Full Stack Ninja", "TDD");
    }

    private static Desk agent(boolean heads) {
        return Desk.standard()
                .resources(0, 2)
                .row(0, "Undercover HR Agent")
                .row(1, "Principal Engineer(1) with TDD")
                .flip("Undercover HR Agent", 1, "Principal Engineer", heads);
    }

    @Test
    void e39_undercover_hr_agent_heads() {
        Desk desk = agent(true);
        assertThat(desk.row(0)).containsExactly("Undercover HR Agent(0)", "Principal Engineer(1)");
        assertThat(desk.knowledge(0, "Principal Engineer")).containsExactly("TDD");
        assertThat(desk.resources(0)).isEqualTo(1);
    }

    @Test
    void e39_undercover_hr_agent_tails() {
        Desk desk = agent(false);
        assertThat(desk.row(0)).containsExactly("Undercover HR Agent(0)");
        assertThat(desk.row(1)).containsExactly("Principal Engineer(1)");
        assertThat(desk.resources(0)).isEqualTo(1);
        desk.refuses(
                "already-used",
                new StartupMove.UseAbility(desk.inRow(0, "Undercover HR Agent"), desk.inRow(1, "Principal Engineer")));
        assertThat(desk.moves(StartupMove.UseAbility.class)).isEmpty();
    }

    @Test
    void e40_talent_scout() {
        Desk desk = Desk.standard()
                .resources(0, 3)
                .row(0, "Bootcamp Graduate", "Bootcamp Graduate")
                .hand(0, "Talent Scout")
                .row(1, "Downer Dave", "Pair Programmer", "Principal Engineer");
        assertThat(desk.targets("Talent Scout")).containsExactly((String) null);
        desk.row(1, "People Partner");
        assertThat(desk.targets("Talent Scout"))
                .containsExactlyInAnyOrder("Downer Dave", "Pair Programmer", "People Partner", null);
        desk.refuses(
                "too-senior",
                new StartupMove.PlayEmployee(desk.inHand(0, "Talent Scout"), desk.inRow(1, "Principal Engineer")));
        desk.hire("Talent Scout", 1, "Pair Programmer");
        assertThat(desk.row(0)).endsWith("Talent Scout(0)", "Pair Programmer(0)");
    }

    @Test
    void e41_digital_nomad() {
        Desk desk = Desk.standard()
                .resources(0, 8)
                .row(0, "Full Stack Ninja(2) with TDD, Code Review")
                .hand(0, "Digital Nomad")
                .hire("Digital Nomad", 0, "Full Stack Ninja");
        assertThat(desk.hand(0)).containsExactly("Full Stack Ninja", "TDD", "Code Review");
        assertThat(desk.resources(0)).isEqualTo(5);
        desk.hire("Full Stack Ninja");
        assertThat(desk.resources(0)).isEqualTo(1);
        assertThat(desk.row(0)).containsExactly("Digital Nomad(0)", "Full Stack Ninja(0)");
        assertThat(desk.attach("Code Review", "Full Stack Ninja").resources(0)).isEqualTo(1);
        assertThat(desk.resources(0, 2).attach("TDD", "Full Stack Ninja").resources(0))
                .isZero();
    }

    @Test
    void e42_untouchable_loan() {
        Desk desk = Desk.of(3)
                .resources(0, 20)
                .borrowed(1, 2, "Principal Engineer")
                .row(1, "Bootcamp Graduate")
                .row(0, "Undercover HR Agent")
                .hand(0, "Head Hunter", "Outsourcing", "Downer Dave")
                .hand(1, "Digital Nomad");
        assertThat(desk.targets("Head Hunter")).containsExactly("Bootcamp Graduate");
        assertThat(desk.targets("Outsourcing")).containsExactly("Bootcamp Graduate");
        assertThat(desk.moves(StartupMove.UseAbility.class))
                .extracting(use -> desk.name(use.target()))
                .containsExactly("Bootcamp Graduate");
        assertThat(desk.targets("Downer Dave")).containsExactly("Principal Engineer", "Bootcamp Graduate");
        desk.refuses("borrowed", desk.aim("Head Hunter", 1, "Principal Engineer"));

        desk.state.active = 1;
        desk.resources(1, 9);
        assertThat(desk.targets("Digital Nomad")).containsExactlyInAnyOrder("Bootcamp Graduate", null);
    }

    @Test
    void e43_database_developer() {
        Desk desk = Desk.standard()
                .resources(0, 6)
                .resources(1, 5)
                .hand(0, "Database Developer")
                .deck("Head Hunter", "Bootcamp Graduate", "Investor")
                .row(1, "Full Stack Ninja")
                .hire("Database Developer");
        assertThat(desk.hand(0)).containsExactly("Head Hunter", "Bootcamp Graduate");
        assertThat(desk.deck()).containsExactly("Investor");

        desk.actOn("Head Hunter", 1, "Full Stack Ninja");
        assertThat(desk.resources(0)).as("free this turn").isEqualTo(2);
        assertThat(desk.answers()).isEqualTo(List.of("pass", "pay"));
        assertThat(desk.pay().resources(0)).isEqualTo(7);
    }

    @Test
    void e43_the_free_card_costs_its_price_later() {
        Desk desk = Desk.standard()
                .points(0, 3)
                .resources(0, 4)
                .hand(0, "Database Developer")
                .deck("Head Hunter", "Bootcamp Graduate", "Investor")
                .row(1, "Full Stack Ninja")
                .hire("Database Developer")
                .nextTurn()
                .nextTurn()
                .resources(0, 4);
        desk.refuses("cannot-pay", desk.aim("Head Hunter", 1, "Full Stack Ninja"));
        desk.resources(0, 5).resources(1, 0).actOn("Head Hunter", 1, "Full Stack Ninja");
        assertThat(desk.resources(0)).isZero();
    }
}
