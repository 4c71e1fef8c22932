package boardroom.games.boss.view;

import boardroom.engine.Arg;
import boardroom.engine.CardName;
import boardroom.engine.Kind;
import boardroom.engine.Sentence;
import boardroom.engine.UnitName;
import boardroom.games.boss.box.Constants;
import boardroom.games.boss.box.Crack;
import boardroom.games.boss.rules.BossMove.Reason;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Chart;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.Draft;
import boardroom.games.boss.rules.DraftOutcome;
import boardroom.games.boss.rules.Modifiers;
import boardroom.games.boss.rules.Person;
import boardroom.games.boss.rules.Units;
import boardroom.games.boss.view.BossPrivateView.ReasonView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Section 11, "what your chart did": one sentence for each thing a draft does, bosses from the top down, cracks last. */
final class DraftReasons {
    @Kind("reason")
    sealed interface Why extends Sentence {
        record Exact(
                @CardName String boss,
                int reports,
                @CardName List<String> team) implements Why {}

        /** Just the right number, and nobody whose bonus could be lit yet. */
        record ExactButDark(@CardName String boss, int reports) implements Why {}

        record Overloaded(
                @CardName String boss,
                int reports,
                int leadership,
                Arg loss,
                @CardName List<String> team) implements Why {}

        record UnderUsed(
                @CardName String boss,
                int reports,
                int leadership,
                @UnitName(Units.TIME) int lost,
                @CardName List<String> team)
                implements Why {}

        record Promoted(@CardName String boss, @CardName List<String> team) implements Why {}

        record New(@CardName String person) implements Why {}

        record WorksToRule(@CardName String person) implements Why {}

        record Demoted(
                @CardName String person,
                @UnitName(Units.TIME) int loss,
                int morale,
                int after) implements Why {}

        record Layered(@CardName String person, int morale, int after) implements Why {}

        record Moved(@CardName String person, @CardName String boss) implements Why {}

        record MovedToTop(@CardName String person) implements Why {}

        record Dismissed(
                @CardName String person,
                @UnitName(Units.CASH) int severance) implements Why {}

        record Workshop(@CardName String person) implements Why {}

        record WorkshopWasted(@CardName String person) implements Why {}

        record Retired(
                @CardName String ceo,
                @CardName String heir,
                @UnitName(Units.CASH) int cost,
                @UnitName(Units.VP) int legacy)
                implements Why {}

        record Fired(
                @CardName String ceo,
                @CardName String heir,
                @UnitName(Units.TIME) int delay) implements Why {}

        record Appointed(@CardName String heir) implements Why {}

        record Lasting(@UnitName(Units.TIME) int time) implements Why {}

        record Pending(@UnitName(Units.TIME) int time) implements Why {}

        record Overload(@CardName List<String> bosses) implements Why {}

        /** Why: ceo, dismissed, demoted or layered. */
        record Reorganisation(String why) implements Why {}

        record ManyMoved(int moved) implements Why {}

        record Bureaucracy(int layers, int limit) implements Why {}

        record Headless() implements Why {}

        record MissedPayroll() implements Why {}
    }

    private final BossState s;
    private final Company company;
    private final DraftOutcome outcome;
    private final Chart chart;
    private final Draft draft;
    private final Constants numbers;
    private final List<ReasonView> reasons = new ArrayList<>();

    private DraftReasons(BossState s, Company company, DraftOutcome outcome, Constants numbers) {
        this.s = s;
        this.company = company;
        this.outcome = outcome;
        this.chart = outcome.chart();
        this.draft = outcome.draft();
        this.numbers = numbers;
    }

    static List<ReasonView> of(BossState s, Company company, DraftOutcome outcome, Constants numbers) {
        DraftReasons all = new DraftReasons(s, company, outcome, numbers);
        for (int layer = 1; layer <= all.chart.layers(); layer++)
            for (int p = 0; p < all.chart.size(); p++) if (all.chart.layer(p) == layer) all.lead(p);
        for (int p = 0; p < all.chart.size(); p++) all.person(p);
        all.succession();
        all.workshop();
        all.add("lasting", null, new Why.Lasting(company.assets.capacity()), company.assets.capacity());
        all.add("pending", null, new Why.Pending(company.nextCapacity), company.nextCapacity);
        for (Crack crack : Crack.values()) if (outcome.has(crack)) all.crack(crack);
        return all.reasons;
    }

    private void tell(String kind, @Nullable String person, Why why, int time) {
        reasons.add(new ReasonView(kind, person, why.say(), time));
    }

    private void add(String kind, @Nullable String person, Why why, int time) {
        if (time != 0) tell(kind, person, why, time);
    }

    private String id(int p) {
        return company.people[p].card.id();
    }

    private int bonus(int p) {
        return company.people[p].card.productivity().bonus();
    }

