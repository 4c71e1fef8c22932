package boardroom.games.esopwars.rules;

import static boardroom.games.esopwars.rules.Table.BOX;
import static boardroom.games.esopwars.rules.Table.employee;
import static boardroom.games.esopwars.rules.Table.hires;
import static boardroom.games.esopwars.rules.Table.market;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Options;
import boardroom.games.esopwars.box.MarketCard;
import boardroom.games.esopwars.box.Terms;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Section 9: skills and valuation. */
class SkillTotalTest {
    private static final Perks PERKS = new Perks(BOX);

    private static Terms terms(Map<String, ?> options) {
        return Terms.of(Options.of(BOX, options), BOX.constants());
    }

    private static final Terms DEFAULT = terms(Map.of());
    private static final Terms FREE = terms(Map.of("skillRange", "free"));
    private static final Terms UNIT = terms(Map.of("skillRange", "unit"));

    private static SkillTotal total(Terms terms, String market, String... employees) {
        return SkillTotal.of(PERKS, terms, Company.NONE, hires(employees), market(market));
    }

    private static Team team(long valuation, String... employees) {
        Team team = new Team(0, 1);
        team.valuation = valuation;
        team.hires = hires(employees);
        return team;
    }

    private static Growth growth(Terms terms, Team team, String... inForce) {
        MarketCard[] markets = Arrays.stream(inForce).map(Table::market).toArray(MarketCard[]::new);
        return SkillTotal.growth(BOX, PERKS, terms, team, null, markets);
    }

    @Test
    void example_1_strength_is_the_printed_sum() {
        assertThat(employee("priya").strength()).isEqualTo(170);
    }

    @Test
    void example_2_modifiers_change_hard_and_soft_skills() {
        Growth growth = growth(DEFAULT, team(25_000_000, "priya"), "ai-hype");
        assertThat(growth.employees().getFirst().skills())
                .containsExactly(
                        new Growth.SkillLine("hard", 70, 70, 30, 100),
                        new Growth.SkillLine("resilience", 60, 60, 20, 80),
                        new Growth.SkillLine("communication", 40, 40, 0, 40));
        assertThat(growth.total()).isEqualTo(220);
        assertThat(growth.swing()).isEqualTo(50);
    }

    @Test
    void example_3_a_skill_stops_at_nothing() {
        assertThat(total(DEFAULT, "land-grab", "pavel").total()).isEqualTo(10);
        assertThat(total(DEFAULT, "land-grab", "pavel").swing).isEqualTo(-90);
        assertThat(total(FREE, "land-grab", "pavel").total()).isZero();
        assertThat(total(FREE, "land-grab", "pavel").swing).isEqualTo(-100);
    }

    @Test
    void example_4_there_is_no_ceiling_unless_the_option_says_so() {
        assertThat(total(DEFAULT, "ai-hype", "amara").total()).isEqualTo(200);
        assertThat(total(UNIT, "ai-hype", "amara").total()).isEqualTo(180);
    }

    @Test
    void example_5_a_round_multiplies_the_valuation() {
        Growth growth = growth(DEFAULT, team(25_000_000, "priya", "victor", "mateo"), "ai-hype");
        assertThat(growth.employees()).extracting(Growth.EmployeeLine::adjusted).containsExactly(220, 130, 130);
        assertThat(growth.strength()).isEqualTo(440);
        assertThat(growth.swing()).isEqualTo(40);
        assertThat(growth.total()).isEqualTo(480);
        assertThat(growth.factor()).isEqualTo(580);
        assertThat(growth.after()).isEqualTo(145_000_000);
    }

    @Test
    void example_6_modifiers_are_replaced_in_the_next_round() {
        Growth growth = growth(DEFAULT, team(145_000_000, "priya", "victor", "mateo"), "capital-drought");
        assertThat(growth.employees()).extracting(Growth.EmployeeLine::adjusted).containsExactly(150, 210, 100);
        assertThat(growth.total()).isEqualTo(460);
        assertThat(growth.swing()).isEqualTo(20);
        assertThat(growth.after()).isEqualTo(812_000_000);
    }

    @Test
    void example_7_the_bet_of_the_mature_round() {
        Team team = team(812_000_000, "priya", "victor", "elena");
        Growth landGrab = growth(DEFAULT, team, "land-grab");
        assertThat(landGrab.employees())
                .extracting(Growth.EmployeeLine::adjusted)
                .containsExactly(160, 90, 120);
        assertThat(landGrab.total()).isEqualTo(370);
        assertThat(landGrab.after()).isEqualTo(3_816_400_000L).isEqualTo(25L * 580 * 560 * 470);
        Growth audit = growth(DEFAULT, team, "audit-season");
        assertThat(audit.total()).isEqualTo(560);
        assertThat(audit.after()).isEqualTo(5_359_200_000L);
    }

    @Test
    void example_8_the_exit_multiplies_all_alike() {
        assertThat(Valuation.multiplied(3_816_400_000L, Table.exitCard("ipo").multiplierTenths()))
                .isEqualTo(9_541_000_000L);
        assertThat(Valuation.multiplied(
                        3_816_400_000L, Table.exitCard("m-and-a").multiplierTenths()))
                .isEqualTo(7_632_800_000L);
        assertThat(Valuation.multiplied(3_816_400_000L, Table.exitCard("joint").multiplierTenths()))
                .isEqualTo(5_724_600_000L);
    }

    @Test
    void example_9_rounding_is_half_up() {
        assertThat(Valuation.multiplied(4_321_987_655L, 15)).isEqualTo(6_482_981_483L);
        assertThat(Valuation.multiplied(4_321_987_655L, 25)).isEqualTo(10_804_969_138L);
        assertThat(Valuation.multiplied(4_321_987_655L, 20)).isEqualTo(8_643_975_310L);
    }

    @Test
    void example_10_a_growth_factor_has_a_floor() {
        SkillTotal bad = total(FREE, "land-grab", "pavel", "victor", "mei-ling");
        bad.swing = -95 - bad.strength;
        assertThat(bad.total()).isEqualTo(-95);
        assertThat(bad.factor(BOX)).isEqualTo(10);
        bad.swing = -150 - bad.strength;
        assertThat(bad.factor(BOX)).isEqualTo(10);
        assertThat(Valuation.grown(1000, bad.factor(BOX))).isEqualTo(100);
    }

    @Test
    void example_41_accumulated_modifiers_are_summed_before_the_floor() {
        Team team = team(25_000_000, "dev", "omar", "hanna");
        assertThat(growth(DEFAULT, team, "capital-drought").strength()).isEqualTo(310);
        assertThat(growth(DEFAULT, team, "capital-drought").total()).isEqualTo(210);
        assertThat(growth(DEFAULT, team, "land-grab").total()).isEqualTo(390);
        assertThat(growth(DEFAULT, team, "capital-drought", "land-grab").total())
                .isEqualTo(290);
    }

    @Test
    void the_base_of_a_unit_skill_is_limited_too() {
        Team team = team(25_000_000, "grace");
        team.segment = Table.segment("business");
        team.idea = Table.idea("onboarding");
        Growth growth = growth(UNIT, team, "capital-drought");
        assertThat(growth.employees().getFirst().skills().getFirst())
                .isEqualTo(new Growth.SkillLine("hard", 90, 100, -40, 60));
    }
}
