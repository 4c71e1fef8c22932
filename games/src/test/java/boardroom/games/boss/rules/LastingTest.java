package boardroom.games.boss.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.games.boss.box.Crack;
import boardroom.games.boss.box.Effect;
import boardroom.games.boss.box.Lasting;
import boardroom.games.boss.box.Mood;
import boardroom.games.boss.box.Project;
import boardroom.games.boss.rules.BossMove.Done;
import boardroom.games.boss.rules.BossMove.HiringBid;
import boardroom.games.boss.rules.BossMove.HiringPick;
import boardroom.games.boss.rules.BossMove.IssueSeen;
import boardroom.games.boss.rules.BossMove.Production;
import boardroom.games.boss.rules.BossMove.ProjectBid;
import boardroom.games.boss.rules.BossMove.ProjectPick;
import boardroom.games.boss.rules.BossMove.Work;
import boardroom.games.boss.rules.Fixture.CompanyOf;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** 5.5 and 5.6: what completed projects go on giving, and what specials give, each kind where it counts. */
class LastingTest {
    private final Fixture table = Fixture.table(2);
    private final CompanyOf company = table.company(0);

    @Test
    void capacity_counts_in_the_organisation_phase() {
        company.chart("founder > boris celia").track(9).completed("very-long-conveyor", "meeting-robot");
        table.only("organisation").play(0, Done.DONE).play(1, Done.DONE);
        assertThat(company.it().capacity).isEqualTo(11);
    }

    @Test
    void income_is_paid_on_payday() {
        company.cash(0).completed("umbrella-works", "cost-of-everything", "franchise-the-canteen");
        table.only("payday");
        assertThat(company.it().cash).isEqualTo(4);
    }

    @Test
    void recruitment_adds_to_the_budget_and_is_no_token() {
        company.completed("recruiting-algorithm", "timetable-that-works").time(5);
        table.workersOnTop("celia", "hugo", "takeshi").goTo("hiring-bid");
        table.play(0, new HiringBid(0, 0)).play(1, new HiringBid(0, 0));
        table.play(0, new HiringPick("celia"));
        assertThat(table.refusal(0, new HiringPick("hugo"))).isNotNull();
        assertThat(company.it().time).isEqualTo(5);
    }

    @Test
    void a_type_bonus_is_taken_with_a_project_of_that_type_alone() {
        company.completed("pocket-particle-sorter").cash(5).time(5);
        table.projectsOnTop("yoghurt-genome", "smart-doormat", "sand-export").goTo("project-bid");
        table.play(0, new ProjectBid(0)).play(1, new ProjectBid(0));
        table.play(0, new ProjectPick("yoghurt-genome")).play(1, ProjectPick.PASS);
        assertThat(company.it().cash).isEqualTo(7);
        assertThat(company.it().time).isEqualTo(5);
        table.play(0, new ProjectPick("smart-doormat"));
        assertThat(company.it().cash).isEqualTo(7);
        assertThat(company.it().time).isEqualTo(4);
    }

