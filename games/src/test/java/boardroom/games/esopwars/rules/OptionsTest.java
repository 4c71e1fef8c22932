package boardroom.games.esopwars.rules;

import static boardroom.games.esopwars.rules.Table.ALPHA;
import static boardroom.games.esopwars.rules.Table.BETA;
import static boardroom.games.esopwars.rules.Table.BOX;
import static boardroom.games.esopwars.rules.Table.GAME;
import static boardroom.games.esopwars.rules.Table.employee;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Deal;
import boardroom.engine.Options;
import boardroom.engine.Pace;
import boardroom.engine.Rng;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.MarketCard;
import boardroom.games.esopwars.rules.EsopMove.Wildcard;
import boardroom.games.esopwars.view.EsopPublicView;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Section 8: what every option changes, with the examples of section 9. */
class OptionsTest {

    /** Two full teams at the door of the Seed round. */
    private static Table two(Map<String, ?> options, String... alpha) {
        return Table.of(2, options).employs(ALPHA, alpha).employs(BETA, "grace", "kwame", "dev");
    }

    private static Growth seed(Table table) {
        return table.s.rounds[0].teams().getFirst();
    }

    // Wildcards

    private static Growth withWildcard(String rule, String market, String choice) {
        Table table = two(Map.of("wildcard", rule), "jun", "amara", "noah")
                .markets(market, "audit-season", "capital-drought", "ai-hype")
                .seedRound()
                .play(ALPHA, new Wildcard(choice))
                .play(BETA, new Wildcard(Wildcard.KEEP));
        assertThat(table.team(ALPHA).wildcards).isEqualTo(choice.equals(Wildcard.KEEP) ? 1 : 0);
        return seed(table);
    }

    @Test
    void example_31_wildcard_on_the_swing() {
        assertThat(withWildcard("swing", "ai-hype", Wildcard.KEEP).total()).isEqualTo(650);
        assertThat(withWildcard("swing", "ai-hype", "double-down").total()).isEqualTo(850);
        assertThat(withWildcard("swing", "ai-hype", "double-down").after()).isEqualTo(237_500_000);
        assertThat(withWildcard("swing", "ai-hype", "shield").after()).isEqualTo(187_500_000);
        assertThat(withWildcard("swing", "land-grab", Wildcard.KEEP).total()).isEqualTo(310);
        assertThat(withWildcard("swing", "land-grab", "shield").total()).isEqualTo(450);
        assertThat(withWildcard("swing", "land-grab", "shield").after()).isEqualTo(137_500_000);
        assertThat(withWildcard("swing", "land-grab", "double-down").after()).isEqualTo(102_500_000);
    }

    @Test
    void example_32_wildcard_on_the_valuation() {
        assertThat(withWildcard("valuation", "ai-hype", Wildcard.KEEP).after()).isEqualTo(187_500_000);
        assertThat(withWildcard("valuation", "ai-hype", "double-down").after()).isEqualTo(350_000_000);
        assertThat(withWildcard("valuation", "ai-hype", "shield").after()).isEqualTo(187_500_000);
    }

    @Test
    void a_wildcard_is_chosen_in_secret_before_the_card_is_seen_and_only_once() {
        Table table = two(Map.of("wildcard", "swing"), "jun", "amara", "noah")
                .markets("ai-hype", "land-grab", "audit-season", "capital-drought")
                .seedRound();
        assertThat(GAME.prompt(table.s, ALPHA).decision()).isEqualTo("wildcard-seed");
        table.play(ALPHA, new Wildcard("shield"));
        assertThat(table.s.marketsSeen).isEmpty();
        assertThat(table.told.heardBy(BETA)).noneMatch(EsopEvent.WildcardPlayed.class::isInstance);
        table.play(ALPHA, new Wildcard("double-down")).timeout(BETA);
        assertThat(table.heard(EsopEvent.WildcardPlayed.class))
                .extracting(played -> played.choice().card())
                .containsExactly("double-down");
        assertThat(GAME.owes(table.s).list()).as("only Beta still holds one").containsExactly(BETA);
        assertThat(table.refusal(ALPHA, new Wildcard("shield")))
                .isEqualTo(new MarketRound.Refused.NoWildcardLeft().say());
        table.play(BETA, new Wildcard("shield"));
        assertThat(table.view().phase()).as("nobody holds a wildcard any more").isEqualTo("drop");
    }

    // Perks

