package boardroom.games.itstartup.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Section 9, E44 to E47: burnout from outside. */
class BurnoutExamplesTest {
    @Test
    void e44_monster_bug() {
        Desk desk = Desk.standard()
                .resources(0, 3)
                .resources(1, 3)
                .hand(0, "Monster Bug")
                .row(
                        1,
                        "Bootcamp Graduate(2) with Code Review, Refactoring",
                        "Database Developer(2)",
                        "People Partner(3)",
                        "Office Manager(1)")
                .actOn("Monster Bug", 1);
        assertThat(desk.row(1)).containsExactly("Database Developer(3)", "Office Manager(2)");
        assertThat(desk.deck())
                .containsExactly("Bootcamp Graduate", "Code Review", "Refactoring", "People Partner", "Monster Bug");
    }

    @Test
    void e45_downer_dave() {
        Desk desk = Desk.standard()
                .resources(0, 3)
                .hand(0, "Downer Dave")
                .row(1, "Principal Engineer(2) with TDD")
                .hire("Downer Dave", 1, "Principal Engineer");
        assertThat(desk.row(1)).isEmpty();
        assertThat(desk.deck()).containsExactly("Principal Engineer");
        assertThat(desk.hand(1)).containsExactly("TDD");
    }

    @Test
    void e46_three_players() {
        Desk desk = Desk.of(3)
                .resources(0, 3)
                .hand(0, "Monster Bug")
                .row(1, "Bootcamp Graduate")
                .borrowed(1, 2, "Full Stack Ninja(2) with TDD")
                .actOn("Monster Bug", 1);
        assertThat(desk.row(1)).containsExactly("Bootcamp Graduate(1)");
        assertThat(desk.deck()).containsExactly("Full Stack Ninja", "TDD", "Monster Bug");
        assertThat(desk.row(2)).isEmpty();
        assertThat(desk.hand(2)).isEmpty();
    }

    @Test
    void e47_office_manager() {
        Desk desk = Desk.standard()
                .resources(0, 3)
                .row(0, "People Partner(2)", "Bootcamp Graduate")
                .hand(0, "Office Manager")
                .hire("Office Manager");
        assertThat(desk.row(0)).containsExactly("People Partner(1)", "Bootcamp Graduate(0)", "Office Manager(0)");
    }

    @Test
    void e47_rubber_duck_debugger() {
        Desk desk = Desk.standard()
                .resources(0, 2)
                .row(0, "People Partner(2)", "Bootcamp Graduate")
                .hand(0, "Rubber-Duck Debugger");
        assertThat(desk.targets("Rubber-Duck Debugger")).isEqualTo(List.of("People Partner"));
        desk.refuses("name-a-target", new StartupMove.PlayEmployee(desk.inHand(0, "Rubber-Duck Debugger"), null));
        desk.hire("Rubber-Duck Debugger", 0, "People Partner");
        assertThat(desk.row(0)).containsExactly("People Partner(1)", "Bootcamp Graduate(0)", "Rubber-Duck Debugger(0)");
    }

    @Test
    void e47_with_nobody_burnt_the_duck_names_nobody() {
        Desk desk = Desk.standard()
                .resources(0, 2)
                .row(0, "People Partner", "Bootcamp Graduate")
                .hand(0, "Rubber-Duck Debugger");
        assertThat(desk.targets("Rubber-Duck Debugger")).containsExactly((String) null);
    }
}
