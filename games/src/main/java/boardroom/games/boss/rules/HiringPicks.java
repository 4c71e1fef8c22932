package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Refusal;
import boardroom.engine.UnitName;
import boardroom.games.boss.box.Worker;
import boardroom.games.boss.rules.BossMove.HiringPick;
import org.jspecify.annotations.Nullable;

/** 4.1.4 to 4.1.7 Hiring: people are picked one by one, and the T bids are settled. */
public final class HiringPicks extends Picks<Worker, HiringPick> {
    record NotForHire() implements Refusal {}

    /** Training takes more than is left of the T bid and the recruitment bonus. */
    record OverBudget(
            @UnitName(Units.TIME) int training,
            @UnitName(Units.TIME) int budget) implements Refusal {}

    public HiringPicks(SharedRules rules) {
        super(Bids.HIRING, rules.box().clocksSeconds().hiringPick());
    }

    /** T left for training: the bid and the recruitment bonus, without whom it has picked already. */
    public static int budget(BossState s, Company company) {
        int budget = company.timeBid + company.assets.recruit();
        for (int i = 0; i < s.workerPool.length; i++)
            if (s.takenBy[i] == company.seat) budget -= Modifiers.training(s, s.workerPool[i]);
        return budget;
    }

    @Override
    Worker[] pool(BossState s) {
        return s.workerPool;
    }

    @Override
    HiringPick move(@Nullable Worker card) {
        return card == null ? HiringPick.PASS : new HiringPick(card.id());
    }

    @Override
    @Nullable String picked(HiringPick move) {
        return move.worker();
    }

    @Override
    Refusal notThere() {
        return new NotForHire();
    }

    @Override
    @Nullable Refusal refuse(BossState s, Company company, Worker card) {
        int training = Modifiers.training(s, card);
        int budget = budget(s, company);
        return training > budget ? new OverBudget(training, budget) : null;
    }

    @Override
    void take(BossState s, Company company, Worker card, Events events) {
        Person person = new Person(card);
        person.hired = true;
        company.join(person);
        company.hiredThisRound++;
        events.tell(new BossEvent.WorkerHired(new Arg.Seat(company.seat), new Arg.CardId(card.id())));
    }

    /** Whoever hired loses the whole T bid; now all T bids are open. */
    @Override
    public void close(BossState s, Events events) {
        if (s.workerPool.length > 0)
            for (int place = 0; place < s.seats(); place++) settle(s, s.companies[s.clockwise(place)], events);
        for (int i = 0; i < s.workerPool.length; i++) if (PickTurns.isOpen(s, i)) s.workers.discard(s.workerPool[i]);
        s.workerPool = BossState.NO_WORKERS;
        PickTurns.end(s);
    }

    private static void settle(BossState s, Company company, Events events) {
        int hired = PickTurns.taken(s, company.seat);
        if (hired > 0) company.time -= company.timeBid;
        events.tell(new BossEvent.HiringSettled(
                new Arg.Seat(company.seat),
                new Arg.Amount(Units.TIME, company.timeBid),
                hired > 0,
                hired,
                hired > 0 ? "hired" : whyNobody(s, company)));
    }

    /** Nobody was left at its turn, its T train nobody who was here, or it would not. */
    private static String whyNobody(BossState s, Company company) {
        if (!company.hasPassed) return "all_taken";
        for (Worker worker : s.workerPool)
            if (Modifiers.training(s, worker) <= company.timeBid + company.assets.recruit()) return "passed";
        return "too_little";
    }
}
