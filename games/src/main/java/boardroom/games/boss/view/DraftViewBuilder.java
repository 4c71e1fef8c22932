package boardroom.games.boss.view;

import boardroom.engine.Refusal;
import boardroom.games.boss.box.Constants;
import boardroom.games.boss.box.Output;
import boardroom.games.boss.rules.BossMove.Reason;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Chart;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.Draft;
import boardroom.games.boss.rules.DraftOutcome;
import boardroom.games.boss.rules.IssueCalls;
import boardroom.games.boss.rules.Modifiers;
import boardroom.games.boss.rules.Person;
import boardroom.games.boss.rules.SharedRules;
import boardroom.games.boss.rules.Succession;
import boardroom.games.boss.view.BossPrivateView.AppointView;
import boardroom.games.boss.view.BossPrivateView.DraftPersonView;
import boardroom.games.boss.view.BossPrivateView.DraftView;
import boardroom.games.boss.view.BossPrivateView.Figures;
import boardroom.games.boss.view.BossPrivateView.HeirView;
import boardroom.games.boss.view.BossPrivateView.OutputView;
import java.util.ArrayList;
import java.util.List;

/** The chart a seat is drawing, with all that would follow from it (4.2). */
final class DraftViewBuilder {
    private static final String WORKSHOP = "workshop";

    private final SharedRules rules;
    private final Constants numbers;
    private final IssueCalls calls;

    DraftViewBuilder(SharedRules rules) {
        this.rules = rules;
        this.numbers = rules.numbers();
        this.calls = new IssueCalls(numbers);
    }

    DraftView build(BossState s, Company company, Draft draft) {
        DraftOutcome outcome = DraftOutcome.of(rules, s, company, draft);
        List<DraftPersonView> people = new ArrayList<>(company.people.length);
        List<String> dismissible = new ArrayList<>();
        int left = company.cash - outcome.spent();
        for (int p = 0; p < company.people.length; p++) {
            people.add(person(s, company, outcome, p));
            Person person = company.people[p];
            if (p != draft.ceo() && !person.hired && !draft.isGone(p) && Modifiers.salary(s, person.card) <= left)
                dismissible.add(person.card.id());
        }
        List<AppointView> appoint = new ArrayList<>();
        for (Reason reason : Reason.values()) appoint.add(appoint(s, company, draft, reason));
        return new DraftView(
                draft.done(),
                people,
                CompanyViewBuilder.idOf(company, draft.ceo()),
                now(outcome),
                before(company),
                next(outcome),
                CompanyViewBuilder.cracks(outcome.cracks()),
                calls.due(s, outcome.cracks()),
                DraftReasons.of(s, company, outcome, numbers),
                appoint,
                dismissible,
                CompanyViewBuilder.idOf(company, draft.workshop()),
                s.terms.ideas() && company.ideas >= rules.box().price(WORKSHOP));
    }

    private static Figures now(DraftOutcome outcome) {
        return new Figures(
                outcome.capacity(),
                outcome.skill(),
                outcome.earnings(),
                outcome.cash(),
                outcome.time(),
                outcome.ideas(),
                outcome.chart().layers(),
                outcome.chart().exactBosses(),
                outcome.mood().id());
    }

    /** As it stands before the draft. */
    private Figures before(Company company) {
        Person ceo = company.ceo();
        return new Figures(
                company.capacity,
                company.totalSkill(),
                ceo == null ? 0 : ceo.productivity,
                company.cash,
                company.time,
                company.ideas,
                company.layers,
                company.exactBosses,
                company.mood(numbers).id());
    }

    /** The same chart once everybody has settled in. */
    private static Figures next(DraftOutcome outcome) {
        return new Figures(
                outcome.steadyCapacity(),
                outcome.steady().totalSkill(),
                outcome.steadyEarnings(),
                outcome.cash(),
                outcome.time(),
                outcome.ideas(),
                outcome.steady().layers(),
                outcome.steady().exactBosses(),
                outcome.mood().id());
    }

