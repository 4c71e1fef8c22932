package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.Event;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.engine.Refusal;
import boardroom.engine.Seats;
import boardroom.engine.phases.HouseRefusal;
import boardroom.engine.phases.SealedChoice;
import boardroom.games.shipshape.box.ShipShapeBox;
import boardroom.games.shipshape.box.Supply;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.box.Transport;
import boardroom.games.shipshape.rules.ShipShapeMove.Settle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** 4.7.1 and 4.7.2: the pool is cleared; then all firms at once and in secret keep supplies and pay maintenance. */
public final class Settlement extends SealedChoice<ShipShapeState, Settle> {
    record KeepTooMany(int most) implements Refusal {}

    record KeepRotated() implements Refusal {}

    record MaintainUpright() implements Refusal {}

    private final int kept;
    private final long revealPause;

    public Settlement(ShipShapeBox box) {
        super(box.clocksSeconds().settle());
        this.kept = box.constants().suppliesKept();
        this.revealPause = TimeUnit.SECONDS.toMillis(box.clocksSeconds().revealPause());
    }

    /** How many supplies a firm may keep. */
    int kept() {
        return kept;
    }

    @Override
    public void open(ShipShapeState s, Events events) {
        for (Supply card : s.supplyPool) if (card != null) s.supplyDeck.discard(card);
        for (Transport card : s.transportPool) if (card != null) s.transportDeck.discard(card);
        s.supplyPool = new Supply[s.supplyPool.length];
        s.transportPool = new Transport[s.transportPool.length];
    }

    @Override
    protected Seats choosers(ShipShapeState s) {
        int mask = 0;
        for (Firm firm : s.firms) if (Settlements.isChoice(firm, kept)) mask |= 1 << firm.seat;
        return Seats.ofMask(mask);
    }

    @Override
    protected boolean isChangeable() {
        return false;
    }

    @Override
    protected Settle fallback(ShipShapeState s, int seat) {
        return Settlements.house(s.firms[seat], kept);
    }

    @Override
    public void offers(ShipShapeState s, int seat, Consumer<? super Settle> out) {
        Settlements.all(s.firms[seat], kept).forEach(out);
    }

    /** All that is offered is legal. */
    @Override
    public void moves(ShipShapeState s, int seat, Consumer<? super Settle> out) {
        if (may(s).has(seat)) offers(s, seat, out);
    }

    @Override
    public @Nullable Refusal refusal(ShipShapeState s, int seat, Settle move) {
        if (hasChosen(s, seat)) return new HouseRefusal.AlreadyChosen();
        Firm firm = s.firms[seat];
        if (CommonRefusal.isNamedTwice(move.keep()) || CommonRefusal.isNamedTwice(move.maintain()))
            return new CommonRefusal.Malformed();
        List<Transport> rotated = new ArrayList<>();
        boolean isRotatedKept = false;
        for (String id : move.keep()) {
            int place = firm.placeOfSupply(id);
            if (place < 0) return new CommonRefusal.NotOwned();
            isRotatedKept |= firm.supplies[place].rotated();
        }
        for (String id : move.maintain()) {
            int place = firm.placeOfTransport(id);
            if (place < 0) return new CommonRefusal.NotOwned();
            if (firm.transports[place].rotated()) rotated.add(firm.transports[place].card());
        }
        if (!firm.tokens.covers(Settlements.maintenance(rotated))) return new CommonRefusal.CannotPay();
        if (move.keep().size() > kept) return new KeepTooMany(kept);
        if (isRotatedKept) return new KeepRotated();
        return rotated.size() < move.maintain().size() ? new MaintainUpright() : null;
    }

    @Override
    protected Event toldOf(int seat) {
        return new ShipShapeEvent.SettlementSent(new Arg.Seat(seat));
    }

    @Override
    protected Event toldOfClock(int seat) {
        return new ShipShapeEvent.TimedOut(new Arg.Seat(seat));
    }

    @Override
    protected void reveal(ShipShapeState s, Events events) {
        for (Firm firm : s.firms) {
            Settle settle = chosen(s, firm.seat);
            settle(s, firm, settle == null ? Settlements.NOTHING : settle, events);
        }
        s.show((int) revealPause);
    }

    /** Carries out what a firm has chosen; gives what is left once the maintenance is paid, and goes back. */
    static Tokens settle(ShipShapeState s, Firm firm, Settle settle, Events events) {
        List<Supply> kept = new ArrayList<>();
        List<Supply> dropped = new ArrayList<>();
        List<Transport> maintained = new ArrayList<>();
        List<Transport> lost = new ArrayList<>();
        SupplyInPlay[] supplies = firm.supplies;
        TransportInPlay[] transports = firm.transports;
        firm.supplies = Arrays.copyOf(supplies, 0);
        firm.transports = Arrays.copyOf(transports, 0);
        for (SupplyInPlay supply : supplies) {
            boolean isKept = settle.keep().contains(supply.card().id());
            (isKept ? kept : dropped).add(supply.card());
            if (isKept) firm.supplies = Piles.with(firm.supplies, supply);
        }
        for (TransportInPlay transport : transports) {
            Transport card = transport.card();
            boolean isKept = !transport.rotated() || settle.maintain().contains(card.id());
            if (transport.rotated()) (isKept ? maintained : lost).add(card);
            if (isKept) firm.transports = Piles.with(firm.transports, new TransportInPlay(card, false));
        }
        dropped.forEach(s.supplyDeck::discard);
        lost.forEach(s.transportDeck::discard);
        Tokens paid = Settlements.maintenance(maintained);
        Tokens returned = firm.tokens.minus(paid);
        s.piles = s.piles.plus(firm.tokens);
        firm.tokens = Tokens.NONE;
        events.tell(() -> new ShipShapeEvent.Settled(
                new Arg.Seat(firm.seat),
                Previews.cards(firm),
                Goods.say(Stream.concat(dropped.stream(), lost.stream()).toList()),
                CardIds.of(kept),
                CardIds.of(dropped),
                CardIds.of(maintained),
                CardIds.of(lost),
                paid,
                returned));
        return returned;
    }
}
