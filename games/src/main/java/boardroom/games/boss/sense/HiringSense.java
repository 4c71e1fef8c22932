package boardroom.games.boss.sense;

import boardroom.engine.phases.Sense;
import boardroom.games.boss.box.Worker;
import boardroom.games.boss.rules.BossMove;
import boardroom.games.boss.rules.BossMove.HiringBid;
import boardroom.games.boss.rules.BossMove.HiringPick;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.Modifiers;
import boardroom.games.boss.rules.SharedRules;
import java.util.List;

/** 4.1: T for the best one or two who are wanted, $ by the gap between them and who would be left. */
record HiringSense(Weights weights, SharedRules rules, PeopleValues values, Auction auction)
        implements Sense<BossState, BossMove> {

    @Override
    public void scores(BossState s, int seat, List<? extends BossMove> moves, double[] out) {
        Outlook outlook = new Outlook(weights, rules, s, s.companies[seat]);
        scores(s, seat, moves, outlook, values.of(s, s.companies[seat], s.workerPool, outlook), out);
    }

    /** The same without a look at the charts people would sit in. */
    @Override
    public void glance(BossState s, int seat, List<? extends BossMove> moves, double[] out) {
        Outlook outlook = new Outlook(weights, rules, s, s.companies[seat]);
        scores(s, seat, moves, outlook, values.atAGlance(s, s.companies[seat], s.workerPool, outlook), out);
    }

    private void scores(
            BossState s, int seat, List<? extends BossMove> moves, Outlook outlook, double[] worth, double[] out) {
        Company company = s.companies[seat];
        Worker[] pool = s.workerPool;
        int[] training = new int[pool.length];
        for (int i = 0; i < pool.length; i++) training[i] = Modifiers.training(s, pool[i]);
        double work = weights.chart().workNow();
        int bonus = company.assets.recruit();
        // Bids of the same T differ only in who comes before.
        double[] gains = {};
        int gainsOf = -1;
        for (int i = 0; i < moves.size(); i++)
            out[i] = switch (moves.get(i)) {
                case HiringBid bid -> {
                    if (bid.time() != gainsOf) {
                        double entry = outlook.timeCost(bid.time(), work);
                        gains = auction.gains(s, worth, training, bid.time() + bonus, entry);
                        gainsOf = bid.time();
                    }
                    yield auction.expected(s, bid.cash(), 1, gains) - outlook.cost(bid.cash());
                }
                case HiringPick pick -> {
                    int place = place(pool, pick);
                    if (place < 0) yield 0;
                    yield company.hiredThisRound > 0
                            ? worth[place]
                            : worth[place] - outlook.timeCost(company.timeBid, work);
                }
                default -> 0;
            };
    }

    private static int place(Worker[] pool, HiringPick pick) {
        for (int i = 0; i < pool.length; i++) if (pool[i].id().equals(pick.worker())) return i;
        return -1;
    }
}
