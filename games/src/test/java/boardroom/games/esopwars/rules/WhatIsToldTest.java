package boardroom.games.esopwars.rules;

import static boardroom.games.esopwars.rules.Table.ALPHA;
import static boardroom.games.esopwars.rules.Table.BETA;
import static boardroom.games.esopwars.rules.Table.GAME;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import boardroom.engine.Arg;
import boardroom.engine.Box.BotPause;
import boardroom.engine.Choice;
import boardroom.engine.Prompt;
import boardroom.engine.Skill;
import boardroom.engine.Step;
import boardroom.games.esopwars.rules.EsopMove.Wildcard;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sentences, refusals and log lines say what is true under the options of the table. */
class WhatIsToldTest {

    private static Table two(Map<String, ?> options) {
        return Table.of(2, options)
                .employs(ALPHA, "priya", "victor", "mei-ling")
                .employs(BETA, "kwame", "mateo", "dev");
    }

    @Test
    void where_nothing_is_kept_back_a_bid_above_the_pool_is_refused_by_the_pool() {
        Table table = Table.of(2, Map.of("secondaryAuction", false))
                .employs(ALPHA, "priya", "mateo")
                .pool(ALPHA, 50)
                .lots("tomasz", "omar");
        assertThat(table.refusalOfBid(ALPHA, 75)).isEqualTo(new Auction.Refused.AbovePool(50).say());
        assertThat(table.limit(ALPHA).kept()).isZero();
        Table keeping =
                Table.of(2).employs(ALPHA, "priya", "mateo").pool(ALPHA, 75).lots("tomasz", "omar");
        assertThat(keeping.refusalOfBid(ALPHA, 75)).isEqualTo(new Auction.Refused.AboveYourLimit(50).say());
    }

    @Test
    void the_prompt_lists_four_raises_and_the_pass() {
        Table table = Table.of(2).pool(ALPHA, 125).bid(BETA, 25);
        List<Choice> choices = GAME.prompt(table.s, ALPHA).choices();
        assertThat(choices).hasSize(5);
        assertThat(choices.getFirst().main()).isTrue();
        assertThat(choices.get(0).refusal()).isNull();
        assertThat(choices.get(1).refusal()).isEqualTo(new Auction.Refused.AboveYourLimit(50).say());
        assertThat(GAME.prompt(table.s, BETA).choices()).isEmpty();
        assertThat(GAME.prompt(table.s, BETA).sentence())
                .isEqualTo(new MainAuctionWords.Asking.YouLead(table.lot().card, 25).say());
        assertThat(GAME.prompt(table.s, Prompt.WATCHER).sentence())
                .isEqualTo(new MainAuctionWords.Asking.Leads(BETA, table.lot().card, 25).say());
    }

    @Test
    void the_last_market_of_four_is_no_secret() {
        Table table = two(Map.of("wildcard", "swing", "marketRounds", 4))
                .markets("ai-hype", "land-grab")
                .matureRound();
        assertThat(GAME.prompt(table.s, ALPHA).detail()).isEqualTo(new MarketRoundWords.Detail.Wildcard(2).say());
        table.timeout(ALPHA, BETA);
        assertThat(GAME.prompt(table.s, ALPHA).detail()).isEqualTo(new MarketRoundWords.Detail.Wildcard(1).say());
        assertThat(GAME.preview(table.s, ALPHA, new Wildcard("shield")).changes())
                .as("Land Grab is all that can come")
                .hasSize(1);
    }

    @Test
    void people_who_fit_an_exit_are_told_with_it() {
        Table table = two(Map.of("exitFit", true)).exit("ipo").matureRound();
        assertThat(table.heard(EsopEvent.ExitRevealed.class).getFirst().fit()).isEqualTo("counts");
        assertThat(table.heard(EsopEvent.CompanyExited.class))
                .extracting(EsopEvent.CompanyExited::fitting, EsopEvent.CompanyExited::multiplier)
                .containsExactly(tuple(2, Units.multiplier(27)), tuple(1, Units.multiplier(26)));
        Step exit = GAME.result(table.s)
                .standings()
                .get(ALPHA)
                .breakdowns()
                .getFirst()
                .steps()
                .getLast();
        assertThat(exit).isEqualTo(Step.of(new Outcome.Label.AtTheExit("ipo", 2), Units.multiplier(27), "factor"));
        assertThat(two(Map.of())
                        .exit("ipo")
                        .matureRound()
                        .heard(EsopEvent.ExitRevealed.class)
                        .getFirst()
                        .fit())
                .isEqualTo("off");
    }

