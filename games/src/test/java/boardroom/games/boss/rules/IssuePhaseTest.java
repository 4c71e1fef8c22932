package boardroom.games.boss.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Event;
import boardroom.games.boss.box.Crack;
import boardroom.games.boss.rules.BossMove.Answer;
import boardroom.games.boss.rules.BossMove.IssueChoice;
import boardroom.games.boss.rules.BossMove.IssueSeen;
import boardroom.games.boss.rules.Fixture.CompanyOf;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** 4.6 Issue: how many are drawn, how they are answered, and what others hear of it. */
class IssuePhaseTest {
    private static final IssueChoice FIRST = new IssueChoice(Answer.FIRST, null);
    private static final IssueChoice SECOND = new IssueChoice(Answer.SECOND, null);
    private static final IssueChoice QUICK_FIX = new IssueChoice(Answer.QUICK_FIX, null);

    private final Fixture table = Fixture.table(2);
    private final CompanyOf company = table.company(0).chart("founder > boris celia", "boris > pip");

    private List<String> issues(int seat) {
        return Arrays.stream(table.s.companies[seat].issues)
                .map(issue -> issue.id())
                .toList();
    }

    /** One crack, so one issue: this one. */
    private Fixture drawn(String issue) {
        company.cracks(Crack.SLIPPAGE);
        return table.issuesOnTop(issue).only("issue");
    }

    @Test
    void g41_how_many_issues() {
        company.cracks(Crack.OVERLOAD, Crack.SLIPPAGE);
        table.round(6).only("issue");
        assertThat(issues(0)).hasSize(2);
        assertThat(issues(1)).hasSize(1);
        assertThat(table.s.companies[0].issuesDrawn).isEqualTo(2);
        assertThat(Fixture.table(2).round(5).only("issue").phase()).isEqualTo("end");
    }

