package boardroom.games.boss.sense;

import boardroom.engine.phases.Sense;
import boardroom.games.boss.box.Project;
import boardroom.games.boss.rules.BossMove;
import boardroom.games.boss.rules.BossMove.ProjectBid;
import boardroom.games.boss.rules.BossMove.ProjectPick;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.ProjectRules;
import boardroom.games.boss.rules.SharedRules;
import java.util.List;

/** 4.4: bid by what is to be lost by coming later, take what pays and can be finished. */
record ProjectSense(Weights weights, SharedRules rules, ProjectValues values, Auction auction)
        implements Sense<BossState, BossMove> {

    @Override
    public void scores(BossState s, int seat, List<? extends BossMove> moves, double[] out) {
        Company company = s.companies[seat];
        Project[] pool = s.projectPool;
        Outlook outlook = new Outlook(weights, rules, s, company);
        double[] worth = new double[pool.length];
        int[] costs = new int[pool.length];
        for (int i = 0; i < pool.length; i++) {
            worth[i] = values.ofTaking(s, company, pool[i], outlook);
            costs[i] = Math.max(0, pool[i].setup() - company.assets.timeFor(pool[i].type())) + pool[i].time();
        }
        int budget = ProjectRules.freeTime(company) + rules.numbers().outsourcingLimit();
        double scale = weights.bids().projectScale().at(outlook.prices.progress());
        double[] gains = auction.gains(s, worth, costs, budget, 0);
        for (int i = 0; i < moves.size(); i++)
            out[i] = switch (moves.get(i)) {
                case ProjectBid bid -> auction.expected(s, bid.cash(), scale, gains) - outlook.cost(bid.cash());
                case ProjectPick pick -> {
                    int place = place(pool, pick);
                    yield place < 0 ? 0 : worth[place];
                }
                default -> 0;
            };
    }

    private static int place(Project[] pool, ProjectPick pick) {
        for (int i = 0; i < pool.length; i++) if (pool[i].id().equals(pick.project())) return i;
        return -1;
    }
}
