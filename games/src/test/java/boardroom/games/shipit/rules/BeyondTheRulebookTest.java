package boardroom.games.shipit.rules;

import static boardroom.games.shipit.rules.Fixture.BOX;
import static boardroom.games.shipit.rules.Fixture.company;
import static boardroom.games.shipit.rules.Fixture.engineer;
import static boardroom.games.shipit.rules.Fixture.index;
import static boardroom.games.shipit.rules.Fixture.openPlanning;
import static boardroom.games.shipit.rules.Fixture.plan;
import static boardroom.games.shipit.rules.Fixture.play;
import static boardroom.games.shipit.rules.Fixture.refusal;
import static boardroom.games.shipit.rules.Fixture.resolve;
import static boardroom.games.shipit.rules.Fixture.state;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Event;
import boardroom.engine.Events;
import boardroom.engine.Telling;
import boardroom.engine.phases.Turn;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.box.Theme;
import boardroom.games.shipit.view.ShipPublicView;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Worked examples that the rulebook does not give: where two of its sentences meet. */
class BeyondTheRulebookTest {
    private static ShipState themed(String theme, int round, Company... companies) {
        ShipState s = state(round, Map.of("market-themes", true), companies);
        Theme card = Fixture.there(ShipBox.find(BOX.marketThemes(), theme));
        s.themes = new Theme[] {card, card, card, card};
        return s;
    }

    private static Company idle(int seat) {
        return company(seat, "angel", "quality", "platform");
    }

    /** 5.2: AI Hype adds before AI-First halves: (1 + 1) + (4 + 1) = 7, half of it up is 4. */
    @Test
    void ai_hype_is_halved_with_the_rest() {
        Company c = company(0, "vc", "ai", "consumer");
        plan(c, "S frontend AI > develop", "I AI > develop", "J ai > research");
        resolve(themed("ai-hype", 2, c, idle(1)), c);
        assertThat(c.debt).isEqualTo(2 + 4);
        assertThat(c.money).as("Research AI is free").isEqualTo(100);
    }

    /** 5.6 with Privacy Year: twice 10 for Optimize and Monetization, Marketing as ever; a Skeptic's half is rounded up. */
    @Test
    void privacy_year_doubles_two_of_the_three() {
        Company c = company(0, "vc", "ai", "b2b");
        c.rating = 300;
        plan(c, "J ai > optimize", "J devops ai-skeptic > monetization", "J devops > marketing");
        resolve(themed("privacy-year", 1, c, idle(1)), c);
        // 20 x 0.55 x 0.8 = 8.8, 20 x 0.55 = 11, 10 x 0.5 x 0.8 = 4.
        assertThat(c.rating).isEqualTo(300 + 9 - 11 + 4);
    }

    /** 5.6: 5.5 hundredths up and 5.5 down are both 6, each rounded by itself. */
    @ParameterizedTest
    @CsvSource({"optimize, 6", "monetization, -6"})
    void half_a_hundredth_is_rounded_away_from_nothing(String action, int change) {
        Company c = company(0, "angel", "ai", "platform");
        c.debt = 0;
        plan(c, "J devops ai-skeptic > " + action);
        resolve(state(1, c), c);
        assertThat(c.rating - 390).isEqualTo(change);
    }

    /** 5.4: the market is what a lost coin left of it. */
    @ParameterizedTest
    @CsvSource({"0, 500, 50", "1, 4500, 450"})
    void monetization_counts_the_users_after_the_coin(int heads, int users, int factor) {
        Company c = company(0, "angel", "quality", "platform");
        c.mau = 1500;
        plan(c, "S devops > monetization", "J ai > go-viral");
        resolve(state(3, c), c, false, Luck.noted(0, heads));
        assertThat(c.mau).isEqualTo(users);
        assertThat(c.revenue).isEqualTo(200 + 3 * factor);
    }

    /** 5.2 and 5.6: AI takes debt from 9 to 10: critical at once for the rating, but nobody is forced before Planning. */
    @Test
    void debt_that_turns_critical_hurts_now_and_forces_next_round() {
        Company c = company(0, "angel", "quality", "platform");
        c.debt = 9;
        plan(c, "S devops AI > upgrade", "J ai > research", "J ai > research");
        resolve(state(2, c), c);
        assertThat(c.debt).isEqualTo(10);
        assertThat(c.rating).isEqualTo(390 + 10 - 20);
        assertThat(c.forced).isZero();
        Fixture.PLAN_RULES.force(c);
        assertThat(c.forced).isEqualTo(1);
    }