    @Test
    void low_spirits_are_a_crack_too() {
        company.morale("pip", 0).morale("founder", 2);
        table.only("issue");
        assertThat(company.cracks()).containsExactly(Crack.LOW_SPIRITS);
        assertThat(issues(0)).hasSize(1);
        assertThat(table.told(BossEvent.Cracked.class)).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({"7, 2, true", "6, 2, false", "9, 0, true", "7, 1, false"})
    void g42_research_counts_as_skill_in_technical_tests(int skill, int research, boolean passes) {
        company.chart("founder > boris celia").skill(skill).research(research);
        drawn("wrong-screws");
        assertThat(table.refusal(0, IssueSeen.SEEN) == null).isEqualTo(passes);
    }

    @Test
    void g42_research_does_not_count_in_other_tests() {
        company.chart("founder > boris celia").skill(7).research(2);
        drawn("contract-dispute");
        assertThat(table.refusal(0, IssueSeen.SEEN)).isEqualTo("issue-not-passed");
    }

    @Test
    void they_are_drawn_clockwise_a_companys_one_after_the_other() {
        table.company(1).cracks(Crack.SLIPPAGE, Crack.OVERLOAD);
        company.cracks(Crack.SLIPPAGE);
        table.marker(1).issuesOnTop("mug-war", "gossip", "burnout").only("issue");
        assertThat(issues(1)).containsExactly("mug-war", "gossip");
        assertThat(issues(0)).containsExactly("burnout");
    }

    @Test
    void a_shield_passes_every_issue_of_its_kind_and_what_a_pass_gives_is_given() {
        company.completed("helpline").skill(0).cash(5);
        drawn("change-of-mind").play(0, IssueSeen.SEEN);
        assertThat(table.s.companies[0].cash).isEqualTo(6);
        assertThat(table.told(BossEvent.IssuePassed.class))
                .extracting(BossEvent.IssuePassed::shielded)
                .containsExactly(true);
    }

    @Test
    void a_later_issue_sees_what_an_earlier_one_did() {
        company.cracks(Crack.SLIPPAGE, Crack.OVERLOAD)
                .morale("pip", 3)
                .morale("founder", 4)
                .morale("boris", 2);
        company.skill(0).completed("bottled-silence");
        table.issuesOnTop("gossip", "mug-war").s.companies[0].layers = 4;
        table.only("issue").play(0, SECOND);
        assertThat(table.s.companies[0].mood(Fixture.box().constants()).id()).isEqualTo("content");
        assertThat(table.refusal(0, IssueSeen.SEEN)).isEqualTo("issue-not-passed");
    }

    @Test
    void cash_gained_by_a_pass_can_pay_for_the_next_issue() {
        company.cracks(Crack.SLIPPAGE, Crack.OVERLOAD).cash(0).skill(12);
        table.issuesOnTop("change-of-mind", "rent-review").s.companies[0].exactBosses = 0;
        table.only("issue");
        assertThat(table.s.companies[0].cash).isZero();
        table.play(0, IssueSeen.SEEN);
        assertThat(table.s.companies[0].cash).isEqualTo(1);
        assertThat(table.s.companies[0].answered).isEqualTo(1);
    }

    @Test
    void what_is_chosen_is_told_to_the_owner_alone_and_what_is_seen_to_all() {
        company.skill(0).vp(3);
        drawn("one-star-review").play(0, SECOND);
        assertThat(table.heardBy(0)).hasAtLeastOneElementOfType(BossEvent.IssueAnswered.class);
        List<Event> others = table.heardBy(1);
        assertThat(others)
                .hasOnlyElementsOfTypes(
                        BossEvent.IssuesDrawn.class, BossEvent.Lost.class, BossEvent.IssuesSettled.class);
        assertThat(others).hasSize(3);
    }

    @Test
    void what_a_way_out_costs_only_the_owner_hears_and_it_is_hidden() {
        company.skill(0).cash(5).ideas(1);
        drawn("one-star-review").play(0, FIRST);
        assertThat(table.heardBy(1)).hasSize(2);
        assertThat(table.heardBy(0)).hasAtLeastOneElementOfType(BossEvent.Lost.class);
        assertThat(table.s.companies[0].hiddenCash).isEqualTo(2);
    }

    @Test
    void a_partner_hears_of_the_books_but_not_of_the_card() {
        Fixture pairs = Fixture.table(4, "partners", true).issuesOnTop("one-star-review");
        pairs.company(0).skill(0).cracks(Crack.SLIPPAGE);
        pairs.only("issue").play(0, FIRST);
        assertThat(pairs.heardBy(2)).hasAtLeastOneElementOfType(BossEvent.Lost.class);
        assertThat(pairs.heardBy(2)).doesNotHaveAnyElementsOfTypes(BossEvent.IssueAnswered.class);
    }

    @Test
    void a_pass_and_a_choice_without_visible_consequence_sound_the_same_to_others() {
        company.skill(0);
        drawn("one-star-review").play(0, FIRST);
        Fixture other = Fixture.table(2).issuesOnTop("one-star-review");
        other.company(0)
                .chart("founder > boris celia", "boris > pip")
                .cracks(Crack.SLIPPAGE)
                .skill(12);
        other.only("issue").play(0, IssueSeen.SEEN);
        assertThat(other.heardBy(1)).isEqualTo(table.heardBy(1));
    }

    @Test
    void the_cards_are_discarded_at_the_end_of_the_phase() {
        company.skill(0);
        drawn("one-star-review");
        assertThat(table.s.issues.discards()).isEmpty();
        table.play(0, FIRST);
        assertThat(table.s.issues.discards()).containsExactly(Fixture.issue("one-star-review"));
        assertThat(table.s.companies[0].issues).isEmpty();
    }

    @Test
    void the_clock_takes_the_second_way_out_of_all_that_is_left() {
        company.cracks(Crack.SLIPPAGE, Crack.OVERLOAD).skill(0).vp(2);
        table.issuesOnTop("one-star-review", "contract-dispute").only("issue").timeout(0);
        assertThat(table.s.companies[0].vp).isZero();
        assertThat(table.phase()).isEqualTo("end");
    }

    @Test
    void the_clock_sees_a_passed_issue() {
        drawn("gossip").timeout(0);
        assertThat(table.told(BossEvent.IssuePassed.class)).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 1, second-moon",
        "1, 0, smart-doormat",
        "0, 0, smart-doormat",
    })
    void the_clock_delays_the_least_delayed_project_then_the_one_of_fewest_vp(int moon, int mat, String struck) {
        company.skill(0).works("second-moon", 0, moon).works("smart-doormat", 0, mat);
        drawn("hot-server").timeout(0);
        int place = table.s.companies[0].placeOfProject(struck);
        assertThat(table.s.companies[0].ongoing[place].delay).isEqualTo(2);
    }

