package boardroom.games.boss.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.games.boss.box.Crack;
import boardroom.games.boss.box.Issue;
import boardroom.games.boss.rules.BossMove.Answer;
import boardroom.games.boss.rules.BossMove.IssueAnswer;
import boardroom.games.boss.rules.BossMove.IssueChoice;
import boardroom.games.boss.rules.BossMove.IssueSeen;
import boardroom.games.boss.rules.Fixture.CompanyOf;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** 4.6: every issue card, just passed and just not passed, and all that each of its answers does. */
class IssueCardsTest {
    /** What passes the test only just, what misses it only just, what a pass gives, and what each way out does. */
    record Case(
            String card,
            Consumer<CompanyOf> passing,
            Consumer<CompanyOf> failing,
            List<String> onPass,
            List<String> first,
            List<String> second) {
        @Override
        public String toString() {
            return card;
        }
    }

    private static Case issue(
            String card, Consumer<CompanyOf> passing, Consumer<CompanyOf> failing, String first, String... second) {
        return new Case(card, passing, failing, List.of(), List.of(first), List.of(second));
    }

    private static Case gives(Case issue, String onPass) {
        return new Case(issue.card, issue.passing, issue.failing, List.of(onPass), issue.first, issue.second);
    }

    /** Company of four, morale 12 (founder 3, Boris 3, Celia 2, Pip 4), two exact bosses, three layers, $9, 5 T, 3 ideas. */
    private static Stream<Case> cases() {
        Consumer<CompanyOf> happy = c -> {};
        Consumer<CompanyOf> content = c -> c.morale("pip", 3);
        Consumer<CompanyOf> skill12 = c -> c.skill(12);
        Consumer<CompanyOf> skill11 = c -> c.skill(11);
        Consumer<CompanyOf> skill9 = c -> c.skill(9).research(3);
        Consumer<CompanyOf> skill8 = c -> c.skill(8).research(3);
        Consumer<CompanyOf> twoExact = c -> {};
        Consumer<CompanyOf> oneExact = c -> c.it().exactBosses = 1;
        Consumer<CompanyOf> threeLayers = c -> {};
        Consumer<CompanyOf> fourLayers = c -> c.it().layers = 4;
        Consumer<CompanyOf> noOverload = c -> {};
        Consumer<CompanyOf> overload = c -> c.it().overloadedBosses = 1;
        return Stream.of(
                issue("mug-war", happy, content, "cash 7", "boris 2", "celia 1"),
                issue("gossip", threeLayers, fourLayers, "time 3", "founder 2", "boris 2"),
                issue("bus-stop-poacher", c -> c.morale("founder", 0), c -> c.morale("pip", 1), "cash 6", "pip gone"),
                issue("burnout", noOverload, overload, "next -3", "celia 0"),
                issue("turf-war", twoExact, oneExact, "cash 7", "next -2"),
                issue("lost-newcomer", c -> {}, c -> c.it().hiredThisRound = 1, "time 4", "pip 3"),
                gives(issue("hot-server", skill9, skill8, "cash 7", "second-moon 2"), "ideas 4"),
                issue(
                        "ancient-spreadsheet",
                        c -> c.research(3),
                        c -> c.research(2),
                        "time 3",
                        "second-moon 1",
                        "smart-doormat 2"),
                issue("wrong-screws", skill9, skill8, "cash 6", "vp -1", "smart-doormat gone"),
                issue("printer-uprising", skill9, skill8, "time 4", "cash 7"),
                issue("small-explosion", c -> c.research(6), c -> c.research(5), "cash 6", "next -3"),
                issue(
                        "lost-password",
                        c -> c.completed("queue-optimiser", "sand-export", "map-colouring", "proof-of-concept"),
                        c -> c.completed("queue-optimiser", "sand-export", "map-colouring"),
                        "ideas 2",
                        "next -2"),
                issue("creative-expenses", noOverload, overload, "cash 6", "vp -1"),
                issue("wrong-currency", skill12, skill11, "cash 7", "time 3"),
                issue("tax-inspection", c -> c.cash(4), c -> c.cash(5), "cash 1", "time 3", "next -2"),
                issue("coffee-contract", happy, content, "cash 7", "founder 2", "boris 2", "celia 1", "pip 2"),
                issue(
                        "rent-review",
                        c -> {},
                        c -> c.chart("founder > boris celia", "celia > pip sol"),
                        "cash 6",
                        "next -3"),
                issue(
                        "supplier-bust",
                        c -> c.it().ongoing = new Ongoing[] {c.it().ongoing[0]},
                        c -> {},
                        "cash 6",
                        "second-moon 2"),
                issue("one-star-review", c -> c.skill(8), c -> c.skill(7), "cash 7", "vp -1"),
                issue("scope-creep", twoExact, oneExact, "time 3", "vp -1", "smart-doormat gone"),
                gives(issue("change-of-mind", skill12, skill11, "ideas 2", "second-moon 2"), "cash 10"),
                issue("wrong-delivery", threeLayers, fourLayers, "cash 7", "time 3"),
                issue("contract-dispute", skill12, skill11, "cash 5", "vp -1"),
                gives(issue("too-good-open-day", happy, content, "cash 8", "time 3"), "cash 12"));
    }