    /** 5.8: a card of the extended deck may be what makes debt critical. */
    @Test
    void a_dependency_can_force_the_next_plan() {
        Company c = company(0, "angel", "quality", "platform");
        c.debt = 7;
        c.roster = new Engineer[] {engineer(1, "S ai", 1), engineer(2, "I", 1), engineer(3, "J ai", 2)};
        ShipState s = state(1, c);
        Fixture.EVENT_RULES.strike(s, c, RoundExamplesTest.event("vulnerable-dependency"), false);
        assertThat(c.debt).isEqualTo(10);
        openPlanning(s);
        assertThat(c.plan).containsExactly(new PlanEntry(2, index("pay-down"), false));
        assertThat(refusal(s, 0, new ShipMove.Remove(2))).isEqualTo("refuse.forced");
        assertThat(refusal(s, 0, new ShipMove.SetAi(2, true))).isEqualTo("refuse.forced");
    }

    /** 4.3, Granting: forced entries take the first passes, so a company in critical debt claims later. */
    @Test
    void critical_debt_costs_the_first_passes() {
        Company a = company(0, "vc", "quality", "platform");
        Company b = company(1, "vc", "quality", "platform");
        a.debt = 12;
        a.roster = new Engineer[] {engineer(1, "J ai", 1), engineer(2, "S ai", 1)};
        b.roster = new Engineer[] {engineer(11, "J ai", 1)};
        ShipState s = state(2, Map.of(), a, b);
        openPlanning(s);
        play(s, 0, new ShipMove.Place(2, "marketing", false));
        play(s, 1, new ShipMove.Place(11, "marketing", false));
        play(s, 0, ShipMove.Ready.NOW);
        play(s, 1, ShipMove.Ready.NOW);
        assertThat(a.bounces).extracting(Bounce::engineer).containsExactly(2);
        assertThat(a.plan).extracting(PlanEntry::engineer).containsExactly(1);
        assertThat(b.locked).isTrue();
    }

    /** 4.3: the clock sends the bench to the end of the list, so a Night Owl that stood last does not any more. */
    @Test
    void the_clock_takes_the_last_place_from_a_night_owl() {
        Company a = company(0, "angel", "quality", "platform");
        a.roster = new Engineer[] {engineer(1, "S ai night-owl", 1), engineer(2, "J ai", 1)};
        Company b = idle(1);
        b.roster = new Engineer[] {engineer(11, "J ai", 1)};
        ShipState s = state(1, Map.of("planning", "live", "puzzle", "auto"), a, b);
        openPlanning(s);
        play(s, 0, new ShipMove.Place(1, "develop-features", false));
        assertThat(Fixture.PREVIEWS.projected(s, a, null).mau)
                .as("1.30 while it stands last")
                .isEqualTo(1800 + 650);
        Fixture.GAME.timeout(s, 0, Events.NONE);
        assertThat(a.plan).extracting(PlanEntry::engineer).containsExactly(1, 2);
        assertThat(Fixture.PREVIEWS.projected(s, a, null).mau).isEqualTo(1800 + 500);
    }

    /** 5.7: halved first, checked then; one company may claim several at once. */
    @Test
    void the_halved_users_claim_what_they_still_reach() {
        Company c = company(0, "angel", "quality", "platform");
        c.mau = 10_001;
        plan(c, "J ai > acquisition");
        ShipState s = state(4, c);
        Fixture.RESOLUTION.open(s, Events.NONE);
        assertThat(c.mau).isEqualTo(5001);
        assertThat(s.milestoneOwner[0]).as("First to 5K").isZero();
        assertThat(s.milestoneOwner[1]).as("Growth Hacker").isEqualTo(Turn.NOBODY);

        Company d = company(0, "angel", "quality", "platform");
        d.mau = 10_000;
        ShipState t = state(2, d);
        Fixture.RESOLUTION.open(t, Events.NONE);
        assertThat(new int[] {t.milestoneOwner[0], t.milestoneOwner[1]}).containsExactly(0, 0);
    }

    /** 5.7: the cap rises with the round, also in the fifth; equal companies are no underdogs. */
    @ParameterizedTest
    @CsvSource({"1, 9000, 9000, 40", "5, 9000, 9000, 80", "5, 7949, 7951, 89", "5, 7950, 7949, 80"})
    void income_of_the_first_of_two(int round, int users, int others, int money) {
        Company a = company(0, "angel", "quality", "platform");
        a.mau = users;
        a.money = 0;
        Company b = idle(1);
        b.mau = others;
        ShipState s = state(round, Map.of("rounds", 5), a, b);
        Fixture.RESOLUTION.open(s, Events.NONE);
        assertThat(a.money).isEqualTo(money);
    }