    /** What the number of reports does to a boss and the team. */
    private void lead(int p) {
        if (chart.reports(p) == 0) return;
        List<String> lit = new ArrayList<>();
        List<String> team = new ArrayList<>();
        List<String> held = new ArrayList<>();
        int gain = 0;
        int lost = 0;
        int heldBack = 0;
        for (int q = 0; q < chart.size(); q++) {
            if (chart.boss(q) != p) continue;
            team.add(id(q));
            if (chart.locks(q) == 0) lit.add(id(q));
            if (chart.hasProductivityBonus(q)) gain += bonus(q);
            else lost += bonus(q);
            if (chart.locks(q) != Chart.BOSS_PROMOTED) continue;
            held.add(id(q));
            heldBack += bonus(q);
        }
        int reports = chart.reports(p);
        int leadership = chart.leadership(p);
        switch (chart.span(p)) {
            case EXACT ->
                tell(
                        "exact",
                        id(p),
                        lit.isEmpty() ? new Why.ExactButDark(id(p), reports) : new Why.Exact(id(p), reports, lit),
                        gain);
            case OVERLOADED -> {
                int over = reports - leadership;
                boolean isCeo = p == draft.ceo();
                tell(
                        "overloaded",
                        id(p),
                        new Why.Overloaded(
                                id(p),
                                reports,
                                leadership,
                                new Arg.Amount(isCeo ? Units.CASH : Units.TIME, over),
                                team),
                        isCeo ? 0 : -over);
            }
            case UNDER_USED -> tell("under-used", id(p), new Why.UnderUsed(id(p), reports, leadership, lost, team), 0);
            case NONE -> {}
        }
        if (chart.isPromoted(p) && !held.isEmpty()) tell("promoted", id(p), new Why.Promoted(id(p), held), -heldBack);
    }

    /** What happens to somebody who stays or leaves. */
    private void person(int p) {
        Person person = company.people[p];
        String id = id(p);
        if (outcome.isDismissed(p)) {
            Why why = new Why.Dismissed(id, Modifiers.salary(s, person.card));
            tell("dismissed", id, why, -person.productivity);
        }
        if (!draft.isInChart(p)) return;
        if (person.hired) tell("new", id, new Why.New(id), p == draft.ceo() ? 0 : chart.productivity(p));
        if (person.worksToRule) tell("works-to-rule", id, new Why.WorksToRule(id), -bonus(p));
        int morale = person.morale;
        int after = outcome.moraleAfter(p);
        int cut =
                Math.min(numbers.demotedOutputLoss(), person.card.productivity().base());
        if (chart.isDemoted(p)) tell("demoted", id, new Why.Demoted(id, cut, morale, after), -cut);
        else if (outcome.isLayered(p))
            tell("layered", id, new Why.Layered(id, morale, after), (chart.locks(p) & Chart.SUNK) == 0 ? 0 : -cut);
        if (!outcome.isMoved(p)) return;
        int boss = draft.boss()[p];
        tell("moved", id, boss < 0 ? new Why.MovedToTop(id) : new Why.Moved(id, id(boss)), 0);
    }

    private void succession() {
        Reason reason = draft.reason();
        if (reason == null || draft.ceo() == Draft.NOBODY) return;
        String heir = id(draft.ceo());
        String old = company.ceo == Draft.NOBODY ? heir : id(company.ceo);
        Why why = switch (reason) {
            case RETIRE -> new Why.Retired(old, heir, numbers.retirementCost(), numbers.legacyVp());
            case FIRE -> new Why.Fired(old, heir, numbers.firingDelay());
            case VACANCY -> new Why.Appointed(heir);
        };
        tell("ceo", heir, why, 0);
    }

    private void workshop() {
        if (!outcome.hasWorkshop()) return;
        int p = draft.workshop();
        boolean isWasted = !draft.isInChart(p) || chart.locks(p) != 0;
        boolean isLitByIt = chart.hasProductivityBonus(p) && (chart.unlocks(p) & Chart.BY_BOSS) == 0;
        tell(
                "workshop",
                id(p),
                isWasted ? new Why.WorkshopWasted(id(p)) : new Why.Workshop(id(p)),
                isLitByIt && p != draft.ceo() ? bonus(p) : 0);
    }

    private void crack(Crack crack) {
        Why why = switch (crack) {
            case OVERLOAD -> new Why.Overload(overloaded());
            case REORGANISATION -> shaken();
            case BUREAUCRACY -> new Why.Bureaucracy(chart.layers(), numbers.layersLimit());
            case HEADLESS -> new Why.Headless();
            case MISSED_PAYROLL -> new Why.MissedPayroll();
            case SLIPPAGE, LOW_SPIRITS -> throw new IllegalStateException("no chart makes " + crack);
        };
        tell("crack", null, why, 0);
    }

    private List<String> overloaded() {
        List<String> bosses = new ArrayList<>();
        for (int p = 0; p < chart.size(); p++)
            if (chart.layer(p) > 0 && chart.reports(p) > chart.leadership(p)) bosses.add(id(p));
        return bosses;
    }

    /** What shook the company most. */
    private Why shaken() {
        if (draft.reason() != null) return new Why.Reorganisation("ceo");
        boolean isDemoted = false;
        boolean isLayered = false;
        for (int p = 0; p < chart.size(); p++) {
            if (outcome.isDismissed(p)) return new Why.Reorganisation("dismissed");
            isDemoted |= chart.isDemoted(p);
            isLayered |= outcome.isLayered(p);
        }
        if (isDemoted || isLayered) return new Why.Reorganisation(isDemoted ? "demoted" : "layered");
        return new Why.ManyMoved(outcome.moved());
    }
}
