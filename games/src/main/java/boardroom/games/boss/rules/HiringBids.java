package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.engine.Refusal;
import boardroom.engine.Seats;
import boardroom.games.boss.box.Worker;
import boardroom.games.boss.rules.BossMove.HiringBid;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.1.1 to 4.1.3 Hiring: people are drawn, and all bid in secret; the $ are turned over together. */
public final class HiringBids extends HandedIn<HiringBid> {
    private final SharedRules rules;
    private final Bids bids;
    private final BidLadder ladder;

    public HiringBids(SharedRules rules) {
        super(rules.box().clocksSeconds().hiringBid());
        this.rules = rules;
        this.bids = new Bids(rules);
        this.ladder = new BidLadder(rules.projects());
    }

    /** One more than there are players, and what events add; with nobody to draw the phase is skipped. */
    @Override
    public void open(BossState s, Events events) {
        int wanted = s.players() + rules.numbers().cardsPerPhaseExtra() + Modifiers.drawnWorkers(s);
        Worker[] pool = BossState.NO_WORKERS;
        for (int i = 0; i < wanted; i++) {
            Worker drawn = s.workers.draw(cards -> events.tell(new BossEvent.DeckReshuffled(s.workers.name(), cards)));
            if (drawn == null) break;
            pool = Piles.with(pool, drawn);
        }
        s.workerPool = pool;
        PickTurns.lay(s, pool.length);
        if (pool.length > 0) events.tell(() -> new BossEvent.WorkersRevealed(ids(s.workerPool)));
    }

    private static List<Arg.CardId> ids(Worker[] pool) {
        List<Arg.CardId> ids = new ArrayList<>();
        for (Worker worker : pool) ids.add(new Arg.CardId(worker.id()));
        return ids;
    }

    @Override
    protected Seats choosers(BossState s) {
        return s.workerPool.length == 0 ? Seats.NONE : Seats.all(s.seats());
    }

    @Override
    public void offers(BossState s, int seat, Consumer<? super HiringBid> out) {
        ladder.hiring(s, s.companies[seat], out);
    }

    @Override
    @Nullable Refusal refuse(BossState s, Company company, HiringBid move) {
        int cash = rules.projects().freeCash(s, company);
        if (move.cash() < 0 || move.cash() > cash) return new Bids.BidCash(cash);
        int time = ProjectRules.freeTime(company);
        return move.time() < 0 || move.time() > time ? new Bids.BidTime(time) : null;
    }

    @Override
    protected HiringBid fallback(BossState s, int seat) {
        return HiringBid.NOTHING;
    }

    /** The T stay with their owner, and secret, until everybody is picked. */
    @Override
    protected void reveal(BossState s, Events events) {
        if (s.workerPool.length == 0) return;
        for (Company company : s.companies) {
            HiringBid bid = opened(s, company.seat);
            company.cashBid = bid.cash();
            company.timeBid = bid.time();
        }
        bids.open(s, Bids.HIRING, events);
    }

    HiringBid proposed(BossState s, int seat) {
        return ladder.proposed(s, s.companies[seat]);
    }

    ProjectRules projects() {
        return rules.projects();
    }
}
