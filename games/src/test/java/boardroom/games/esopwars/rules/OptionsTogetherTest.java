package boardroom.games.esopwars.rules;

import static boardroom.games.esopwars.rules.Table.ALPHA;
import static boardroom.games.esopwars.rules.Table.BETA;
import static boardroom.games.esopwars.rules.Table.BOX;
import static boardroom.games.esopwars.rules.Table.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.games.esopwars.box.MarketCard;
import boardroom.games.esopwars.box.WildcardChoice;
import boardroom.games.esopwars.rules.EsopMove.Wildcard;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** "All options combine freely" (section 8): sums that two or more options have a hand in. */
class OptionsTogetherTest {

    /** P, the market's swing, D after perks and wildcard, and S, worked out by hand from 5.2. */
    @ParameterizedTest(name = "{0}: {1} in {2}, perks {3}, {4}, {5}")
    @CsvSource({
        // A limit of 1.00 on the base too: Amara's 90 + 20 counts 100, and a boom adds nothing to it.
        "unit,  amara victor tomasz, ai-hype-cycle, false, keep, payments-banking fraud-radar audit-desk, 440, 40, 40, 480",
        "floor, amara victor tomasz, ai-hype-cycle, false, keep, payments-banking fraud-radar audit-desk, 450, 70, 70, 520",
        // Idea and companion of one category add up: 70 + 20 + 10 for Kwame, and 10 more for his trait.
        "floor, kwame, audit-season, false, keep, freight-delivery fleet-tracker night-couriers, 170, 70, 70, 240",
        "unit,  kwame, audit-season, false, keep, freight-delivery fleet-tracker night-couriers, 170, 30, 30, 200",
        // Modifiers that stay are summed before a loss is halved, and halved before the floor.
        "free,  dev ingrid pavel, capital-drought land-grab, false, keep, , 310, -10, -10, 300",
        "free,  dev ingrid pavel, capital-drought land-grab, true,  keep, , 310, 20, 20, 330",
        // All four markets in force on three people hired for the last of them.
        "floor, elena samir rosa, ai-hype-cycle capital-drought land-grab audit-season, false, keep, , 560, 50, 50, 610",
        // User Compass first, then Long Runway toward zero: -5 becomes -2, never -3.
        "floor, pavel noah hanna, consumer-splurge, true, keep, , 340, -5, -2, 338",
        "floor, pavel noah hanna, talent-exodus, true, keep, , 340, -10, -5, 335",
        // A shield meets what the runway has left, a double down only a gain.
        "floor, pavel noah hanna, consumer-splurge, true, shield, , 340, -5, 0, 340",
        "floor, pavel noah hanna, consumer-splurge, true, double-down, , 340, -5, -2, 338",
        "floor, grace mateo omar, ai-hype-cycle, true, double-down, , 420, -30, -30, 415",
        "free,  grace mateo omar, capital-drought, true, shield, , 420, -70, 0, 445",
    })
    void every_step_meets_what_the_step_before_has_left(
            String range,
            String employees,
            String inForce,
            boolean perks,
            String wildcard,
            @Nullable String company,
            int strength,
            int marketSwing,
            int swing,
            int total) {
        Table table = Table.of(2, Map.of("skillRange", range, "perks", perks, "wildcard", "swing"))
                .employs(ALPHA, employees.split(" ", -1));
        if (company != null) {
            String[] cards = company.split(" ", -1);
            table.company(ALPHA, cards[0], cards[1], cards[2]);
        }
        MarketCard[] markets =
                Arrays.stream(inForce.split(" ", -1)).map(Table::market).toArray(MarketCard[]::new);
        Growth growth =
                SkillTotal.growth(BOX, new Perks(BOX), table.s.terms, table.team(ALPHA), wildcard(wildcard), markets);
        assertThat(growth.strength()).isEqualTo(strength);
        assertThat(growth.marketSwing()).isEqualTo(marketSwing);
        assertThat(growth.swing()).isEqualTo(swing);
        assertThat(growth.total()).isEqualTo(total);
    }

    private static @Nullable WildcardChoice wildcard(String id) {
        for (WildcardChoice choice : BOX.wildcard().choices()) if (choice.id().equals(id)) return choice;
        return null;
    }