    @Test
    void an_overhead_cut_is_for_every_project() {
        company.completed("indoor-wind-turbine");
        ProjectRules projects = Fixture.rules().projects();
        assertThat(projects.overhead(table.s, company.it(), Fixture.project("submarine-taxi")))
                .isEqualTo(3);
        assertThat(projects.overhead(table.s, company.it(), Fixture.project("smart-doormat")))
                .isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "cure-for-paper-cuts, turf-war",
        "management-handbook, turf-war",
        "memorable-password, small-explosion",
        "unbreakable-code, small-explosion",
        "squeakless-door, wrong-currency",
        "insurance-insurance, wrong-currency",
        "helpline, contract-dispute"
    })
    void a_shield_passes_every_issue_of_its_kind_and_no_other(String project, String issue) {
        company.completed(project).skill(0).cracks(Crack.SLIPPAGE, Crack.OVERLOAD);
        String other = issue.equals("turf-war") ? "contract-dispute" : "turf-war";
        table.issuesOnTop(issue, other).only("issue").play(0, IssueSeen.SEEN);
        assertThat(table.refusal(0, IssueSeen.SEEN)).isEqualTo("issue-not-passed");
    }

    @Test
    void insurance_of_several_projects_adds_up() {
        company.cash(9).skill(0).completed("forecast-of-forecasts", "insurance-insurance");
        company.it().overloadedBosses = 3;
        table.eventsOnTop("span-audit").only("event");
        assertThat(company.it().cash).isEqualTo(7);
    }

    @Test
    void insurance_does_not_cover_costs_of_choices_or_issues() {
        company.chart("founder > celia").cash(5).skill(0).cracks(Crack.SLIPPAGE).completed("forecast-of-forecasts");
        table.eventsOnTop("headhunters").only("event").play(0, new BossMove.EventChoice(0));
        assertThat(company.it().cash).isEqualTo(2);
        table.issuesOnTop("printer-uprising").only("issue").timeout(0);
        assertThat(company.it().cash).isZero();
    }

    @Test
    void g39_lasting_morale_counts_in_the_mood() {
        company.chart("founder > boris celia", "boris > pip").morale("pip", 3);
        assertThat(company.it().mood(Fixture.box().constants())).isEqualTo(Mood.CONTENT);
        company.completed("charity-fun-run");
        assertThat(company.it().mood(Fixture.box().constants())).isEqualTo(Mood.HAPPY);
    }

    @Test
    void every_kind_of_lasting_effect_of_the_box_is_known_to_its_owner() {
        List<Lasting.Kind> kinds = new ArrayList<>();
        for (Project project : Fixture.box().projects())
            for (Lasting lasting : project.lasting()) {
                kinds.add(lasting.kind());
                Assets alone = Assets.of(new Project[] {project});
                assertThat(alone).as(project.id()).isNotEqualTo(Assets.NONE);
            }
        assertThat(kinds).contains(Lasting.Kind.values());
    }

    // Specials

    private void produce(String project) {
        Production plan = new Production(0, List.of(new Work(project, true, null)), null, false);
        table.only("production");
        if (table.game.owes(table.s).has(1)) table.timeout(1);
        table.play(0, plan);
    }

    @ParameterizedTest
    @CsvSource({"13, 3", "14, 2"})
    void fewer_rounds_are_needed_with_the_skill(int skill, int rounds) {
        company.skill(skill);
        assertThat(Fixture.rules().projects().needed(company.it(), Fixture.project("antidote-to-mondays")))
                .isEqualTo(rounds);
    }

    @ParameterizedTest
    @CsvSource({"15, 3", "16, 2"})
    void a_lower_overhead_with_the_skill(int skill, int overhead) {
        company.skill(skill);
        assertThat(Fixture.rules().projects().overhead(table.s, company.it(), Fixture.project("map-of-dark-matter")))
                .isEqualTo(overhead);
    }

    @ParameterizedTest
    @CsvSource({"11, 14", "12, 18"})
    void more_cash_with_the_skill(int skill, int cash) {
        company.skill(skill).cash(4).time(9).works("knot-untangler", 1, 0);
        produce("knot-untangler");
        assertThat(company.it().cash).isEqualTo(cash);
    }

    @ParameterizedTest
    @CsvSource({"7, 2", "8, 3"})
    void more_vp_with_the_skill(int skill, int vp) {
        company.skill(skill).cash(9).time(9).works("glow-in-the-dark-cows", 1, 0);
        produce("glow-in-the-dark-cows");
        assertThat(company.it().vp).isEqualTo(vp);
    }

    @ParameterizedTest
    @CsvSource({"3, 2", "2, 0"})
    void ideas_when_happy(int morale, int ideas) {
        company.morale("founder", morale).cash(9).time(9).works("talking-to-squirrels", 1, 0);
        produce("talking-to-squirrels");
        assertThat(company.it().ideas).isEqualTo(ideas);
    }

    @Test
    void g29_research_counts_as_skill_for_stem_projects_alone() {
        company.skill(2).research(3);
        ProjectRules projects = Fixture.rules().projects();
        assertThat(projects.needed(company.it(), Fixture.project("self-buttering-toast")))
                .isEqualTo(1);
        company.research(2);
        assertThat(projects.needed(company.it(), Fixture.project("self-buttering-toast")))
                .isEqualTo(3);
    }

    @Test
    void no_special_of_the_box_is_of_a_kind_that_does_nothing() {
        List<Effect.Kind> tried =
                List.of(Effect.Kind.ROUNDS, Effect.Kind.OVERHEAD, Effect.Kind.CASH, Effect.Kind.VP, Effect.Kind.IDEAS);
        List<Effect.Kind> kinds = new ArrayList<>();
        for (Project project : Fixture.box().projects()) {
            Project.Special special = project.special();
            if (special == null) continue;
            kinds.add(special.then().kind());
            assertThat(special.then().size()).as(project.id()).isNotZero();
        }
        assertThat(kinds).isSubsetOf(tried).containsAll(tried);
    }

    @Test
    void no_project_of_the_box_is_for_nothing() {
        for (Project project : Fixture.box().projects())
            assertThat(Arrays.asList(project.reward(), project.victoryPoints(), project.research()))
                    .as(project.id())
                    .anyMatch(each -> each > 0);
    }
}