    /** 4.2: somebody earlier in the walk who could hire nobody more was not beaten by a tie. */
    @Test
    void who_could_hire_no_more_was_not_beaten_by_the_tie() {
        Company a = company(0, "vc", "ai", "b2b");
        Company b = company(1, "vc", "ai", "b2b");
        ShipState s = state(1, Map.of(), a, b);
        s.pool = new Candidate[3];
        for (int i = 0; i < 3; i++) s.pool[i] = new Candidate(engineer(i, "J ai", 0), Candidate.EVERYBODY, false);
        a.bids = new int[] {30, 29, 20};
        b.bids = new int[] {30, 0, 20};
        Telling told = new Telling();
        new Award(Fixture.HIRING, Fixture.RECRUITING).open(s, told);
        List<Event> hires = told.heardBy(0).stream()
                .filter(e -> e instanceof ShipEvent.Hired || e instanceof ShipEvent.HiredByTie)
                .toList();
        assertThat(hires.get(0)).isInstanceOf(ShipEvent.HiredByTie.class);
        assertThat(hires.get(2)).isInstanceOf(ShipEvent.Hired.class);
        assertThat(Fixture.there(s.lastDraft).hirings)
                .extracting(DraftReport.Hiring::tie)
                .containsExactly(true, false, false);
    }

    /** 4.2: the sheet handed in later is the one that was beaten, whatever the draft order. */
    @Test
    void with_first_submitted_the_later_sheet_is_beaten() {
        Company a = company(0, "vc", "ai", "b2b");
        Company b = company(1, "vc", "ai", "b2b");
        ShipState s = state(1, Map.of("bid-ties", "first-submitted"), a, b);
        s.pool = new Candidate[] {new Candidate(engineer(1, "J ai", 0), Candidate.EVERYBODY, false)};
        a.bids = new int[] {20};
        b.bids = new int[] {20};
        a.submitted = 2;
        b.submitted = 1;
        Telling told = new Telling();
        new Award(Fixture.HIRING, Fixture.RECRUITING).open(s, told);
        ShipEvent.HiredByTie tie = (ShipEvent.HiredByTie) told.heardBy(0).getFirst();
        assertThat(tie.seat().seat()).isEqualTo(1);
        assertThat(tie.beaten()).extracting(seat -> seat.seat()).containsExactly(0);
    }

    /** 4.2: Lean Team counts its own price against `keep`: 50 costs 40. */
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 37"})
    void keep_is_measured_by_the_price_paid(int keep, int left) {
        Company a = company(0, "boot", "quality", "b2b");
        Company b = idle(1);
        a.money = 41;
        a.keep = keep;
        ShipState s = state(1, Map.of(), a, b);
        s.pool = new Candidate[] {new Candidate(engineer(1, "S ai", 0), Candidate.EVERYBODY, false)};
        a.bids = new int[] {50};
        b.bids = new int[1];
        assertThat(SheetSum.ifUnopposed(Fixture.HIRING, s, a)).isEqualTo(41 - left);
        new Award(Fixture.HIRING, Fixture.RECRUITING).open(s, Events.NONE);
        assertThat(a.money).isEqualTo(left);
    }

    /** 8, recruits=open: two recruiters raise the limit by four. */
    @Test
    void every_recruiter_raises_the_limit() {
        Company a = company(0, "vc", "quality", "b2b");
        a.money = 200;
        plan(a, "J ai > hire", "J ai > hire");
        ShipState s = state(1, Map.of("recruits", "open"), a, idle(1));
        resolve(s, a);
        assertThat(a.recruits).isEqualTo(4);
        assertThat(Fixture.HIRING.hireLimit(s, a)).isEqualTo(6);
        assertThat(Fixture.HIRING.hireLimit(state(1, a), a)).as("reserved").isEqualTo(2);
    }

