package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.Card;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.engine.Refusal;
import boardroom.games.shipshape.box.Constants;
import boardroom.games.shipshape.box.Supply;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.box.Transport;
import boardroom.games.shipshape.rules.ShipShapeMove.Commission;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.4.1 A card of the hiring pool is paid for and goes to the end of the play area; at the limit another one goes. */
final class Commissioning {
    record NotInPool() implements Refusal {}

    record ThreeRotated() implements Refusal {}

    record LimitDiscard() implements Refusal {}

    record NoDiscardNeeded() implements Refusal {}

    record DiscardNew() implements Refusal {}

    record RotatedDiscard() implements Refusal {}

    private final Constants constants;

    Commissioning(Constants constants) {
        this.constants = constants;
    }

    /** Every card of the pool that can be had, at the limit with each card that may go for it. */
    void list(ShipShapeState s, Consumer<? super Commission> out) {
        Firm firm = s.active();
        for (Supply card : s.supplyPool) if (card != null && firm.tokens.covers(card.cost())) listWays(firm, card, out);
        for (Transport card : s.transportPool)
            if (card != null && firm.tokens.covers(card.cost())) listWays(firm, card, out);
    }

    private void listWays(Firm firm, Card card, Consumer<? super Commission> out) {
        if (!isFull(firm, card)) out.accept(new Commission(card.id(), null));
        else for (InPlay old : area(firm, card)) if (mayGo(old)) out.accept(new Commission(card.id(), old.id()));
    }

    /** The same, and cards that can't be had once, for the reason. */
    void offer(ShipShapeState s, Consumer<? super Commission> out) {
        Firm firm = s.active();
        for (Supply card : s.supplyPool) if (card != null) offer(firm, card, card.cost(), out);
        for (Transport card : s.transportPool) if (card != null) offer(firm, card, card.cost(), out);
    }

    private void offer(Firm firm, Card card, Tokens cost, Consumer<? super Commission> out) {
        if (firm.tokens.covers(cost) && !isStuck(firm, card)) listWays(firm, card, out);
        else out.accept(new Commission(card.id(), null));
    }

    private static InPlay[] area(Firm firm, Card card) {
        return card instanceof Supply ? firm.supplies : firm.transports;
    }

    private boolean isFull(Firm firm, Card card) {
        int limit = card instanceof Supply ? constants.supplyLimit() : constants.transportLimit();
        return area(firm, card).length >= limit;
    }

    /** A rotated transport is away and can't be discarded. */
    private static boolean mayGo(InPlay old) {
        return old instanceof SupplyInPlay || !old.rotated();
    }

    /** At the limit, and nothing may go. */
    private boolean isStuck(Firm firm, Card card) {
        if (!isFull(firm, card)) return false;
        for (InPlay old : area(firm, card)) if (mayGo(old)) return false;
        return true;
    }

    @Nullable Refusal refuse(ShipShapeState s, Commission move) {
        Firm firm = s.active();
        Card card = inPool(s, move.card());
        if (card == null) return new NotInPool();
        if (!firm.tokens.covers(cost(card))) return new CommonRefusal.CannotPay();
        if (isStuck(firm, card)) return new ThreeRotated();
        return refuseDiscard(firm, card, move.discard());
    }

    private @Nullable Refusal refuseDiscard(Firm firm, Card card, @Nullable String discard) {
        if (!isFull(firm, card)) return discard == null ? null : new NoDiscardNeeded();
        if (discard == null) return new LimitDiscard();
        if (discard.equals(card.id())) return new DiscardNew();
        InPlay[] area = area(firm, card);
        int place = InPlay.place(area, discard);
        if (place < 0) return new LimitDiscard();
        return mayGo(area[place]) ? null : new RotatedDiscard();
    }

    /** The card of the pool with this id, of a legal move. */
    static Card get(ShipShapeState s, String id) {
        Card card = inPool(s, id);
        if (card == null) throw new IllegalStateException(id + " is not in the pool");
        return card;
    }

    private static @Nullable Card inPool(ShipShapeState s, String id) {
        for (Supply card : s.supplyPool) if (card != null && card.id().equals(id)) return card;
        for (Transport card : s.transportPool) if (card != null && card.id().equals(id)) return card;
        return null;
    }

    static Tokens cost(Card card) {
        return switch (card) {
            case Supply supply -> supply.cost();
            case Transport transport -> transport.cost();
            default -> throw new IllegalArgumentException(card + " can't be commissioned");
        };
    }

    /** The place in the pool is filled before the old card goes (R28). */
    void play(ShipShapeState s, Commission move, Events events) {
        Firm firm = s.active();
        Card card = get(s, move.card());
        Tokens cost = cost(card);
        firm.tokens = firm.tokens.minus(cost);
        s.piles = s.piles.plus(cost);
        events.tell(() -> new ShipShapeEvent.Commissioned(
                new Arg.Seat(firm.seat), new Arg.CardId(card.id()), Goods.say(cost), cost));
        switch (card) {
            case Supply supply -> hire(s, firm, supply, move.discard(), events);
            case Transport transport -> hire(s, firm, transport, move.discard(), events);
            default -> throw new IllegalStateException(card + " can't be commissioned");
        }
        if (move.discard() != null)
            events.tell(new ShipShapeEvent.CardDiscarded(new Arg.Seat(firm.seat), new Arg.CardId(move.discard())));
        s.acted = true;
    }

    private static void hire(ShipShapeState s, Firm firm, Supply card, @Nullable String discard, Events events) {
        Supply drawn = ShipShapeState.draw(s.supplyDeck, events);
        s.supplyPool = refilled(s.supplyPool, card, drawn, events);
        if (discard != null) {
            int place = firm.placeOfSupply(discard);
            s.supplyDeck.discard(firm.supplies[place].card());
            firm.supplies = Piles.without(firm.supplies, place);
        }
        firm.supplies = Piles.with(firm.supplies, SupplyInPlay.fresh(card));
    }

    private static void hire(ShipShapeState s, Firm firm, Transport card, @Nullable String discard, Events events) {
        Transport drawn = ShipShapeState.draw(s.transportDeck, events);
        s.transportPool = refilled(s.transportPool, card, drawn, events);
        if (discard != null) {
            int place = firm.placeOfTransport(discard);
            s.transportDeck.discard(firm.transports[place].card());
            firm.transports = Piles.without(firm.transports, place);
        }
        firm.transports = Piles.with(firm.transports, new TransportInPlay(card, false));
    }

    private static <C extends Card> @Nullable C[] refilled(
            @Nullable C[] pool, C card, @Nullable C drawn, Events events) {
        @Nullable C[] slots = pool.clone();
        for (int slot = 0; slot < slots.length; slot++) if (card.equals(slots[slot])) slots[slot] = drawn;
        if (drawn != null) events.tell(new ShipShapeEvent.PoolRefilled(new Arg.CardId(drawn.id())));
        return slots;
    }
}