    private static Growth perks(Table table, String market) {
        MarketCard[] inForce = {Table.market(market)};
        return SkillTotal.growth(BOX, new Perks(BOX), table.s.terms, table.team(ALPHA), null, inForce);
    }

    @Test
    void example_33_product_and_sales_perks() {
        assertThat(perks(two(Map.of(), "lucia", "grace", "mateo"), "capital-drought")
                        .total())
                .isEqualTo(360);
        Growth growth = perks(two(Map.of("perks", true), "lucia", "grace", "mateo"), "capital-drought");
        assertThat(growth.strength()).isEqualTo(490);
        assertThat(growth.swing()).isEqualTo(-90);
        assertThat(growth.total()).isEqualTo(425);
        assertThat(growth.perks()).containsExactly(new Growth.PerkLine("warm-introductions", 25));
        assertThat(growth.spared()).isEqualTo(40);
    }

    @Test
    void example_34_finance_perk() {
        Table table = two(Map.of("perks", true), "mei-ling", "victor", "pavel");
        Growth landGrab = perks(table, "land-grab");
        assertThat(landGrab.strength()).isEqualTo(410);
        assertThat(landGrab.marketSwing()).isEqualTo(-210);
        assertThat(landGrab.swing()).isEqualTo(-105);
        assertThat(landGrab.total()).isEqualTo(305);
        assertThat(perks(two(Map.of(), "mei-ling", "victor", "pavel"), "land-grab")
                        .total())
                .isEqualTo(200);
        assertThat(perks(table, "capital-drought").swing()).isEqualTo(150);
        assertThat(Perks.swing(BOX.perks().getLast(), table.team(ALPHA).hires, -15))
                .isEqualTo(-7);
    }

    @Test
    void example_35_engineering_perk() {
        Table table = two(Map.of("perks", true), "priya", "jun", "kwame");
        assertThat(perks(table, "audit-season").strength()).isEqualTo(470);
        assertThat(perks(table, "audit-season").swing()).isEqualTo(50);
        assertThat(perks(table, "audit-season").total()).isEqualTo(520);
        assertThat(perks(table.served(ALPHA, 1, 1, 1), "audit-season").total()).isEqualTo(540);
        assertThat(perks(table.served(ALPHA, 2, 2, 2), "audit-season").total()).isEqualTo(560);
        table.employs(ALPHA, "priya", "rosa", "kwame").served(ALPHA, 2, 0, 2);
        Growth replaced = perks(table, "audit-season");
        assertThat(replaced.strength()).isEqualTo(490);
        assertThat(replaced.swing()).isEqualTo(40);
        assertThat(replaced.total()).isEqualTo(550);
    }

    @Test
    void example_36_ops_perk() {
        Table table = two(Map.of("perks", true), "hanna");
        Perks perks = new Perks(BOX);
        assertThat(perks.price(table.s.terms, table.team(ALPHA), 175)).isEqualTo(158);
        assertThat(perks.price(table.s.terms, table.team(ALPHA), 25)).isEqualTo(23);
        assertThat(perks.price(table.s.terms, table.team(ALPHA), 300)).isEqualTo(270);
        table.employs(ALPHA);
        assertThat(perks.price(table.s.terms, table.team(ALPHA), 175))
                .as("the first Ops hire itself costs its full bid")
                .isEqualTo(175);
    }

    @Test
    void the_ops_perk_counts_in_the_auction_while_the_limit_uses_the_bid() {
        Table table = Table.of(2, Map.of("perks", true)).employs(ALPHA, "hanna").lots("priya", "mateo", "jun", "dev");
        assertThat(table.limit(ALPHA).limit()).isEqualTo(950);
        table.bid(ALPHA, 100).pass(BETA);
        assertThat(table.team(ALPHA).pool).isEqualTo(910);
        assertThat(table.team(ALPHA).hires[1].grant()).isEqualTo(90);
    }

