package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Refusal;
import boardroom.engine.UnitName;
import boardroom.engine.phases.Turn;
import boardroom.games.boss.box.Worker;
import boardroom.games.boss.rules.BossMove.HiringPick;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.1.4 to 4.1.7 Hiring: people are picked one by one, and the T bids are settled. */
public final class HiringPicks implements Turn<BossState, HiringPick> {
    /** Was never on offer, or is somebody's already. */
    record NotForHire() implements Refusal {}

    /** Training takes more than is left of the T bid and the recruitment bonus. */
    record OverBudget(
            @UnitName(Units.TIME) int training,
            @UnitName(Units.TIME) int budget) implements Refusal {}

    private final int seconds;

    public HiringPicks(SharedRules rules) {
        this.seconds = rules.box().clocksSeconds().hiringPick();
    }

    /** T left for training: the bid and the recruitment bonus, without whom it has picked already. */
    public static int budget(BossState s, Company company) {
        int budget = company.timeBid + company.assets.recruit();
        for (int i = 0; i < s.workerPool.length; i++)
            if (s.takenBy[i] == company.seat) budget -= Modifiers.training(s, s.workerPool[i]);
        return budget;
    }

    @Override
    public int decider(BossState s) {
        return PickTurns.decider(s);
    }

    @Override
    public void offers(BossState s, int seat, Consumer<? super HiringPick> out) {
        for (int i = 0; i < s.workerPool.length; i++)
            if (PickTurns.isOpen(s, i)) out.accept(new HiringPick(s.workerPool[i].id()));
        out.accept(HiringPick.PASS);
    }

    @Override
    public void moves(BossState s, int seat, Consumer<? super HiringPick> out) {
        if (seat != decider(s)) return;
        int budget = budget(s, s.companies[seat]);
        for (int i = 0; i < s.workerPool.length; i++)
            if (PickTurns.isOpen(s, i) && Modifiers.training(s, s.workerPool[i]) <= budget)
                out.accept(new HiringPick(s.workerPool[i].id()));
        out.accept(HiringPick.PASS);
    }

    @Override
    public @Nullable Refusal refuse(BossState s, HiringPick move) {
        if (move.worker() == null) return null;
        int place = place(s, move.worker());
        if (place < 0 || !PickTurns.isOpen(s, place)) return new NotForHire();
        int training = Modifiers.training(s, s.workerPool[place]);
        int budget = budget(s, s.companies[decider(s)]);
        return training > budget ? new OverBudget(training, budget) : null;
    }

    private static int place(BossState s, String id) {
        for (int i = 0; i < s.workerPool.length; i++) if (s.workerPool[i].id().equals(id)) return i;
        return -1;
    }

    static Worker worker(BossState s, String id) {
        return s.workerPool[place(s, id)];
    }

    @Override
    public void play(BossState s, int seat, HiringPick move, Events events) {
        if (move.worker() == null) {
            PickTurns.pass(s, seat, Bids.HIRING, events);
            return;
        }
        int place = place(s, move.worker());
        PickTurns.take(s, place, seat);
        Company company = s.companies[seat];
        Person person = new Person(s.workerPool[place]);
        person.hired = true;
        company.join(person);
        company.hiredThisRound++;
        events.tell(new BossEvent.WorkerHired(new Arg.Seat(seat), new Arg.CardId(move.worker())));
        PickTurns.next(s);
    }

    @Override
    public void timeout(BossState s, int seat, Events events) {
        events.tell(new BossEvent.TimedOut(new Arg.Seat(seat)));
        PickTurns.pass(s, seat, Bids.HIRING, events);
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
                new Arg.Seat(company.seat), new Arg.Amount(Units.TIME, company.timeBid), hired > 0, hired));
    }

    @Override
    public String decision(BossState s) {
        return PickTurns.decision(s, Bids.HIRING);
    }

    @Override
    public Pace pace(BossState s) {
        return PickTurns.pace(owes(s), seconds);
    }
}
