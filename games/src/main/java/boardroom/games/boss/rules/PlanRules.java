package boardroom.games.boss.rules;

import boardroom.engine.Refusal;
import boardroom.engine.UnitName;
import boardroom.games.boss.box.BossBox;
import boardroom.games.boss.box.Project;
import boardroom.games.boss.rules.BossMove.Production;
import boardroom.games.boss.rules.BossMove.Work;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 4.5: what a plan takes, and what makes it impossible. */
public final class PlanRules {
    /** It names a project that the company does not work on. */
    record NotYourProject() implements Refusal {}

    record PlannedTwice(Project project) implements Refusal {}

    record RunOrCatchUp(Project project) implements Refusal {}

    record CatchUpRange(Project project, int delay) implements Refusal {}

    /** A shortcut needs a project without delay after the plan. */
    record ShortcutDelayed(Project project) implements Refusal {}

    /** Switched off at this table. */
    record OutsourcingOff() implements Refusal {}

    record OutsourceLimit(@UnitName(Units.TIME) int limit) implements Refusal {}

    /** Ideas are switched off at this table. */
    record AgendaClosed() implements Refusal {}

    record PlanTime(
            @UnitName(Units.TIME) int needed,
            @UnitName(Units.TIME) int there) implements Refusal {}

    record PlanCash(
            @UnitName(Units.CASH) int needed,
            @UnitName(Units.CASH) int there) implements Refusal {}

    record PlanIdeas(
            @UnitName(Units.IDEAS) int needed,
            @UnitName(Units.IDEAS) int there) implements Refusal {}

    private final SharedRules rules;
    private final int shortcutPrice;
    private final int patentPrice;

    public PlanRules(SharedRules rules) {
        BossBox box = rules.box();
        this.rules = rules;
        this.shortcutPrice = box.price("shortcut");
        this.patentPrice = box.price("patent");
    }

    @Nullable Refusal refuse(BossState s, Company company, Production plan) {
        Refusal broken = refuseWork(company, plan.plan());
        if (broken == null) broken = refuseShortcut(company, plan);
        if (broken == null) broken = refuseOutsourcing(s, plan.outsource());
        if (broken != null) return broken;
        int ideas = ideas(plan);
        if (ideas > 0 && !s.terms.ideas()) return new AgendaClosed();
        if (ideas > company.ideas) return new PlanIdeas(ideas, company.ideas);
        int time = time(company, plan);
        int there = company.time + plan.outsource();
        if (time > there) return new PlanTime(time, there);
        int cash = cash(s, company, plan);
        return cash > company.cash ? new PlanCash(cash, company.cash) : null;
    }

    private static @Nullable Refusal refuseWork(Company company, List<Work> plan) {
        boolean[] named = new boolean[company.ongoing.length];
        for (Work work : plan) {
            int place = company.placeOfProject(work.project());
            if (place < 0) return new NotYourProject();
            Ongoing ongoing = company.ongoing[place];
            if (named[place]) return new PlannedTwice(ongoing.card);
            named[place] = true;
            Integer catchUp = work.catchUp();
            if (catchUp == null) continue;
            if (work.run()) return new RunOrCatchUp(ongoing.card);
            if (catchUp < 1 || catchUp > ongoing.delay) return new CatchUpRange(ongoing.card, ongoing.delay);
        }
        return null;
    }

    private @Nullable Refusal refuseShortcut(Company company, Production plan) {
        if (plan.shortcut() == null) return null;
        int place = company.placeOfProject(plan.shortcut());
        if (place < 0) return new NotYourProject();
        Ongoing ongoing = company.ongoing[place];
        return delayAfter(ongoing, work(plan, ongoing)) == 0 ? null : new ShortcutDelayed(ongoing.card);
    }

    private @Nullable Refusal refuseOutsourcing(BossState s, int bought) {
        if (bought == 0) return null;
        if (!s.terms.outsourcing()) return new OutsourcingOff();
        int limit = outsourcingLimit(s);
        return bought < 0 || bought > limit ? new OutsourceLimit(limit) : null;
    }

    /** What the plan says of a project; {@code null}: nothing, so it is held. */
    public static @Nullable Work work(Production plan, Ongoing ongoing) {
        List<Work> works = plan.plan();
        for (int i = 0; i < works.size(); i++)
            if (works.get(i).project().equals(ongoing.card.id())) return works.get(i);
        return null;
    }

    /** Held: it falls behind, unless it was taken this round and rests. */
    int delayAfter(Ongoing ongoing, @Nullable Work work) {
        if (work != null && work.run()) return 0;
        if (work != null && work.catchUp() != null) return ongoing.delay - work.catchUp();
        return ongoing.isNew ? ongoing.delay : ongoing.delay + rules.numbers().stallDelay();
    }

    /** T for all runs, delay included, and all catching up. */
    static int time(Company company, Production plan) {
        int sum = 0;
        for (Work work : plan.plan()) {
            Ongoing ongoing = company.ongoing[company.placeOfProject(work.project())];
            if (work.run()) sum += ongoing.card.time() + ongoing.delay;
            else if (work.catchUp() != null) sum += work.catchUp();
        }
        return sum;
    }

    /** $ for T from the market and the overheads of what is run. */
    int cash(BossState s, Company company, Production plan) {
        return plan.outsource() * outsourcingPrice(s) + overheads(s, company, plan);
    }

    int overheads(BossState s, Company company, Production plan) {
        int sum = 0;
        for (Work work : plan.plan()) {
            Ongoing ongoing = company.ongoing[company.placeOfProject(work.project())];
            if (work.run()) sum += rules.projects().overhead(s, company, ongoing.card);
        }
        return sum;
    }

    int ideas(Production plan) {
        return (plan.shortcut() == null ? 0 : shortcutPrice) + (plan.patent() ? patentPrice : 0);
    }

    /** $ for one T from the market now. */
    public int outsourcingPrice(BossState s) {
        return Math.max(0, rules.numbers().outsourcingPrice() + Modifiers.outsourcing(s));
    }

    /** T that may be bought in a round. */
    public int outsourcingLimit(BossState s) {
        return s.terms.outsourcing() ? rules.numbers().outsourcingLimit() : 0;
    }

    ProjectRules projects() {
        return rules.projects();
    }
}