    @Test
    void example_37_everything_at_once() {
        for (String choice : new String[] {"shield", Wildcard.KEEP}) {
            Table table = two(
                            Map.of("perks", true, "wildcard", "swing", "companyDraft", true), "jun", "sofia", "victor")
                    .company(ALPHA, "payments", "fraud-radar", "claims-hotline")
                    .company(BETA, "health", "fraud-radar", null)
                    .served(ALPHA, 2, 2, 0)
                    .markets("land-grab", "ai-hype")
                    .matureRound()
                    .play(ALPHA, new Wildcard(choice))
                    .play(BETA, new Wildcard(Wildcard.KEEP));
            Growth growth = seed(table);
            assertThat(growth.employees())
                    .extracting(line -> line.skills().stream()
                            .map(Growth.SkillLine::adjusted)
                            .toList())
                    .containsExactly(List.of(90, 60, 20), List.of(90, 80), List.of(30, 80));
            assertThat(growth.strength()).isEqualTo(480);
            assertThat(growth.marketSwing()).isEqualTo(-30);
            boolean shielded = choice.equals("shield");
            assertThat(growth.swing()).isEqualTo(shielded ? 0 : -15);
            assertThat(growth.perks()).contains(new Growth.PerkLine("compounding-code", 20));
            assertThat(growth.total()).isEqualTo(shielded ? 500 : 485);
        }
    }

    // Markets

    @Test
    void example_42_four_rounds() {
        Table table = two(Map.of("marketRounds", 4), "priya", "victor", "elena")
                .valued(ALPHA, 812_000_000)
                .markets("land-grab", "audit-season")
                .exit("joint-venture")
                .matureRound();
        assertThat(table.isOver()).isTrue();
        assertThat(seed(table).after()).isEqualTo(3_816_400_000L);
        Growth last = table.s.rounds[1].teams().getFirst();
        assertThat(last.total()).isEqualTo(560);
        assertThat(last.after()).isEqualTo(25_188_240_000L);
        assertThat(table.s.rounds[1].round()).isEqualTo("exit");
        assertThat(table.team(ALPHA).valuation).isEqualTo(37_782_360_000L);
        assertThat(table.heard(EsopEvent.MarketNeverCame.class)).isEmpty();
    }

    @Test
    void in_a_fourth_round_wildcards_are_chosen_at_the_exit() {
        Table table = two(Map.of("marketRounds", 4, "wildcard", "swing"), "priya", "victor", "elena")
                .markets("land-grab", "audit-season")
                .matureRound()
                .play(ALPHA, new Wildcard(Wildcard.KEEP))
                .play(BETA, new Wildcard("shield"));
        assertThat(GAME.prompt(table.s, ALPHA).decision()).isEqualTo("wildcard-exit");
        assertThat(GAME.owes(table.s).list()).containsExactly(ALPHA);
        table.play(ALPHA, new Wildcard("double-down"));
        assertThat(table.isOver()).isTrue();
    }

    @Test
    void accumulated_modifiers_stay_in_force() {
        Table table = two(Map.of("modifiers", "accumulate"), "dev", "omar", "hanna")
                .markets("capital-drought", "land-grab", "audit-season", "ai-hype")
                .seedRound();
        assertThat(table.s.rounds[0].teams().getFirst().total()).isEqualTo(210);
        assertThat(table.s.rounds[1].teams().getFirst().total()).isEqualTo(290);
    }

    @Test
    void random_four_markets_are_public_before_the_auction() {
        Set<Set<String>> decks = new HashSet<>();
        for (long seed = 0; seed < 20; seed++) {
            EsopState s = GAME.deal(new Deal(2, Options.of(BOX, Map.of("marketPool", "random-four")), seed));
            Set<String> cards = new HashSet<>(Cards.names(s.marketDeck));
            assertThat(cards).hasSize(4);
            decks.add(cards);
        }
        assertThat(decks).hasSizeGreaterThan(5);
        assertThat(Table.of(2).view().markets())
                .extracting(EsopPublicView.MarketView::card)
                .containsExactly("ai-hype-cycle", "capital-drought", "land-grab", "audit-season");
    }

    // Reserve and second auction

    @Test
    void a_random_reserve_lies_face_down_until_the_auction_ends() {
        Table table = Table.of(2, Map.of("reserve", "random"));
        assertThat(table.view().reserve()).isEmpty();
        assertThat(table.view().reserveFaceDown()).isTrue();
        assertThat(table.view().catalogue()).as("9 + 3 - the lot").hasSize(11);
        assertThat(table.lotView().total()).isEqualTo(9);
        for (int lot = 0; lot < 3; lot++) table.bid(ALPHA, 25).pass(BETA);
        for (int lot = 0; lot < 3; lot++) table.bid(BETA, 25);
        assertThat(table.heard(EsopEvent.ReserveShown.class)).hasSize(1);
        assertThat(table.view().reserveFaceDown()).isFalse();
        assertThat(table.view().reserve()).hasSize(3);
    }