    private static Fixture drawn(Case each, Consumer<CompanyOf> given) {
        Fixture table = Fixture.table(2).issuesOnTop(each.card);
        CompanyOf company = table.company(0)
                .chart("founder > boris celia", "boris > pip")
                .cash(9)
                .ideas(3)
                .works("second-moon", 0, 0)
                .works("smart-doormat", 0, 1)
                .cracks(Crack.OVERLOAD);
        given.accept(company);
        return table;
    }

    private static List<String> changes(Case each, Consumer<CompanyOf> given, IssueAnswer answer) {
        Fixture table = drawn(each, given);
        WhatChanged since = WhatChanged.since(table, 0);
        table.only("issue").play(0, answer);
        assertThat(table.phase()).isEqualTo("end");
        return since.now();
    }

    private static IssueChoice way(Case each, Answer answer) {
        boolean isOpen = Targets.isOpen(IssuePhase.way(Fixture.issue(each.card), answer));
        return new IssueChoice(answer, isOpen ? "second-moon" : null);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void passed_it_is_over(Case each) {
        assertThat(changes(each, each.passing, IssueSeen.SEEN)).containsExactlyElementsOf(each.onPass);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void not_passed_it_must_be_answered(Case each) {
        Fixture table = drawn(each, each.failing).only("issue");
        assertThat(table.refusal(0, IssueSeen.SEEN)).isEqualTo("issue-not-passed");
    }

    @ParameterizedTest
    @MethodSource("cases")
    void the_first_way_out(Case each) {
        assertThat(changes(each, each.failing, way(each, Answer.FIRST))).containsExactlyElementsOf(each.first);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void the_second_way_out(Case each) {
        assertThat(changes(each, each.failing, way(each, Answer.SECOND))).containsExactlyElementsOf(each.second);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void a_quick_fix_costs_an_idea_and_nothing_else(Case each) {
        assertThat(changes(each, each.failing, new IssueChoice(Answer.QUICK_FIX, null)))
                .containsExactly("ideas 2");
    }

    @Test
    void every_card_of_the_box_is_tried() {
        assertThat(cases().map(Case::card))
                .containsExactlyInAnyOrderElementsOf(
                        Fixture.box().issues().stream().map(Issue::id).toList());
    }

    @Test
    void no_card_of_the_box_is_without_consequence() {
        for (Issue issue : Fixture.box().issues()) {
            assertThat(issue.choices().getLast().effects()).as(issue.id()).isNotEmpty();
            assertThat(issue.choices().getLast().cost()).as(issue.id()).isNull();
            assertThat(issue.choices().getFirst().cost() == null
                            && issue.choices().getFirst().effects().isEmpty())
                    .as(issue.id())
                    .isFalse();
        }
    }
}