    private static DraftPersonView person(BossState s, Company company, DraftOutcome outcome, int p) {
        Person person = company.people[p];
        Chart chart = outcome.chart();
        Chart steady = outcome.steady();
        Draft draft = outcome.draft();
        OutputView productivity = output(
                person.card.productivity(),
                chart.productivity(p),
                chart.hasProductivityBonus(p),
                chart.productivityCut(p),
                person.productivity,
                steady.productivity(p));
        OutputView skill = output(
                person.card.skill(),
                chart.skill(p),
                chart.hasSkillBonus(p),
                chart.skillCut(p),
                person.skill,
                steady.skill(p));
        OutputView leadership = output(
                person.card.leadership(),
                chart.leadership(p),
                chart.hasLeadershipBonus(p),
                0,
                person.leadership,
                steady.leadership(p));
        return new DraftPersonView(
                person.card.id(),
                CompanyViewBuilder.idOf(company, draft.boss()[p]),
                CompanyViewBuilder.idOf(company, person.boss),
                draft.isWaiting(p),
                draft.isGone(p),
                person.hired,
                outcome.isMoved(p),
                person.tenure,
                Modifiers.salary(s, person.card),
                chart.layer(p),
                chart.reports(p),
                chart.span(p),
                productivity,
                skill,
                leadership,
                person.morale,
                draft.isGone(p) ? person.morale : outcome.moraleAfter(p),
                chart.isPromoted(p),
                chart.isDemoted(p),
                outcome.isLayered(p),
                locks(chart, p),
                unlocks(chart, p));
    }

    private static OutputView output(Output printed, int amount, boolean isLit, int cut, int before, int next) {
        return new OutputView(amount, isLit && printed.bonus() > 0, cut, before, next);
    }

    private static List<String> locks(Chart chart, int p) {
        List<String> locks = new ArrayList<>();
        int bits = chart.locks(p);
        if ((bits & Chart.NEW) != 0) locks.add("new");
        if ((bits & Chart.WORKS_TO_RULE) != 0) locks.add("works-to-rule");
        if ((bits & Chart.BOSS_PROMOTED) != 0) locks.add("boss-promoted");
        if ((bits & Chart.DEMOTED) != 0) locks.add("demoted");
        if ((bits & Chart.SUNK) != 0) locks.add("layered");
        if (chart.isProductivityLocked(p)) locks.add("boss-overloaded");
        return locks;
    }

    private static List<String> unlocks(Chart chart, int p) {
        List<String> unlocks = new ArrayList<>();
        int bits = chart.unlocks(p);
        if ((bits & Chart.BY_BOSS) != 0) unlocks.add("boss");
        if ((bits & Chart.BY_WORKSHOP) != 0) unlocks.add(WORKSHOP);
        if ((bits & Chart.BY_BEING_CEO) != 0) unlocks.add("ceo");
        if ((bits & Chart.BY_OWN_SPAN) != 0) unlocks.add("span");
        return unlocks;
    }

    private AppointView appoint(BossState s, Company company, Draft draft, Reason reason) {
        Refusal refusal = Succession.refusal(rules, s, company, draft, reason);
        if (refusal != null) return new AppointView(reason, refusal.say(), List.of());
        List<HeirView> heirs = new ArrayList<>();
        for (int p = 0; p < company.people.length; p++) {
            if (p == draft.ceo() || draft.isGone(p)) continue;
            DraftOutcome then = DraftOutcome.of(rules, s, company, draft.appointed(p, reason));
            Chart chart = then.chart();
            heirs.add(new HeirView(
                    company.people[p].card.id(),
                    then.capacity(),
                    chart.reports(p),
                    chart.leadership(p),
                    chart.span(p)));
        }
        return new AppointView(reason, null, heirs);
    }
}