    @Test
    void without_a_second_auction_the_game_runs_to_its_end() {
        Table table = two(Map.of("secondaryAuction", false), "priya", "victor", "mateo")
                .seedRound();
        assertThat(table.isOver()).isTrue();
        assertThat(table.s.rounds).hasSize(3);
        assertThat(table.employees(ALPHA)).isEqualTo("Priya Victor Mateo");
    }

    // Exit

    @Test
    void example_43_exit_fit() {
        assertThat(exitFit("ipo")).isEqualTo(10_304_280_000L);
        assertThat(exitFit("m-and-a")).isEqualTo(8_014_440_000L);
        assertThat(exitFit("joint-venture")).isEqualTo(5_724_600_000L);
    }

    private static long exitFit(String exit) {
        return two(Map.of("exitFit", true), "priya", "victor", "elena")
                .valued(ALPHA, 812_000_000)
                .markets("land-grab", "audit-season")
                .exit(exit)
                .matureRound()
                .team(ALPHA)
                .valuation;
    }

    @Test
    void each_team_may_draw_an_exit_of_its_own() {
        Set<List<String>> draws = new HashSet<>();
        for (long seed = 0; seed < 20; seed++) {
            Table table = two(Map.of("exitDraw", "each"), "priya", "victor", "elena");
            table.s.exitDraws = new Rng(seed);
            table.matureRound();
            assertThat(table.heard(EsopEvent.ExitsDrawn.class)).hasSize(1);
            draws.add(Arrays.stream(table.s.exits).map(ExitLine::card).toList());
        }
        assertThat(draws).as("alike and different").hasSizeGreaterThan(5);
    }

    // Table options

    @Test
    void the_pace_scales_every_clock() {
        assertThat(millis("normal")).containsExactly(12_000, 5_000, 2_500);
        assertThat(millis("relaxed")).containsExactly(18_000, 7_500, 3_750);
        assertThat(millis("brisk")).containsExactly(7_200, 3_000, 1_500);
    }

    private static long[] millis(String option) {
        Pace pace = Table.of(2, Map.of("pace", option)).pace();
        return new long[] {
            pace.millis(), pace.calls().get(0).left(), pace.calls().get(1).left()
        };
    }

    @Test
    void a_hint_is_shown_only_where_the_table_wants_hints() {
        assertThat(Table.of(2).view(ALPHA).hint()).isNull();
        Integer hint = Table.of(2, Map.of("hints", true)).view(ALPHA).hint();
        assertThat(hint).isNotNull().isGreaterThanOrEqualTo(25).matches(bid -> bid % 25 == 0);
    }

    @Test
    void the_hint_is_the_price_of_the_expert() {
        Table table = Table.of(5, Map.of("hints", true)).lots(allMainCards("lucia-ferrante"));
        assertThat(table.view(ALPHA).hint()).isEqualTo(expertPrice());
    }

    private static String[] allMainCards(String first) {
        return Stream.concat(
                        Stream.of(first),
                        BOX.employees().stream()
                                .filter(card -> card.deck() == Employee.Deck.main
                                        && !card.id().equals(first))
                                .map(Employee::id))
                .toArray(String[]::new);
    }

    /** 10.2 written out once more, card by card. */
    private static int expertPrice() {
        double[] worth = BOX.employees().stream()
                .filter(card -> card.deck() == Employee.Deck.main)
                .mapToDouble(card -> BOX.marketCards().stream()
                        .filter(market -> market.deck() == MarketCard.Deck.classic)
                        .mapToInt(market -> inMarket(card, market))
                        .average()
                        .orElseThrow())
                .sorted()
                .toArray();
        double replacement = worth[worth.length - 15];
        double sum = 0;
        for (double each : worth) sum += Math.pow(Math.max(0, each - replacement), 2.5);
        double lucia = BOX.marketCards().stream()
                .filter(market -> market.deck() == MarketCard.Deck.classic)
                .mapToInt(market -> inMarket(employee("lucia"), market))
                .average()
                .orElseThrow();
        double limit = 25 + 0.7 * 5 * (1000 - 75 - 100) * Math.pow(lucia - replacement, 2.5) / sum;
        return (int) limit / 25 * 25;
    }

    private static int inMarket(Employee card, MarketCard market) {
        int total = Math.max(0, card.hardSkill() + market.hard(card.category()));
        for (Employee.Trait trait : card.softSkills()) total += Math.max(0, trait.value() + market.soft(trait.skill()));
        return total;
    }
}
