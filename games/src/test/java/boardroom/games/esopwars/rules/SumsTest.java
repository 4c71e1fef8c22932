package boardroom.games.esopwars.rules;

import static boardroom.games.esopwars.rules.Table.ALPHA;
import static boardroom.games.esopwars.rules.Table.BETA;
import static boardroom.games.esopwars.rules.Table.BOX;
import static boardroom.games.esopwars.rules.Table.GAME;
import static boardroom.games.esopwars.rules.Table.GAMMA;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Rng;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.MarketCard;
import boardroom.games.esopwars.box.Terms;
import boardroom.games.esopwars.rules.EsopMove.Wildcard;
import boardroom.games.esopwars.view.EsopPublicView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is told of a sum adds up, with every option. */
class SumsTest {
    /** 5.2: P, D and what the perks add come to S, so a list of them can be read like a bill. */
    @ParameterizedTest
    @ValueSource(strings = {"floor", "unit", "free"})
    void strength_swing_and_perks_come_to_the_skill_total(String range) {
        Rng rng = new Rng(3);
        Terms terms = Table.of(2, Map.of("perks", true, "skillRange", range)).s.terms;
        Team team = new Team(ALPHA, 1);
        for (int trial = 0; trial < 400; trial++) {
            List<Employee> cards = new ArrayList<>(BOX.employees());
            rng.shuffle(cards);
            team.hires = new Hire[3];
            for (int i = 0; i < 3; i++) team.hires[i] = new Hire(cards.get(i), 25, rng.below(3));
            MarketCard market =
                    BOX.marketCards().get(rng.below(BOX.marketCards().size()));
            Growth growth = SkillTotal.growth(BOX, new Perks(BOX), terms, team, null, market);
            int sum = growth.strength() + growth.marketSwing();
            for (Growth.PerkLine perk : growth.perks()) sum += perk.points();
            assertThat(sum).as("%s", growth).isEqualTo(growth.total());
            int adjusted = 0;
            for (Growth.EmployeeLine line : growth.employees()) adjusted += line.adjusted();
            assertThat(adjusted).isEqualTo(growth.strength() + growth.marketSwing());
        }
    }

    /** Example 32: what the market made and what the wildcard made of it are told one after the other. */
    @Test
    void a_wildcard_on_the_valuation_is_told_after_the_growth() {
        Table table = Table.of(2, Map.of("wildcard", "valuation"))
                .employs(ALPHA, "jun", "amara", "noah")
                .employs(BETA, "grace", "kwame", "dev")
                .markets("ai-hype", "audit-season", "capital-drought", "land-grab")
                .seedRound()
                .play(ALPHA, new Wildcard("double-down"))
                .play(BETA, new Wildcard("shield"));
        assertThat(table.heard(EsopEvent.CompanyGrew.class).getFirst().after()).isEqualTo(Units.valuation(187_500_000));
        assertThat(table.heard(EsopEvent.WildcardCounted.class))
                .as("a shield that shielded nothing is not told")
                .singleElement()
                .satisfies(told -> {
                    assertThat(told.before()).isEqualTo(Units.valuation(187_500_000));
                    assertThat(told.after()).isEqualTo(Units.valuation(350_000_000));
                });
    }

    /** Section 11, "what if": another market in the last round, everything else as it was, the wildcard too. */
    @Test
    void what_if_keeps_the_wildcard_of_the_last_round() {
        Table table = Table.of(2, Map.of("wildcard", "swing"))
                .employs(ALPHA, "jun", "amara", "noah")
                .employs(BETA, "grace", "kwame", "dev")
                .markets("land-grab", "ai-hype")
                .exit("joint-venture")
                .matureRound()
                .play(ALPHA, new Wildcard("double-down"))
                .play(BETA, new Wildcard(Wildcard.KEEP));
        EsopPublicView.WhatIfView hype = table.endView().whatIf().getFirst();
        assertThat(hype.seat()).isEqualTo(ALPHA);
        assertThat(hype.total()).isEqualTo(850);
        assertThat(hype.valuation()).isEqualTo(237_500_000L * 15 / 10);
    }

    /** 5.5: pool, grants and what leavers took along come to the whole pool. */
    @ParameterizedTest
    @CsvSource({"kept, 175", "half, 88", "returned, 0"})
    void what_a_leaver_took_along_is_told_as_it_was(String leaverGrant, int kept) {
        Table table = Table.of(2, Map.of("leaverGrant", leaverGrant))
                .employs(ALPHA, "priya", "mateo", "hanna")
                .employs(BETA, "lucia", "victor", "omar")
                .grants(ALPHA, 300, 175, 300)
                .pool(ALPHA, 225)
                .secondary("mateo", "omar");
        EsopPublicView.TeamView alpha = table.view().teams().getFirst();
        assertThat(alpha.leavers()).containsExactly(new EsopPublicView.LeaverView("mateo-rivas", kept));
        int sum = alpha.pool();
        for (EsopPublicView.EmployeeView employee : alpha.employees()) sum += employee.grant();
        for (EsopPublicView.LeaverView leaver : alpha.leavers()) sum += leaver.grant();
        assertThat(sum).isEqualTo(1000);
    }

    /** 4.1.5, `shortfall=placement`: nobody ends short, so nobody is warned of it. */
    @Test
    void with_placement_the_last_spare_card_is_told_without_a_threat() {
        Table table = Table.of(3, Map.of("shortfall", "placement"))
                .employs(ALPHA, "priya")
                .employs(BETA, "grace", "kwame")
                .employs(GAMMA, "lucia", "victor")
                .lots("tomasz", "dev", "amara", "omar", "pavel")
                .pass(ALPHA, BETA, GAMMA);
        assertThat(table.heard(EsopEvent.SpareChanged.class))
                .containsExactly(new EsopEvent.SpareChanged(0, 4, 4, "placement"));
        assertThat(GAME.prompt(table.s, ALPHA).sentence().key()).isEqualTo("prompt.open-or-be-placed");
        table.pass(ALPHA, BETA, GAMMA);
        assertThat(table.employees(ALPHA)).isEqualTo("Priya Dev");
    }

    /** Example 17: fewer cards than desks is no number of spare cards. */
    @Test
    void too_few_cards_are_told_as_such() {
        Table table = Table.of(3)
                .employs(ALPHA, "priya")
                .employs(BETA, "grace", "kwame")
                .employs(GAMMA, "lucia", "victor")
                .lots("tomasz", "dev", "amara", "omar")
                .pass(ALPHA, BETA, GAMMA);
        assertThat(table.heard(EsopEvent.TooFewCards.class)).containsExactly(new EsopEvent.TooFewCards(3, 4));
        assertThat(GAME.prompt(table.s, -1).detail()).isEqualTo(new MainAuctionWords.Detail.TooFewCards(3, 4).say());
        table.bid(BETA, 25).pass(ALPHA, GAMMA);
        table.bid(GAMMA, 25).pass(ALPHA);
        assertThat(table.team(ALPHA).disqualified).isTrue();
        assertThat(table.heard(EsopEvent.SpareChanged.class))
                .as("nobody is told of spare cards once nobody needs one")
                .isEmpty();
    }
}