    @Test
    void the_clock_delays_the_oldest_of_equals() {
        company.skill(0).works("smart-doormat", 0, 0).works("queue-optimiser", 0, 0);
        drawn("hot-server").timeout(0);
        assertThat(table.s.companies[0].ongoing[0].delay).isEqualTo(2);
        assertThat(table.s.companies[0].ongoing[1].delay).isZero();
    }

    @Test
    void without_an_ongoing_project_a_delay_does_nothing() {
        company.skill(0);
        drawn("hot-server").play(0, SECOND);
        assertThat(table.told(BossEvent.DelayAdded.class)).isEmpty();
    }

    @Test
    void a_target_is_named_where_the_effect_leaves_it_open() {
        company.skill(0).works("second-moon", 0, 0);
        table.company(1).works("submarine-taxi", 0, 0);
        drawn("hot-server");
        assertThat(table.refusal(0, SECOND)).isEqualTo("name-project");
        assertThat(table.refusal(0, new IssueChoice(Answer.SECOND, "submarine-taxi")))
                .isEqualTo("not-your-project");
        assertThat(table.refusal(0, new IssueChoice(Answer.FIRST, "second-moon")))
                .isEqualTo("no-target-needed");
        assertThat(table.refusal(0, new IssueChoice(Answer.QUICK_FIX, "second-moon")))
                .isEqualTo("no-target-needed");
        assertThat(table.refusal(0, new IssueChoice(Answer.SECOND, "second-moon")))
                .isNull();
    }

    @Test
    void what_cannot_be_paid_is_refused() {
        company.skill(0).cash(1);
        drawn("one-star-review");
        assertThat(table.refusal(0, FIRST)).isEqualTo("too-dear");
        assertThat(table.refusal(0, QUICK_FIX)).isEqualTo("too-dear");
        assertThat(table.moves(0)).containsExactly(SECOND);
    }

    @Test
    void a_passed_issue_is_only_seen_and_another_one_is_not() {
        drawn("gossip");
        assertThat(table.refusal(0, SECOND)).isEqualTo("issue-passed-by");
        assertThat(table.refusal(0, QUICK_FIX)).isEqualTo("issue-passed-by");
        assertThat(table.moves(0)).containsExactly(IssueSeen.SEEN);
        table.s.companies[0].layers = 4;
        assertThat(table.refusal(0, IssueSeen.SEEN)).isEqualTo("issue-not-passed");
    }

    @Test
    void who_has_answered_all_can_answer_no_more() {
        company.cracks(Crack.SLIPPAGE);
        table.company(1).cracks(Crack.SLIPPAGE);
        table.issuesOnTop("gossip", "gossip").only("issue").play(0, IssueSeen.SEEN);
        assertThat(table.refusal(0, IssueSeen.SEEN)).isEqualTo("already-chosen");
    }

    @Test
    void without_ideas_there_is_no_quick_fix() {
        Fixture none = Fixture.table(2, "ideas", false).issuesOnTop("one-star-review");
        none.company(0).skill(0).cracks(Crack.SLIPPAGE);
        none.only("issue");
        assertThat(none.offers(0)).containsExactly(FIRST, SECOND);
        assertThat(none.refusal(0, QUICK_FIX)).isEqualTo("too-dear");
    }

    @Test
    void without_issues_there_is_no_issue_phase() {
        Fixture none = Fixture.table(2, "issues", false).round(3).only("issue");
        assertThat(none.told(BossEvent.IssuesDrawn.class)).isEmpty();
    }

    @Test
    void a_preview_tells_what_an_answer_does() {
        company.skill(0).cash(5).ideas(1).works("second-moon", 0, 1);
        drawn("hot-server");
        assertThat(table.changes(0, FIRST)).containsExactly("cash");
        assertThat(table.changes(0, new IssueChoice(Answer.SECOND, "second-moon")))
                .containsExactly("vp", "fails");
        assertThat(table.changes(0, QUICK_FIX)).containsExactly("ideas");
    }

    @Test
    void a_preview_tells_what_a_pass_gives() {
        company.skill(12);
        drawn("change-of-mind");
        assertThat(table.changes(0, IssueSeen.SEEN)).containsExactly("cash");
    }
}
