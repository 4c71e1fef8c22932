package boardroom.games.boss.sense;

import boardroom.games.boss.box.Project;
import boardroom.games.boss.box.Worker;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.HiringPicks;
import boardroom.games.boss.rules.Modifiers;
import boardroom.games.boss.rules.ProjectPicks;

/** What everybody is likely to get of the cards on offer, once bids are open: each in turn takes the best they can have. */
final class PicksAhead {
    private final Weights weights;
    private final BossState s;
    private final Prices prices;

    PicksAhead(Weights weights, BossState s, Prices prices) {
        this.weights = weights;
        this.s = s;
        this.prices = prices;
    }

    /** By seat, in $; nothing where nobody is picking. */
    double[] worth() {
        double[] sums = new double[s.seats()];
        if (s.turn < 0) return sums;
        boolean hiring = s.workerPool.length > 0;
        int cards = hiring ? s.workerPool.length : s.projectPool.length;
        double[] worth = new double[cards];
        int[] costs = new int[cards];
        for (int i = 0; i < cards; i++) {
            if (s.takenBy[i] != BossState.OPEN) continue;
            worth[i] = hiring ? worker(s.workerPool[i]) : project(s.projectPool[i]);
            costs[i] = hiring ? Modifiers.training(s, s.workerPool[i]) : s.projectPool[i].setup();
        }
        int seats = s.order.length;
        int[] budgets = new int[s.seats()];
        for (Company company : s.companies) {
            if (company.hasPassed) continue;
            budgets[company.seat] =
                    1 + (hiring ? HiringPicks.budget(s, company) : ProjectPicks.timeFor(company, s.projectPool[0]));
        }
        int idle = 0;
        for (int turn = s.turn; idle < seats; turn = (turn + 1) % seats) {
            int seat = s.order[turn];
            int best = best(worth, costs, budgets[seat]);
            if (best < 0) {
                idle++;
                continue;
            }
            idle = 0;
            sums[seat] += worth[best];
            budgets[seat] -= costs[best];
            worth[best] = 0;
        }
        return sums;
    }

    /** What costs less than this and is worth most; -1: nothing is worth anything. */
    private static int best(double[] worth, int[] costs, int limit) {
        int best = -1;
        for (int i = 0; i < worth.length; i++)
            if (worth[i] > 0 && costs[i] < limit && (best < 0 || worth[i] > worth[best])) best = i;
        return best;
    }

    private double worker(Worker worker) {
        Weights.People w = weights.people();
        return Math.min(w.horizon(), prices.left())
                * (worker.productivity().most() * weights.prices().time()
                        + worker.skill().most() * w.skill()
                        + worker.leadership().most() * w.leading()
                        - worker.salary() * prices.cash());
    }

    /** As printed: who needs fewer rounds by skill is not asked here. */
    private double project(Project project) {
        if (project.rounds() > prices.left() + 1) return 0;
        Weights.Projects w = weights.projects();
        return project.victoryPoints() * prices.vp()
                + project.reward() * prices.cash()
                + project.research() * w.research() * prices.left()
                - project.setup() * w.time().at(prices.progress())
                - project.rounds()
                        * (project.overhead() * prices.cash()
                                + project.time() * w.time().at(prices.progress())
                                + w.perRound());
    }
}
