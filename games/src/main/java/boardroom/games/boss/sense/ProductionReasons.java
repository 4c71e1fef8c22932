package boardroom.games.boss.sense;

import boardroom.games.boss.box.Effect;
import boardroom.games.boss.rules.BossMove.Production;
import boardroom.games.boss.rules.BossMove.Work;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.Modifiers;
import boardroom.games.boss.rules.Ongoing;
import boardroom.games.boss.rules.PlanRules;
import boardroom.games.boss.rules.ProjectWorth;
import boardroom.games.boss.rules.SharedRules;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 4.5: why a plan runs, buys, hurries or waits; what is rarest in it is told first. */
record ProductionReasons(SharedRules rules) {

    @Nullable Because of(BossState s, int seat, Production plan) {
        Company company = s.companies[seat];
        List<Ongoing> run = new ArrayList<>();
        List<Ongoing> finished = new ArrayList<>();
        List<Ongoing> held = new ArrayList<>();
        Ongoing caughtUp = null;
        Ongoing cut = null;
        for (Ongoing work : company.ongoing) {
            Work task = PlanRules.work(plan, work);
            boolean isRun = task != null && task.run();
            int progress = work.progress + (isRun ? 1 : 0);
            int needed = rules.projects().needed(company, work.card);
            if (isRun) run.add(work);
            else if (task != null && task.catchUp() != null) caughtUp = work;
            else held.add(work);
            if (isRun && progress >= needed) finished.add(work);
            if (work.card.id().equals(plan.shortcut())) {
                cut = work;
                if (progress + 1 >= needed && progress < needed) finished.add(work);
            }
        }
        if (cut != null) return cut(cut, finished.contains(cut));
        if (plan.outsource() > 0 && !run.isEmpty()) return bought(s, plan, run, finished);
        if (plan.patent())
            return new Because.FilePatent(
                    rules.numbers().patentVp(), rules.box().price("patent"));
        if (caughtUp != null
                && caughtUp.delay + rules.numbers().stallDelay()
                        >= rules.numbers().delayLimit()) return new Because.CatchUpInTime(caughtUp.card.id());
        if (!finished.isEmpty()) return finishing(s, company, finished);
        if (caughtUp != null && run.isEmpty())
            return new Because.CatchUp(caughtUp.card.id(), rules.numbers().delayLimit());
        if (company.ongoing.length == 0 && company.ideas > 0) return new Because.KeepIdeas(company.ideas);
        return run.isEmpty() ? holding(s, company, held) : carryingOn(run, held);
    }

    private Because cut(Ongoing work, boolean isFinished) {
        int price = rules.box().price("shortcut");
        return isFinished
                ? new Because.CutToFinish(work.card.id(), price)
                : new Because.CutShort(work.card.id(), price);
    }

    private Because bought(BossState s, Production plan, List<Ongoing> run, List<Ongoing> finished) {
        int price = plan.outsource() * (rules.numbers().outsourcingPrice() + Modifiers.outsourcing(s));
        return finished.isEmpty()
                ? new Because.BuyToRun(
                        plan.outsource(), price, run.getLast().card.id())
                : new Because.BuyToFinish(
                        plan.outsource(), price, finished.getLast().card.id());
    }

    private Because finishing(BossState s, Company company, List<Ongoing> finished) {
        ProjectWorth worth = new ProjectWorth(rules);
        int cash = 0;
        int vp = 0;
        for (Ongoing work : finished) {
            cash += worth.cash(s, company, work.card);
            vp += work.card.victoryPoints() + worth.special(company, work.card, Effect.Kind.VP);
        }
        return new Because.RunToFinish(ids(finished), ProjectReasons.brings(cash, vp));
    }

    private Because carryingOn(List<Ongoing> run, List<Ongoing> held) {
        Ongoing late = late(held);
        return late == null
                ? new Because.RunAll(ids(run))
                : new Because.RunFirst(
                        run.getFirst().card.id(),
                        late.card.id(),
                        late.delay + rules.numbers().stallDelay());
    }

    /** What is held though it was not taken this round. */
    private static @Nullable Ongoing late(List<Ongoing> held) {
        Ongoing late = null;
        for (Ongoing work : held) if (!work.isNew) late = work;
        return late;
    }

    /** Nothing runs: for want of T, for want of cash, or because it may rest. */
    private @Nullable Because holding(BossState s, Company company, List<Ongoing> held) {
        if (held.isEmpty()) return null;
        Ongoing late = late(held);
        if (late == null) return new Because.RestNew(ids(held));
        int takes = late.card.time() + late.delay;
        if (takes > company.time) return new Because.HoldForTime(late.card.id(), takes, company.time);
        int overhead = rules.projects().overhead(s, company, late.card);
        return overhead > 0 ? new Because.HoldForCash(late.card.id(), overhead, Modifiers.payroll(s, company)) : null;
    }

    private static List<String> ids(List<Ongoing> works) {
        List<String> ids = new ArrayList<>();
        for (Ongoing work : works) ids.add(work.card.id());
        return ids;
    }
}
