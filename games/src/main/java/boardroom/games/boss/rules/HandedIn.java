package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.Event;
import boardroom.engine.Refusal;
import boardroom.engine.phases.HouseRefusal;
import boardroom.engine.phases.SealedChoice;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A bid or a plan that all hand in at once: it stands, though its owner may take it back while nobody else has acted. */
abstract class HandedIn<M extends BossMove> extends SealedChoice<BossState, M> {
    HandedIn(int seconds) {
        super(seconds);
    }

    /** Why a seat that still owes it can't hand in this. */
    abstract @Nullable Refusal refuse(BossState s, Company company, M move);

    @Override
    public final @Nullable Refusal refusal(BossState s, int seat, M move) {
        return hasChosen(s, seat) ? new HouseRefusal.AlreadyChosen() : refuse(s, s.companies[seat], move);
    }

    /** All that is offered is legal. */
    @Override
    public final void moves(BossState s, int seat, Consumer<? super M> out) {
        if (may(s).has(seat)) offers(s, seat, out);
    }

    @Override
    protected final boolean isChangeable() {
        return false;
    }

    @Override
    public final boolean takesBack(BossState s, int seat, M move) {
        return true;
    }

    @Override
    protected final Event toldOfClock(int seat) {
        return new BossEvent.TimedOut(new Arg.Seat(seat));
    }
}
