package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Refusal;
import boardroom.engine.phases.Turn;
import boardroom.games.shipshape.box.Clocks;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.rules.ShipShapeMove.Store;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.5 Storing: what is more than the storage goes back, of any kinds. */
public final class Storing implements Turn<ShipShapeState, Store> {
    record ExactReturn(int excess) implements Refusal {}

    private final Clocks clocks;

    public Storing(Clocks clocks) {
        this.clocks = clocks;
    }

    /** How many tokens the active firm has to return. */
    public static int excess(ShipShapeState s) {
        return Math.max(0, s.active().tokens.count() - s.terms.storage());
    }

    @Override
    public void open(ShipShapeState s, Events events) {
        int excess = excess(s);
        if (excess > 0 && Returns.isForced(s.active().tokens, excess)) store(s, house(s), events);
    }

    @Override
    public int decider(ShipShapeState s) {
        return excess(s) > 0 ? s.active : NOBODY;
    }

    static Tokens house(ShipShapeState s) {
        return Returns.house(s.active().tokens, excess(s));
    }

    @Override
    public void offers(ShipShapeState s, int seat, Consumer<? super Store> out) {
        for (Tokens back : Returns.listed(s.active().tokens, excess(s))) out.accept(new Store(back));
    }

    /** All that is offered is legal. */
    @Override
    public void moves(ShipShapeState s, int seat, Consumer<? super Store> out) {
        if (seat == decider(s)) offers(s, seat, out);
    }

    @Override
    public @Nullable Refusal refuse(ShipShapeState s, Store move) {
        if (move.back().isBroken()) return new CommonRefusal.Malformed();
        boolean isExact = move.back().count() == excess(s) && s.active().tokens.covers(move.back());
        return isExact ? null : new ExactReturn(excess(s));
    }

    @Override
    public void play(ShipShapeState s, int seat, Store move, Events events) {
        store(s, move.back(), events);
    }

    @Override
    public void timeout(ShipShapeState s, int seat, Events events) {
        events.tell(new ShipShapeEvent.TimedOut(new Arg.Seat(seat)));
        store(s, house(s), events);
    }

    private static void store(ShipShapeState s, Tokens back, Events events) {
        Firm firm = s.active();
        firm.tokens = firm.tokens.minus(back);
        s.piles = s.piles.plus(back);
        firm.ledger = firm.ledger.stored(back.count());
        events.tell(
                () -> new ShipShapeEvent.Stored(new Arg.Seat(firm.seat), Goods.say(back), back, firm.tokens.count()));
    }

    @Override
    public Pace pace(ShipShapeState s) {
        return Pace.once(owes(s), TimeUnit.SECONDS.toMillis(clocks.store()));
    }
}
