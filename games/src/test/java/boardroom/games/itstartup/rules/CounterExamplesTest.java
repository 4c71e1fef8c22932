package boardroom.games.itstartup.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Section 9, E48 to E53: counters. */
class CounterExamplesTest {
    private static Desk hunted(int resources) {
        return Desk.standard()
                .resources(0, 5)
                .resources(1, resources)
                .hand(0, "Head Hunter")
                .row(1, "Full Stack Ninja")
                .actOn("Head Hunter", 1, "Full Stack Ninja");
    }

    @Test
    void e48_head_hunter_countered() {
        Desk desk = hunted(5);
        assertThat(desk.answers()).containsExactly("pass", "pay");
        desk.pay();
        assertThat(desk.resources(0)).isEqualTo(5);
        assertThat(desk.resources(1)).isZero();
        assertThat(desk.row(1)).containsExactly("Full Stack Ninja(0)");
        assertThat(desk.deck()).containsExactly("Head Hunter");
    }

    @Test
    void e48_no_window_for_a_target_with_too_little() {
        Desk desk = hunted(4);
        assertThat(desk.answers()).isEmpty();
        assertThat(desk.row(0)).containsExactly("Full Stack Ninja(0)");
    }

    @Test
    void e49_security_champion() {
        Desk desk = Desk.standard()
                .resources(0, 8)
                .resources(1, 6)
                .hand(0, "Monster Bug", "Monster Bug")
                .row(1, "Security Champion", "Bootcamp Graduate(2)")
                .actOn("Monster Bug", 1);
        assertThat(desk.answers()).containsExactly("pass", "pay", "Security Champion");
        desk.block("Security Champion");
        assertThat(desk.resources(0)).isEqualTo(5);
        assertThat(desk.resources(1)).isEqualTo(4);
        assertThat(desk.row(1)).containsExactly("Security Champion(0)", "Bootcamp Graduate(2)");
        desk.actOn("Monster Bug", 1);
        assertThat(desk.answers()).containsExactly("pass", "pay");
        desk.pass();
        assertThat(desk.row(1)).containsExactly("Security Champion(1)");
        assertThat(desk.deck()).containsExactly("Monster Bug", "Bootcamp Graduate", "Monster Bug");
    }

    @Test
    void e50_the_champion_defends_himself() {
        Desk desk = Desk.standard()
                .resources(0, 5)
                .resources(1, 2)
                .hand(0, "Head Hunter")
                .row(1, "Security Champion")
                .actOn("Head Hunter", 1, "Security Champion");
        assertThat(desk.answers()).containsExactly("pass", "Security Champion");
        desk.block("Security Champion");
        assertThat(desk.resources(0)).isZero();
        assertThat(desk.resources(1)).isZero();
        assertThat(desk.row(1)).containsExactly("Security Champion(0)");
    }

    @Test
    void e51_outsourcing_countered() {
        Desk desk = Desk.standard()
                .resources(0, 2)
                .resources(1, 2)
                .hand(0, "Outsourcing")
                .row(1, "Security Champion", "Full Stack Ninja")
                .actOn("Outsourcing", 1, "Full Stack Ninja")
                .block("Security Champion");
        assertThat(desk.resources(0)).isZero();
        assertThat(desk.resources(1)).isZero();
        assertThat(desk.row(1)).containsExactly("Security Champion(0)", "Full Stack Ninja(0)");
    }

    private static Desk failedRelease() {
        return Desk.standard()
                .resources(0, 3)
                .resources(1, 4)
                .points(0, 20)
                .points(1, 33)
                .hand(0, "Failed Release")
                .actOn("Failed Release", 1);
    }

    @Test
    void e52_failed_release() {
        Desk passed = failedRelease().pass();
        assertThat(passed.points(1)).isEqualTo(27);
        assertThat(passed.resources(1)).isEqualTo(4);
        Desk countered = failedRelease().pay();
        assertThat(countered.points(1)).isEqualTo(33);
        assertThat(countered.resources(1)).isZero();
        assertThat(countered.resources(0)).as("paid to the bank").isZero();
    }

    private static Desk trolled(int resources) {
        return Desk.standard()
                .resources(0, 1)
                .resources(1, resources)
                .hand(0, "Patent Troll")
                .actOn("Patent Troll", 1);
    }

    @Test
    void e53_patent_troll_without_a_window() {
        Desk desk = trolled(1);
        assertThat(desk.answers()).isEmpty();
        assertThat(desk.resources(0)).isEqualTo(1);
        assertThat(desk.resources(1)).isZero();
    }

    @ParameterizedTest
    @CsvSource({"2,2,0,2,0", "5,3,2,2,3"})
    void e53_patent_troll(int resources, int mine, int theirs, int mineCountered, int theirsCountered) {
        Desk passed = trolled(resources);
        assertThat(passed.answers()).containsExactly("pass", "pay");
        passed.pass();
        assertThat(passed.resources(0)).isEqualTo(mine);
        assertThat(passed.resources(1)).isEqualTo(theirs);
        Desk countered = trolled(resources).pay();
        assertThat(countered.resources(0)).isEqualTo(mineCountered);
        assertThat(countered.resources(1)).isEqualTo(theirsCountered);
    }
}
