package boardroom.games.boss.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.games.boss.box.EventCard;
import boardroom.games.boss.rules.BossMove.EventChoice;
import boardroom.games.boss.rules.Fixture.CompanyOf;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** 4.3: every event card, on both sides of what it asks, does what its text says and nothing else. */
class EventCardsTest {
    private static final int NOT_ASKED = -1;

    /** A company, what it chooses, what the die shows, and all that changes in it. */
    record Case(String card, String when, Consumer<CompanyOf> given, int choice, int die, List<String> then) {
        @Override
        public String toString() {
            return card + ": " + when;
        }
    }

    private static Case strikes(String card, String when, Consumer<CompanyOf> given, String... then) {
        return new Case(card, when, given, NOT_ASKED, 6, List.of(then));
    }

    private static Case rolls(String card, int die, Consumer<CompanyOf> given, String... then) {
        return new Case(card, "die shows " + die, given, NOT_ASKED, die, List.of(then));
    }

    private static Case chooses(String card, int choice, int die, Consumer<CompanyOf> given, String... then) {
        return new Case(card, "choice " + choice + ", die " + die, given, choice, die, List.of(then));
    }

    private static void nothing(CompanyOf company) {}

    /** $5, 5 T, no ideas; the founder has morale 3, Boris 3, Celia 2, Pip 4; two exact bosses, three layers. */
    private static Stream<Case> cases() {
        Consumer<CompanyOf> plain = EventCardsTest::nothing;
        return Stream.of(
                strikes("tax-rebate", "always", plain, "cash 8"),
                strikes("bank-holiday", "always", c -> c.morale("boris", 5), "founder 4", "celia 3", "pip 5"),
                strikes("viral-video", "morale 12", plain, "cash 8"),
                strikes("viral-video", "morale 11", c -> c.morale("pip", 3), "cash 7"),
                strikes(
                        "viral-video",
                        "what lasts counts",
                        c -> c.completed("canteen-on-rails", "charity-fun-run"),
                        "cash 9"),
                strikes(
                        "viral-video",
                        "at most $5",
                        c -> c.morale("founder", 5)
                                .morale("boris", 5)
                                .morale("celia", 5)
                                .morale("pip", 5)
                                .completed("canteen-on-rails", "bottled-silence"),
                        "cash 10"),
                strikes("open-lab-day", "R&D 2", c -> c.research(2), "ideas 1"),
                strikes("open-lab-day", "R&D 3", c -> c.research(3), "ideas 2"),
                strikes("open-lab-day", "ideas stop at 9", c -> c.research(3).ideas(8), "ideas 9"),
                strikes("venture-tourists", "nobody is ahead", plain, "cash 6"),
                strikes("benchmark-report", "skill 8 of 8", c -> c.skill(8), "cash 8"),
                strikes("benchmark-report", "skill 7 of 8", c -> c.skill(7), "cash 3"),
                strikes("benchmark-report", "insured", c -> c.skill(7).completed("forecast-of-forecasts")),
                strikes("staff-survey", "happy", plain, "cash 6", "ideas 1"),
                strikes("staff-survey", "content", c -> c.morale("pip", 3)),
                strikes(
                        "staff-survey",
                        "grumpy",
                        c -> c.morale("pip", 0).morale("founder", 2),
                        "founder 1",
                        "boris 2",
                        "celia 1"),
                strikes("span-audit", "two exact", plain, "cash 7"),
                strikes("span-audit", "one overloaded", c -> c.chart("founder > boris celia pip"), "cash 3"),
                strikes("wealth-tax", "$12", c -> c.cash(12), "cash 9"),
                strikes("wealth-tax", "$11", c -> c.cash(11)),
                strikes("wealth-tax", "$5", plain),
                strikes("wealth-tax", "$4", c -> c.cash(4), "cash 7"),
                strikes("wealth-tax", "insured", c -> c.cash(12).completed("insurance-insurance"), "cash 11"),
                strikes("delayering-fad", "three layers", plain, "time 7"),
                strikes("delayering-fad", "four layers", c -> c.it().layers = 4),
                strikes("delayering-fad", "five layers", c -> c.it().layers = 5, "time 3"),
                strikes("delayering-fad", "T stop at 0", c -> c.time(1).it().layers = 5, "time 0"),
                strikes("flu-season", "4 people", plain, "time 4"),
                strikes("flu-season", "2 people", c -> c.chart("founder > boris")),
                rolls("blowfish-gala", 1, plain, "founder gone"),
                rolls("blowfish-gala", 2, plain, "cash 6"),
                rolls("blowfish-gala", 1, c -> c.chart("board > boris celia")),
                rolls("golf-buggy", 1, c -> c.tenure("founder", 9), "founder gone"),
                rolls("golf-buggy", 2, c -> c.tenure("founder", 9), "founder gone"),
                rolls("golf-buggy", 3, c -> c.tenure("founder", 9)),
                rolls("golf-buggy", 1, c -> c.tenure("founder", 8)),
                strikes(
                        "burst-pipe",
                        "the largest",
                        c -> c.works("second-moon", 3, 0).works("submarine-taxi", 0, 0),
                        "submarine-taxi 2"),
                strikes(
                        "burst-pipe",
                        "tie: taken earlier",
                        c -> c.works("soil-that-weeds-itself", 0, 0).works("very-long-conveyor", 0, 0),
                        "soil-that-weeds-itself 2"),
                strikes("burst-pipe", "too late", c -> c.works("second-moon", 0, 1), "vp -1", "second-moon gone"),
                strikes("burst-pipe", "no project", plain),
                strikes("cyber-attack", "R&D 2", c -> c.research(2).ideas(2), "cash 3", "ideas 1"),
                strikes("cyber-attack", "R&D 3", c -> c.research(3).ideas(2)),
                strikes(
                        "cyber-attack",
                        "shielded",
                        c -> c.completed("memorable-password").ideas(2)),
                chooses("charity-skydive", 0, 2, plain, "cash 9", "vp 1"),
                chooses("charity-skydive", 0, 1, plain, "cash 9", "vp 1", "founder gone"),
                chooses("charity-skydive", 1, 1, plain),
                chooses("charity-skydive", NOT_ASKED, 1, c -> c.chart("board > boris celia")),
                chooses("innovation-prize", 0, 1, c -> c.ideas(3), "cash 10", "ideas 1"),
                chooses("innovation-prize", 1, 1, c -> c.ideas(3)),
                chooses("headhunters", 0, 1, plain, "cash 2"),
                chooses("headhunters", 1, 1, plain, "celia gone"),
                chooses("headhunters", 1, 1, c -> c.morale("boris", 1), "boris gone"),
                chooses("headhunters", 1, 1, c -> c.morale("boris", 2).morale("founder", 0), "celia gone"),
                chooses("headhunters", NOT_ASKED, 1, c -> c.morale("celia", 3)),
                strikes("public-tender", "nothing changes yet", plain),
                strikes("stem-grant", "nothing changes yet", plain),
                strikes("graduate-fair", "nothing changes yet", plain),
                strikes("supplier-price-war", "nothing changes yet", plain),
                strikes("golden-autumn", "nothing changes yet", plain),
                strikes("recession", "nothing changes yet", plain),
                strikes("wage-spiral", "nothing changes yet", plain),
                strikes("rail-strike", "nothing changes yet", plain));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void a_card_does_what_its_text_says(Case each) {
        Fixture table = Fixture.table(2).eventsOnTop(each.card);
        CompanyOf company = table.company(0).chart("founder > boris celia", "boris > pip");
        each.given.accept(company);
        table.s.dice = WhatChanged.die(6, each.die);
        WhatChanged since = WhatChanged.since(table, 0);
        table.only("event");
        if (each.choice >= 0) table.play(0, new EventChoice(each.choice));
        else assertThat(table.game.owes(table.s).has(0)).isFalse();
        if (table.game.owes(table.s).has(1)) table.timeout(1);
        assertThat(since.now()).containsExactlyElementsOf(each.then);
        assertThat(table.phase()).isEqualTo("end");
    }

    @Test
    void every_card_of_the_box_is_tried() {
        Set<String> tried = cases().map(Case::card).collect(Collectors.toCollection(TreeSet::new));
        assertThat(tried)
                .containsExactlyInAnyOrderElementsOf(
                        Fixture.box().events().stream().map(EventCard::id).toList());
    }

    @Test
    void no_card_of_the_box_is_without_effect() {
        for (EventCard card : Fixture.box().events()) {
            boolean isEmpty = card.rules().isEmpty()
                    && card.choices().isEmpty()
                    && card.modifiers().isEmpty()
                    && card.thisRound() == null;
            assertThat(isEmpty).as(card.id()).isFalse();
            assertThat(card.modifiers().isEmpty()).as(card.id()).isEqualTo(card.duration() == null);
        }
    }
}
