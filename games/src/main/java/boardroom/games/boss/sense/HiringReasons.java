package boardroom.games.boss.sense;

import boardroom.games.boss.box.Worker;
import boardroom.games.boss.rules.BossMove.HiringBid;
import boardroom.games.boss.rules.BossMove.HiringPick;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Chart;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.HiringPicks;
import boardroom.games.boss.rules.Modifiers;
import boardroom.games.boss.rules.ProjectRules;
import boardroom.games.boss.rules.SharedRules;
import boardroom.games.boss.rules.Span;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 4.1: why so much is bid for people, and why somebody is hired or not. */
record HiringReasons(Weights weights, SharedRules rules, PeopleValues values) {
    /** So many rounds are few. */
    private static final int FEW = 4;

    @Nullable Because bid(BossState s, int seat, HiringBid bid) {
        Company company = s.companies[seat];
        Outlook outlook = new Outlook(weights, rules, s, company);
        double[] worth = values.of(s, company, s.workerPool, outlook);
        int free = ProjectRules.freeTime(company);
        int budget = bid.time() + company.assets.recruit();
        List<Worker> trained = trained(s, worth, budget);
        if (trained.isEmpty() && bid.cash() > 0) return null;
        if (trained.isEmpty() && bid.time() > 0) return new Because.BidForChoice(bid.time());
        if (trained.isEmpty()) return none(s, company, outlook, worth, free);
        List<String> people = new ArrayList<>();
        for (Worker worker : trained) people.add(worker.id());
        if (bid.cash() > 0) {
            int gap = (int) Math.round(Auction.gap(worth, s.players() - 1));
            return gap > 0
                    ? new Because.BidForPerson(bid.cash(), people.getFirst(), gap)
                    : new Because.BidForOrder(bid.cash(), people);
        }
        if (bid.time() == 0)
            return outlook.isTight()
                    ? new Because.KeepForPayday(company.cash, outlook.due)
                    : new Because.TrainedAnyway(people);
        if (outlook.isTight()) return new Because.BidTimeOnly(bid.time(), people, company.cash, outlook.due);
        return free > bid.time()
                ? new Because.BidToTrain(bid.time(), people, free - bid.time())
                : new Because.BidAllToTrain(bid.time(), people);
    }

    private static Because none(BossState s, Company company, Outlook outlook, double[] worth, int free) {
        if (Auction.best(worth) < 0) return new Because.NobodyPays(outlook.prices.left() + 1);
        int most = free + company.assets.recruit();
        int cheapest = Integer.MAX_VALUE;
        for (Worker worker : s.workerPool) cheapest = Math.min(cheapest, Modifiers.training(s, worker));
        if (cheapest > most) return new Because.NoTimeToTrain();
        return outlook.isTight()
                ? new Because.KeepForPayday(company.cash, outlook.due)
                : new Because.KeepTimeFree(free);
    }

    /** Whom a budget would train if all could be had, the best first. */
    private static List<Worker> trained(BossState s, double[] worth, int budget) {
        List<Worker> trained = new ArrayList<>();
        double[] rest = worth.clone();
        int left = budget;
        for (int best = Auction.best(rest); best >= 0; best = Auction.best(rest)) {
            rest[best] = 0;
            int training = Modifiers.training(s, s.workerPool[best]);
            if (training > left) continue;
            left -= training;
            trained.add(s.workerPool[best]);
        }
        return trained;
    }

    @Nullable Because pick(BossState s, int seat, HiringPick pick) {
        Company company = s.companies[seat];
        Outlook outlook = new Outlook(weights, rules, s, company);
        double[] worth = values.of(s, company, s.workerPool, outlook);
        int budget = HiringPicks.budget(s, company);
        int best = -1;
        for (int i = 0; i < worth.length; i++) {
            if (s.takenBy[i] != BossState.OPEN) continue;
            if (s.workerPool[i].id().equals(pick.worker())) return hired(s, company, s.workerPool[i], worth[i]);
            if (Modifiers.training(s, s.workerPool[i]) <= budget && (best < 0 || worth[i] > worth[best])) best = i;
        }
        if (best < 0) return new Because.PassUntrained();
        Worker person = s.workerPool[best];
        int salary = Modifiers.salary(s, person);
        if (worth[best] <= 0) return new Because.PassOnPerson(person.id(), salary);
        if (outlook.isTight()) return new Because.PassForPayday(person.id(), salary, outlook.due);
        int rounds = outlook.prices.left() + 1;
        return rounds <= FEW
                ? new Because.PassSoLate(person.id(), salary, rounds)
                : new Because.PassForTime(person.id(), company.timeBid);
    }

    private Because hired(BossState s, Company company, Worker worker, double worth) {
        ChartSearch without = values.without(s, company);
        ChartSearch with = values.with(s, company, without, worker);
        Chart chart = with.settled();
        int gain = with.capacity() - without.capacity();
        int rounded = (int) Math.round(worth);
        if (rounded <= 0) return forPay(s, worker, gain);
        int boss = with.best[with.best.length - 1];
        if (gain > 0 && boss >= 0 && chart.span(boss) == Span.EXACT)
            return new Because.TakeForSpan(worker.id(), company.people[boss].card.id(), gain);
        if (gain > 0) return new Because.TakeForCapacity(worker.id(), gain);
        return new Because.TakeForWorth(worker.id(), rounded);
    }

    /** Where the salary is about all that it is worth: what is got for it. */
    private static Because forPay(BossState s, Worker worker, int gain) {
        int salary = Modifiers.salary(s, worker);
        return gain > 0
                ? new Because.TakeForPay(worker.id(), gain, salary)
                : new Because.TakeForSkill(worker.id(), worker.skill().most(), salary);
    }
}
