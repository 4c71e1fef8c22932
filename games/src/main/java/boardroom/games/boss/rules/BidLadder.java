package boardroom.games.boss.rules;

import boardroom.games.boss.box.Worker;
import boardroom.games.boss.rules.BossMove.HiringBid;
import boardroom.games.boss.rules.BossMove.ProjectBid;
import java.util.function.Consumer;

/** The bids worth thinking about: a few $, with T that are just enough to train somebody. */
final class BidLadder {
    private static final int[] STEPS = {0, 1, 2, 3, 5, 8};
    private static final int MOST_BUDGETS = Long.SIZE;

    private final ProjectRules projects;

    BidLadder(ProjectRules projects) {
        this.projects = projects;
    }

    void hiring(BossState s, Company company, Consumer<? super HiringBid> out) {
        int cash = projects.freeCash(s, company);
        long budgets = budgets(s, company);
        if ((budgets & 1) == 0) out.accept(HiringBid.NOTHING);
        for (; budgets != 0; budgets &= budgets - 1) {
            int time = Long.numberOfTrailingZeros(budgets);
            for (int step : STEPS) if (step <= cash) out.accept(new HiringBid(step, time));
        }
    }

    /** A bit for each T bid that hires somebody with nothing to spare, and for the two dearest who can be had together. */
    private static long budgets(BossState s, Company company) {
        int free = Math.min(ProjectRules.freeTime(company), MOST_BUDGETS - 1);
        int recruit = company.assets.recruit();
        long budgets = 0;
        int two = -1;
        Worker[] pool = s.workerPool;
        for (int i = 0; i < pool.length; i++) {
            int training = Modifiers.training(s, pool[i]);
            int one = Math.max(0, training - recruit);
            if (one > free) continue;
            budgets |= 1L << one;
            for (int j = 0; j < i; j++) {
                int both = Math.max(0, training + Modifiers.training(s, pool[j]) - recruit);
                if (both <= free) two = Math.max(two, both);
            }
        }
        return two < 0 ? budgets : budgets | 1L << two;
    }

    void projects(BossState s, Company company, Consumer<? super ProjectBid> out) {
        int cash = projects.freeCash(s, company);
        for (int step : STEPS) if (step <= cash) out.accept(new ProjectBid(step));
    }

    /** Just enough T for the best person on offer whom the next Payday can bear, and a little $. */
    HiringBid proposed(BossState s, Company company) {
        int spare = projects.cashAfterPayday(s, company) - STEPS[1];
        int time = ProjectRules.freeTime(company) + company.assets.recruit();
        Worker best = null;
        for (Worker worker : s.workerPool)
            if (Modifiers.training(s, worker) <= time
                    && Modifiers.salary(s, worker) <= spare
                    && (best == null || RivalMoves.figure(worker) > RivalMoves.figure(best))) best = worker;
        if (best == null) return HiringBid.NOTHING;
        int bid = Math.min(STEPS[1], projects.freeCash(s, company));
        return new HiringBid(bid, Math.max(0, Modifiers.training(s, best) - company.assets.recruit()));
    }

    /** A little, if the next Payday can bear it. */
    ProjectBid proposedForProjects(BossState s, Company company) {
        int spare = Math.min(projects.freeCash(s, company), projects.cashAfterPayday(s, company));
        return new ProjectBid(Math.clamp(spare, 0, STEPS[1]));
    }
}
