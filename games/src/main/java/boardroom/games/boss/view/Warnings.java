package boardroom.games.boss.view;

import boardroom.engine.Kind;
import boardroom.engine.Sentence;
import boardroom.engine.UnitName;
import boardroom.games.boss.box.Project;
import boardroom.games.boss.box.Terms.Victory;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.Modifiers;
import boardroom.games.boss.rules.Ongoing;
import boardroom.games.boss.rules.Person;
import boardroom.games.boss.rules.SharedRules;
import boardroom.games.boss.rules.WorkAhead;
import boardroom.games.boss.view.BossPublicView.WarningView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is about to happen where everybody could work it out; what follows from closed books only its owner is told. */
final class Warnings {
    /** Said beside the company it speaks of. */
    @Kind("warning")
    sealed interface Warning extends Sentence {
        /** At the next Payday so much is missing, and somebody goes unpaid. */
        record Unpaid(@UnitName("cash") int missing) implements Warning {}

        /** At the next Payday not even half of the salaries can be paid. */
        record Bankrupt(
                @UnitName("cash") int there,
                @UnitName("cash") int due) implements Warning {}

        record Finishes(
                List<Project> projects, @UnitName("vp") int vp) implements Warning {}

        record GoalVp(
                @UnitName("vp") int reached, @UnitName("vp") int goal) implements Warning {}

        record GoalProjects(int reached, int goal) implements Warning {}

        record GoalSkill(int reached, int goal) implements Warning {}

        record Fails(Project project, @UnitName("vp") int penalty) implements Warning {}

        record LastRound() implements Warning {}

        record LastProjects(int left, int needed) implements Warning {}
    }

    /** The most urgent first. */
    private static final List<String> URGENT =
            List.of("bankrupt", "goal", "unpaid", "fails", "last-projects", "last-round", "finishes");

    /** A skill that is so near to the goal may reach it in one round. */
    private static final int NEAR_SKILL = 2;

    private final SharedRules rules;

    Warnings(SharedRules rules) {
        this.rules = rules;
    }

    List<WarningView> forAll(BossState s, String phase) {
        List<WarningView> warnings = new ArrayList<>();
        if (s.terms.victory() == Victory.ROUNDS && s.roundNumber == s.terms.rounds())
            add(warnings, "last-round", null, new Warning.LastRound());
        int left = s.projects.size() + s.projects.discards().length;
        int needed = s.players() + rules.numbers().cardsPerPhaseExtra();
        if (left < needed) add(warnings, "last-projects", null, new Warning.LastProjects(left, needed));
        for (Company company : s.companies) {
            if (Phases.isBeforeWork(phase)) work(s, company, warnings);
            if (s.terms.openBooks()) payday(s, company, phase, warnings);
        }
        warnings.sort(Comparator.comparingInt(each -> URGENT.indexOf(each.kind())));
        return warnings;
    }

    /** What its owner alone can work out. */
    List<WarningView> forOwner(BossState s, Company company, String phase) {
        List<WarningView> warnings = new ArrayList<>();
        if (!s.terms.openBooks()) payday(s, company, phase, warnings);
        return warnings;
    }

    /** Progress, delay and goals lie open; whether there is T for the work nobody else knows. */
    private void work(BossState s, Company company, List<WarningView> warnings) {
        List<Project> done = new ArrayList<>();
        int vp = 0;
        for (Ongoing work : company.ongoing) {
            if (work.progress + 1 >= rules.projects().needed(company, work.card)) {
                done.add(work.card);
                vp += work.card.victoryPoints();
            }
            if (!work.isNew
                    && work.delay + rules.numbers().stallDelay()
                            >= rules.numbers().delayLimit())
                add(
                        warnings,
                        "fails",
                        company,
                        new Warning.Fails(work.card, rules.numbers().failurePenaltyVp()));
        }
        Warning goal = goal(s, company, done.size(), vp);
        if (goal != null) add(warnings, "goal", company, goal);
        if (!done.isEmpty()) add(warnings, "finishes", company, new Warning.Finishes(done, vp));
    }

    private static @Nullable Warning goal(BossState s, Company company, int projects, int vp) {
        int goal = s.terms.goal();
        int completed = company.completed.length + projects;
        int skill = company.totalSkill();
        return switch (s.terms.victory()) {
            case ROUNDS -> null;
            case VP_LIMIT -> company.vp + vp >= goal ? new Warning.GoalVp(company.vp + vp, goal) : null;
            case PROJECTS -> completed >= goal ? new Warning.GoalProjects(completed, goal) : null;
            case SKILL -> skill + NEAR_SKILL >= goal ? new Warning.GoalSkill(skill, goal) : null;
        };
    }

    /** The next Payday, if all goes on as it stands: what is sealed is nobody's business. */
    private void payday(BossState s, Company company, String phase, List<WarningView> warnings) {
        if (phase.equals(Phases.PAYDAY)) return;
        Person ceo = company.ceo();
        int there = company.cash + Math.max(0, company.assets.income());
        if (Phases.isBeforeCharts(phase) && ceo != null) there += ceo.productivity;
        if (Phases.isBeforeWork(phase)) {
            WorkAhead work = new WorkAhead(rules, s, company);
            work.run(company.time);
            there += work.earned() - work.spent();
        }
        int due = Modifiers.payroll(s, company);
        if (there >= due) return;
        if (2 * there < due) add(warnings, "bankrupt", company, new Warning.Bankrupt(Math.max(0, there), due));
        else add(warnings, "unpaid", company, new Warning.Unpaid(due - there));
    }

    private static void add(List<WarningView> warnings, String kind, @Nullable Company company, Warning warning) {
        warnings.add(new WarningView(kind, company == null ? null : company.seat, warning.say()));
    }
}