    @Test
    void a_hire_cheaper_than_its_bid_is_explained_by_the_perk() {
        Table table = Table.of(2, Map.of("perks", true))
                .employs(ALPHA, "kwame")
                .employs(BETA, "lucia", "victor", "omar")
                .lots("tomasz", "dev", "hanna")
                .bid(ALPHA, 75);
        assertThat(table.heard(EsopEvent.PerkSaved.class))
                .containsExactly(
                        new EsopEvent.PerkSaved(new Arg.Seat(ALPHA), new Arg.CardId("lean-hiring"), Units.equity(7)));
        assertThat(table.heard(EsopEvent.Sold.class).getFirst().price()).isEqualTo(Units.equity(68));
    }

    @Test
    void without_the_perk_no_saving_is_told() {
        Table table = Table.of(2)
                .employs(ALPHA, "kwame")
                .employs(BETA, "lucia", "victor", "omar")
                .lots("tomasz", "dev", "hanna")
                .bid(ALPHA, 75);
        assertThat(table.heard(EsopEvent.PerkSaved.class)).isEmpty();
        assertThat(table.heard(EsopEvent.Sold.class).getFirst().price()).isEqualTo(Units.equity(75));
    }

    /** Section 8: without the second auction the reserve is unused, so nobody waits outside. */
    @Test
    void a_reserve_that_never_comes_is_not_shown() {
        assertThat(Table.of(2).view().reserve()).hasSize(3);
        assertThat(Table.of(2, Map.of("secondaryAuction", false)).view().reserve())
                .isEmpty();
        assertThat(Table.of(2, Map.of("reserve", "random")).view().catalogue())
                .as("eight cards to come and three face down")
                .hasSize(11);
    }

    /** R64: the log shows of the reserve what the table shows. */
    @ParameterizedTest
    @CsvSource({
        "true, fixed, 3, 0, 3",
        "true, random, 0, 3, 3",
        "false, fixed, 0, 0, 0",
        "false, random, 0, 0, 0",
    })
    void log_and_table_show_the_same_reserve(boolean second, String reserve, int open, int turnedUp, int atLast) {
        Table table = Table.of(2, Map.of("secondaryAuction", second, "reserve", reserve));
        assertThat(table.view().reserve()).as("from the start").hasSize(open);
        for (int lot = 0; lot < 3; lot++) table.bid(ALPHA, 25).pass(BETA);
        for (int lot = 0; lot < 3; lot++) table.bid(BETA, 25);
        List<String> told = table.heard(EsopEvent.ReserveShown.class).stream()
                .flatMap(shown -> shown.cards().stream())
                .map(Arg.CardId::card)
                .toList();
        assertThat(told).as("in the log").hasSize(turnedUp);
        assertThat(table.view().reserve())
                .as("when the main auction has ended")
                .hasSize(atLast)
                .containsAll(told);
    }

    /** Section 8: the pace multiplies every value of `clocks`, that of the bots too. */
    @Test
    void bots_think_at_the_pace_of_the_table() {
        assertThat(thinking("normal")).isEqualTo(new BotPause(500, 2500));
        assertThat(thinking("relaxed")).isEqualTo(new BotPause(750, 3750));
        assertThat(thinking("brisk")).isEqualTo(new BotPause(300, 1500));
    }

    private static BotPause thinking(String pace) {
        Table table = Table.of(2, Map.of("pace", pace));
        return GAME.botPause(table.s, ALPHA, Skill.REGULAR);
    }
}
