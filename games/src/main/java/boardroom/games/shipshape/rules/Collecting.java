package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Piles;
import boardroom.engine.Refusal;
import boardroom.engine.phases.Turn;
import boardroom.games.shipshape.box.Clocks;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.rules.ShipShapeMove.Collect;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.2 Collecting: from the player card, then from each supply, in an order that is asked for only if it matters. */
public final class Collecting implements Turn<ShipShapeState, Collect> {
    private final Clocks clocks;

    public Collecting(Clocks clocks) {
        this.clocks = clocks;
    }

    @Override
    public void open(ShipShapeState s, Events events) {
        if (!CollectOrders.matter(s.active(), s.piles)) collect(s, house(s), events);
    }

    @Override
    public int decider(ShipShapeState s) {
        return s.collected ? NOBODY : s.active;
    }

    static CollectOrder house(ShipShapeState s) {
        return CollectOrders.house(s.active(), s.piles);
    }

    @Override
    public void offers(ShipShapeState s, int seat, Consumer<? super Collect> out) {
        for (CollectOrder order : CollectOrders.all(s.active(), s.piles)) out.accept(new Collect(order.ids()));
    }

    /** All that is offered is legal. */
    @Override
    public void moves(ShipShapeState s, int seat, Consumer<? super Collect> out) {
        if (seat == decider(s)) offers(s, seat, out);
    }

    /** Exactly the unstamped supplies, each once. */
    @Override
    public @Nullable Refusal refuse(ShipShapeState s, Collect move) {
        Firm firm = s.active();
        List<String> ids = move.order();
        boolean isComplete = ids.size() == CollectOrders.count(firm) && new HashSet<>(ids).size() == ids.size();
        for (String id : ids) {
            int place = firm.placeOfSupply(id);
            isComplete &= place >= 0 && !firm.supplies[place].stamped();
        }
        return isComplete ? null : new CommonRefusal.Malformed();
    }

    @Override
    public void play(ShipShapeState s, int seat, Collect move, Events events) {
        collect(s, CollectOrders.played(s.active(), s.piles, move.order()), events);
    }

    @Override
    public void timeout(ShipShapeState s, int seat, Events events) {
        events.tell(new ShipShapeEvent.TimedOut(new Arg.Seat(seat)));
        collect(s, house(s), events);
    }

    private static void collect(ShipShapeState s, CollectOrder order, Events events) {
        Firm firm = s.active();
        Tokens before = firm.tokens;
        Tokens after = order.after();
        s.piles = s.piles.plus(before).minus(after);
        firm.tokens = after;
        int got = order.gained().count();
        int fromFirm = order.fromFirm().count();
        firm.ledger =
                firm.ledger.collected(fromFirm, got - fromFirm, order.lost().count());
        for (CollectOrder.Turn turn : order.turns()) lay(s, firm, turn);
        s.collected = true;
        if (events.listening()) tell(firm, order, before, events);
    }

    /** As the card lies after its turn; a discarded one leaves the play area. */
    private static void lay(ShipShapeState s, Firm firm, CollectOrder.Turn turn) {
        int place = firm.placeOfSupply(turn.supply().card().id());
        if (turn.fate() == Fate.GOES) {
            firm.supplies = Piles.without(firm.supplies, place);
            s.supplyDeck.discard(turn.supply().card());
        } else {
            SupplyInPlay laid = new SupplyInPlay(turn.supply().card(), turn.fate() == Fate.STALLS, true);
            firm.supplies = Piles.replaced(firm.supplies, place, laid);
        }
    }

    private static void tell(Firm firm, CollectOrder order, Tokens before, Events events) {
        Arg.Seat seat = new Arg.Seat(firm.seat);
        List<ShipShapeEvent.Source> sources = new ArrayList<>();
        sources.add(new ShipShapeEvent.Source(new Arg.CardId(firm.player.id()), Tokens.NONE, order.fromFirm()));
        for (CollectOrder.Turn turn : order.turns())
            if (turn.fate() == Fate.WORKS) sources.add(new ShipShapeEvent.Source(card(turn), turn.paid(), turn.got()));
        Arg gained = Goods.say(order.gained());
        events.tell(new ShipShapeEvent.Collected(seat, gained, before, order.after(), sources));
        tellLost(seat, order.firmLost(), events);
        Tokens held = order.heldFirst();
        for (CollectOrder.Turn turn : order.turns()) {
            Arg missing = Goods.say(held.missingFor(turn.supply().card().input()));
            switch (turn.fate()) {
                case WORKS -> {
                    events.tell(new ShipShapeEvent.SupplyWorked(
                            seat, card(turn), Goods.say(turn.paid()), Goods.say(turn.got())));
                    if (turn.supply().rotated()) events.tell(new ShipShapeEvent.SupplyRighted(seat, card(turn)));
                }
                case STALLS -> events.tell(new ShipShapeEvent.SupplyRotated(seat, card(turn), missing));
                case GOES -> events.tell(new ShipShapeEvent.SupplyDiscarded(seat, card(turn), missing));
            }
            tellLost(seat, turn.lost(), events);
            held = turn.held();
        }
    }

    private static void tellLost(Arg.Seat seat, Tokens lost, Events events) {
        if (!lost.isEmpty()) events.tell(new ShipShapeEvent.PileShort(seat, Goods.say(lost)));
    }

    private static Arg.CardId card(CollectOrder.Turn turn) {
        return new Arg.CardId(turn.supply().card().id());
    }

    @Override
    public Pace pace(ShipShapeState s) {
        return Pace.once(owes(s), TimeUnit.SECONDS.toMillis(clocks.collect()));
    }
}