    /** 8, event-response: with the last $15; who has answered is not told that nobody asked. */
    @Test
    void the_last_money_softens_an_event() {
        Company a = company(0, "vc", "quality", "platform");
        Company b = company(1, "vc", "quality", "platform");
        a.money = 15;
        b.money = 40;
        ShipState s = state(2, Map.of("event-response", true, "event-deck", "extended"), a, b);
        s.deck[1] = RoundExamplesTest.event("botnet-wave");
        Fixture.GAME.goTo(s, "event", Events.NONE);
        play(s, 0, ShipMove.Respond.PAY);
        assertThat(refusal(s, 0, ShipMove.Respond.REFUSE)).isEqualTo("refuse.already-chosen");
        Telling told = new Telling();
        Fixture.GAME.play(s, 1, ShipMove.Respond.REFUSE, told);
        assertThat(a.money).isZero();
        assertThat(a.mau).isEqualTo(1750);
        assertThat(b.money).as("the wave takes $10 more").isEqualTo(30);
        assertThat(b.mau).isEqualTo(1400);
    }

    /** 5.8: an outage is told with what it closes, and in the last round closes nothing. */
    @ParameterizedTest
    @CsvSource({"3, 1", "4, 0"})
    void an_outage_is_told_with_what_it_closes(int round, int closed) {
        Company a = company(0, "vc", "quality", "platform");
        Company b = idle(1);
        b.servers = 16;
        ShipState s = state(round, Map.of(), a, b);
        s.deck[round - 1] = RoundExamplesTest.event("cloud-provider-outage");
        Telling told = new Telling();
        Fixture.GAME.goTo(s, "event", told);
        assertThat(told.heardBy(1).stream().filter(e -> e instanceof ShipEvent.ActionClosed))
                .hasSize(closed);
    }

    /** 5.8: an outage of the last round hits nobody, and is told so, in the forecast too. */
    @ParameterizedTest
    @CsvSource({"3, false", "4, true"})
    void an_outage_of_the_last_round_comes_too_late(int rounds, boolean late) {
        ShipState s = state(3, Map.of(), company(0, "vc", "quality", "platform"), idle(1));
        openPlanning(s);
        s.deck[2] = s.deck[3] = RoundExamplesTest.event("cloud-provider-outage");
        ShipPublicView.ComingView coming = ((ShipPublicView) Fixture.GAME.publicView(s))
                .events().coming().stream()
                        .filter(each -> each.round() == rounds)
                        .findFirst()
                        .orElseThrow();
        assertThat(coming.strikes()).allMatch(strike -> strike.mitigated() == late);

        s.round = rounds;
        Telling told = new Telling();
        Fixture.GAME.goTo(s, "event", told);
        assertThat(told.heardBy(0))
                .filteredOn(e -> e instanceof ShipEvent.CompanyHit)
                .hasSize(late ? 0 : 2);
        assertThat(told.heardBy(0))
                .filteredOn(e -> e instanceof ShipEvent.CompanySpared spared && "late".equals(spared.thanks()))
                .hasSize(late ? 2 : 0);
    }

    /** 2.3: the list of names begins again with II, III, IV. */
    @Test
    void names_that_come_again_are_numbered_like_kings() {
        ShipState s = state(1, idle(0));
        int names = s.names.length;
        String first = BOX.engineerNames().get(s.names[0]);
        Recruiting recruiting = new Recruiting(BOX);
        for (String again : List.of("", " II", " III", " IV", " V")) {
            assertThat(recruiting.intern(s).name()).isEqualTo(first + again);
            for (int i = 1; i < names; i++) recruiting.intern(s);
        }
    }

    /** 5.7: what just reaches the cap is not cut. */
    @ParameterizedTest
    @CsvSource({"-1, false", "0, false", "1, true"})
    void income_is_capped_when_the_cap_takes_something_away(int beyond, boolean capped) {
        Company c = idle(0);
        ShipState s = state(2, Map.of(), c, idle(1));
        int perDollar = BOX.constants().incomeMauPerDollar();
        c.mau = (Fixture.INCOME.cap(2) + beyond) * perDollar;
        openPlanning(s);
        ShipPublicView view = (ShipPublicView) Fixture.GAME.publicView(s);
        assertThat(Fixture.there(view.companies().getFirst().income()).capped()).isEqualTo(capped);
    }

