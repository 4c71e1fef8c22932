package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.Card;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Refusal;
import boardroom.engine.phases.Turn;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.1.5 and 4.4.4: cards on offer are picked one by one, in the order of the bids; a pass is final. */
abstract class Picks<C extends Card, M extends BossMove> implements Turn<BossState, M> {
    private final String kind;
    private final long millis;

    Picks(String kind, int seconds) {
        this.kind = kind;
        this.millis = TimeUnit.SECONDS.toMillis(seconds);
    }

    abstract C[] pool(BossState s);

    /** The pick of this card; {@code null}: the pass. */
    abstract M move(@Nullable C card);

    /** The id of the card it picks; {@code null}: it passes. */
    abstract @Nullable String picked(M move);

    /** Was never on offer, or is somebody's already. */
    abstract Refusal notThere();

    /** Why a company can't have this card, which is on offer. */
    abstract @Nullable Refusal refuse(BossState s, Company company, C card);

    abstract void take(BossState s, Company company, C card, Events events);

    @Override
    public final int decider(BossState s) {
        return PickTurns.decider(s);
    }

    @Override
    public final void offers(BossState s, int seat, Consumer<? super M> out) {
        C[] pool = pool(s);
        for (int i = 0; i < pool.length; i++) if (PickTurns.isOpen(s, i)) out.accept(move(pool[i]));
        out.accept(move(null));
    }

    @Override
    public final void moves(BossState s, int seat, Consumer<? super M> out) {
        if (seat != decider(s)) return;
        C[] pool = pool(s);
        for (int i = 0; i < pool.length; i++) if (isOpenTo(s, s.companies[seat], i)) out.accept(move(pool[i]));
        out.accept(move(null));
    }

    /** Whether a company could pick the card at this place. */
    final boolean isOpenTo(BossState s, Company company, int place) {
        return PickTurns.isOpen(s, place) && refuse(s, company, pool(s)[place]) == null;
    }

    @Override
    public final @Nullable Refusal refuse(BossState s, M move) {
        if (picked(move) == null) return null;
        int place = place(s, move);
        if (place < 0 || !PickTurns.isOpen(s, place)) return notThere();
        return refuse(s, s.companies[decider(s)], pool(s)[place]);
    }

    private int place(BossState s, M move) {
        C[] pool = pool(s);
        for (int i = 0; i < pool.length; i++) if (pool[i].id().equals(picked(move))) return i;
        return -1;
    }

    /** The card on offer that a move picks; {@code null}: it passes. */
    final @Nullable C card(BossState s, M move) {
        return picked(move) == null ? null : pool(s)[place(s, move)];
    }

    @Override
    public final void play(BossState s, int seat, M move, Events events) {
        C card = card(s, move);
        if (card == null) pass(s, seat, events);
        else {
            PickTurns.take(s, place(s, move), seat);
            take(s, s.companies[seat], card, events);
            PickTurns.next(s);
        }
    }

    private void pass(BossState s, int seat, Events events) {
        s.companies[seat].hasPassed = true;
        events.tell(new BossEvent.PickPassed(new Arg.Seat(seat), kind));
        PickTurns.next(s);
    }

    @Override
    public final void timeout(BossState s, int seat, Events events) {
        events.tell(new BossEvent.TimedOut(new Arg.Seat(seat)));
        pass(s, seat, events);
    }

    /** Each pick has a name, and a clock, of its own. */
    @Override
    public final String decision(BossState s) {
        int made = 0;
        for (Company company : s.companies) if (company.hasPassed) made++;
        for (int taker : s.takenBy) if (taker != BossState.OPEN) made++;
        return kind + "-pick-" + s.roundNumber + "-" + made;
    }

    @Override
    public final Pace pace(BossState s) {
        return Pace.once(owes(s), millis);
    }
}