    /** The fourth market is played at the exit on top of the first three, and tenure has grown to three rounds. */
    @Test
    void a_fourth_market_that_stays_in_force_meets_perks_fit_and_shares() {
        Table table = Table.of(
                        2,
                        Map.of(
                                "modifiers",
                                "accumulate",
                                "marketRounds",
                                4,
                                "perks",
                                true,
                                "exitFit",
                                true,
                                "founderScore",
                                "share",
                                "secondaryAuction",
                                false))
                .employs(ALPHA, "priya", "jun", "rosa")
                .grants(ALPHA, 300, 200, 125)
                .pool(ALPHA, 375)
                .employs(BETA, "grace", "kwame", "dev")
                .markets("ai-hype", "capital-drought", "land-grab", "audit-season")
                .exit("m-and-a")
                .seedRound();
        // In force one after the other: Engineering +30, 0, -10, -30; the bonus of tenure 0, 30, 60, 90.
        assertThat(Arrays.stream(table.s.rounds)
                        .map(round -> round.teams().getFirst().total()))
                .containsExactly(
                        170 + 170 + 190 + 3 * 30 + 20 + 20 + 30 + 30,
                        530 + 50 - 20 - 0 + 20 - 20 + 20 + 30,
                        530 - 3 * 10 + 10 + 20 + 10 - 20 - 20 + 10 + 60,
                        530 - 3 * 30 + 10 + 30 - 10 + 10 + 10 - 20 + 90);
        long before = 25_000_000;
        for (MarketReport round : table.s.rounds)
            before = Valuation.halfUp(before * (100 + round.teams().getFirst().total()), 100);
        ExitLine exit = table.s.exits[ALPHA];
        assertThat(exit.before()).isEqualTo(before);
        assertThat(exit.tenths()).as("three engineers for a buyer of code").isEqualTo(23);
        assertThat(exit.after()).isEqualTo(Valuation.halfUp(before * 23, 10));
        long employees = Valuation.halfUp(exit.after() * 625, 10_000);
        assertThat(GAME.result(table.s).standings().get(ALPHA).score())
                .isEqualTo(Units.valuation(exit.after() - employees));
    }

    /** Only `skillRange=free` can shrink a company; then a shield on the valuation saves all of it. */
    @Test
    void a_shield_on_the_valuation_keeps_a_company_that_would_shrink() {
        Table table = Table.of(2, Map.of("skillRange", "free", "wildcard", "valuation", "modifiers", "accumulate"))
                .employs(ALPHA, "dev", "ingrid", "omar")
                .employs(BETA, "mateo", "grace", "sofia")
                .markets("capital-drought", "platform-shift", "audit-season", "ai-hype")
                .seedRound()
                .timeout(ALPHA, BETA)
                .timeout(ALPHA, BETA);
        assertThat(table.s.rounds).hasSize(2);
        table.timeout(ALPHA, BETA).pass(ALPHA, BETA);
        table.s.marketDeck = new MarketCard[] {crash()};
        table.play(ALPHA, new Wildcard("shield")).play(BETA, new Wildcard("double-down"));
        Growth shielded = table.s.rounds[2].teams().get(ALPHA);
        Growth doubled = table.s.rounds[2].teams().get(BETA);
        assertThat(shielded.factor()).as("the floor of the growth factor").isEqualTo(10);
        assertThat(shielded.grown()).isEqualTo(Valuation.halfUp(shielded.before(), 10));
        assertThat(shielded.after()).isEqualTo(shielded.before());
        assertThat(doubled.after())
                .as("a loss is not doubled")
                .isEqualTo(doubled.grown())
                .isLessThan(doubled.before());
    }

    private static MarketCard crash() {
        MarketCard card = Table.market("capital-drought");
        Map<String, Integer> hard = new TreeMap<>(card.hardModifiers());
        hard.replaceAll((_, _) -> -900);
        return new MarketCard(card.id(), card.name(), card.deck(), hard, card.softModifiers(), card.text());
    }

    /** Four rounds, no wildcard left: the last market needs no choice and comes with the exit. */
    @Test
    void who_has_played_the_wildcard_is_not_asked_at_the_exit() {
        Table table = Table.of(2, Map.of("wildcard", "swing", "marketRounds", 4, "secondaryAuction", false))
                .employs(ALPHA, "priya", "mateo", "hanna")
                .employs(BETA, "grace", "kwame", "dev")
                .seedRound()
                .play(ALPHA, new Wildcard("shield"))
                .timeout(BETA)
                .timeout(BETA)
                .timeout(BETA);
        assertThat(table.view().phase()).isEqualTo("exit");
        assertThat(GAME.owes(table.s).list()).containsExactly(BETA);
        table.play(BETA, new Wildcard("double-down"));
        assertThat(table.s.rounds).hasSize(4);
        assertThat(table.isOver()).isTrue();
        assertThat(table.endView().whatIf()).as("every market came").isEmpty();
    }
}