    /** 8, planning=turns: all lies open, so the log tells of AI. */
    @Test
    void with_turns_a_place_is_told_with_its_ai() {
        Company a = company(0, "vc", "ai", "platform");
        a.roster = new Engineer[] {engineer(1, "S ai", 1), engineer(2, "J ai", 1)};
        Company b = idle(1);
        b.roster = new Engineer[] {engineer(11, "J ai", 1)};
        ShipState s = state(1, Map.of("planning", "turns"), a, b);
        openPlanning(s);
        Telling told = new Telling();
        Fixture.GAME.play(s, 0, new ShipMove.Place(1, "develop-features", true), told);
        assertThat(told.heardBy(1))
                .filteredOn(e -> e instanceof ShipEvent.Placed)
                .singleElement()
                .satisfies(e -> assertThat(((ShipEvent.Placed) e).ai()).isEqualTo(1));
    }

    /** 6: equal in everything: a shared victory, and no tie-breaker is named. */
    @Test
    void equal_in_everything_they_share_the_victory() {
        Company a = company(0, "vc", "quality", "platform");
        Company b = company(1, "vc", "quality", "platform");
        ShipState s = state(4, Map.of(), a, b);
        assertThat(Fixture.OUTCOME.winners(s).list()).containsExactly(0, 1);
        assertThat(Fixture.OUTCOME.headline(s).say().key()).isEqualTo("end.shared");
        assertThat(Fixture.RANKING.tieBreaker(s)).isZero();
        a.money++;
        assertThat(Fixture.OUTCOME.winners(s).list()).containsExactly(0);
        assertThat(BOX.tieBreakers().get(Fixture.RANKING.tieBreaker(s))).isEqualTo("money");
    }

    /** 8, puzzle=auto: AI and the Night Owl count; equal output goes by the draft order. */
    @Test
    void with_auto_equal_output_goes_by_the_draft_order() {
        Company a = company(0, "angel", "move", "platform");
        Company b = company(1, "angel", "move", "platform");
        plan(a, "J ai AI > optimize");
        plan(b, "J ai > pay-down", "S devops ai-skeptic > optimize");
        ShipState s = state(1, Map.of("puzzle", "auto"), a, b);
        s.order = new int[] {1, 0};
        Fixture.RESOLUTION.open(s, Events.NONE);
        assertThat(s.puzzleWinner).as("11000 each").isEqualTo(1);
        Company c = company(0, "angel", "move", "platform");
        Company d = company(1, "angel", "move", "platform");
        plan(c, "J ai night-owl AI > optimize");
        plan(d, "S devops ai-skeptic > optimize");
        ShipState t = state(1, Map.of("puzzle", "auto"), c, d);
        t.order = new int[] {1, 0};
        Fixture.RESOLUTION.open(t, Events.NONE);
        assertThat(t.puzzleWinner).as("14000 against 11000").isZero();
    }

    /** 5.1: what an engineer puts out, and what comes on top of it. */
    @Test
    void output_is_told_as_the_level_and_percentages_of_it() {
        var told = PlanPreview.output(engineer(1, "S frontend night-owl", 1), Fixture.action("develop"), true, 1, true);
        assertThat(told.steps())
                .extracting(step -> step.amount())
                .containsExactly(Units.output(15_000), Units.percent(20), Units.percent(30));
        assertThat(told.total()).isEqualTo(Units.output(22_500));
    }

    /** 8, corporations=presets: a card can't be swapped, only the company. */
    @Test
    void dealt_companies_are_swapped_whole() {
        ShipState s = Fixture.deal(2, Map.of("corporations", "presets"));
        play(s, 0, new ShipMove.ChoosePreset(s.companies[0].dealt[1].id()));
        assertThat(Fixture.GAME.prompt(s, 0).sentence().key()).isEqualTo("prompt.confirm-or-take-the-other");
    }

    /** 4.3: a pivot that is marked is not offered again, and what is offered says what it would change. */
    @Test
    void a_marked_pivot_is_offered_to_be_unmarked() {
        Company c = company(0, "vc", "ai", "consumer");
        c.roster = new Engineer[] {engineer(1, "S ai", 1)};
        ShipState s = state(2, c);
        openPlanning(s);
        play(s, 0, new ShipMove.Place(1, "develop-features", false));
        play(s, 0, new ShipMove.Pivot("b2b-saas"));
        var choices = Fixture.GAME.prompt(s, 0).choices();
        assertThat(choices)
                .extracting(choice -> choice.move())
                .containsExactly(ShipMove.Ready.NOW, new ShipMove.Pivot("platform-play"), new ShipMove.Pivot(null));
        assertThat(choices.getLast().preview())
                .isEqualTo(Fixture.GAME.preview(s, 0, new ShipMove.Pivot(null)))
                .isNotEqualTo(boardroom.engine.Preview.NOTHING);
    }
}
