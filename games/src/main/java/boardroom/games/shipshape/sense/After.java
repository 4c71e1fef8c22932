package boardroom.games.shipshape.sense;

import boardroom.engine.Card;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.engine.Rng;
import boardroom.games.shipshape.box.Constants;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.box.Supply;
import boardroom.games.shipshape.box.Transport;
import boardroom.games.shipshape.rules.CollectOrder;
import boardroom.games.shipshape.rules.CollectOrders;
import boardroom.games.shipshape.rules.Deck;
import boardroom.games.shipshape.rules.Fate;
import boardroom.games.shipshape.rules.Firm;
import boardroom.games.shipshape.rules.HouseTransports;
import boardroom.games.shipshape.rules.JointRules;
import boardroom.games.shipshape.rules.ShipShapeMove.Commission;
import boardroom.games.shipshape.rules.ShipShapeMove.Fulfil;
import boardroom.games.shipshape.rules.ShipShapeMove.Joint;
import boardroom.games.shipshape.rules.ShipShapeMove.Refresh;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.Sort;
import boardroom.games.shipshape.rules.Split;
import boardroom.games.shipshape.rules.SupplyInPlay;
import boardroom.games.shipshape.rules.Swap;
import boardroom.games.shipshape.rules.TradeRules;
import boardroom.games.shipshape.rules.TransportInPlay;
import java.util.Arrays;
import java.util.List;

/** What can be foreseen of a move: the table after it, without a look at the decks. */
final class After {
    private final Constants numbers;
    private final TradeRules trades;
    private final JointRules joints;

    After(Constants numbers) {
        this.numbers = numbers;
        this.trades = new TradeRules(numbers);
        this.joints = new JointRules(numbers);
    }

    ShipShapeState pass(ShipShapeState s) {
        ShipShapeState then = s.copy();
        then.acted = true;
        return then;
    }

    ShipShapeState collect(ShipShapeState s, List<String> order) {
        ShipShapeState then = s.copy();
        Firm firm = then.active();
        CollectOrder played = CollectOrders.played(firm, s.piles, order);
        firm.tokens = played.after();
        for (CollectOrder.Turn turn : played.turns()) {
            int place = firm.placeOfSupply(turn.supply().card().id());
            firm.supplies = turn.fate() == Fate.GOES
                    ? Piles.without(firm.supplies, place)
                    : Piles.replaced(
                            firm.supplies,
                            place,
                            new SupplyInPlay(turn.supply().card(), turn.fate() == Fate.STALLS, true));
        }
        then.collected = true;
        return then;
    }

    /** Nobody knows which card fills the slot. */
    ShipShapeState commission(ShipShapeState s, Commission move) {
        ShipShapeState then = pass(s);
        Firm firm = then.active();
        String gone = move.discard();
        for (int slot = 0; slot < s.supplyPool.length; slot++) {
            Supply card = s.supplyPool[slot];
            if (card == null || !card.id().equals(move.card())) continue;
            then.supplyPool = Piles.replaced(s.supplyPool, slot, null);
            firm.tokens = firm.tokens.minus(card.cost());
            if (gone != null) firm.supplies = Piles.without(firm.supplies, firm.placeOfSupply(gone));
            firm.supplies = Piles.with(firm.supplies, new SupplyInPlay(card, false, false));
        }
        for (int slot = 0; slot < s.transportPool.length; slot++) {
            Transport card = s.transportPool[slot];
            if (card == null || !card.id().equals(move.card())) continue;
            then.transportPool = Piles.replaced(s.transportPool, slot, null);
            firm.tokens = firm.tokens.minus(card.cost());
            if (gone != null) firm.transports = Piles.without(firm.transports, firm.placeOfTransport(gone));
            firm.transports = Piles.with(firm.transports, new TransportInPlay(card, false));
        }
        return then;
    }

    /** One of the pools that may come. */
    ShipShapeState refresh(ShipShapeState s, Refresh move, Rng chance) {
        ShipShapeState then = pass(s);
        Firm firm = then.active();
        firm.tokens = firm.tokens.plus(move.pay(), -numbers.refreshPrice());
        if (move.sort() == Sort.SUPPLY) then.supplyPool = drawn(s.supplyDeck, s.supplyPool, chance);
        else then.transportPool = drawn(s.transportDeck, s.transportPool, chance);
        return then;
    }

    /** As many unseen cards as there are slots; the order in which they lie is nobody's to know. */
    private static <C extends Card> C[] drawn(Deck<C> deck, C[] pool, Rng chance) {
        C[] unseen = deck.left().clone();
        Arrays.sort(unseen, (a, b) -> a.id().compareTo(b.id()));
        if (unseen.length < pool.length) unseen = Piles.withAll(unseen, deck.discards());
        chance.shuffle(unseen, 0, unseen.length);
        return Arrays.copyOf(unseen, pool.length);
    }

    ShipShapeState fulfil(ShipShapeState s, Fulfil move) {
        ShipShapeState then = pass(s);
        Order order = open(s, move.order());
        then.orders = Piles.without(s.orders, Piles.indexOf(s.orders, order));
        Firm firm = then.active();
        firm.tokens = firm.tokens.minus(order.requirement());
        firm.scoreHalves += order.value() * numbers.halvesPerPoint();
        TransportInPlay[] fleet = firm.transports.clone();
        for (int i = 0; i < fleet.length; i++)
            if (move.transports().contains(fleet[i].card().id())) fleet[i] = new TransportInPlay(fleet[i].card(), true);
        firm.transports = fleet;
        return then;
    }

    private static Order open(ShipShapeState s, String id) {
        for (Order order : s.orders) if (order.id().equals(id)) return order;
        throw new IllegalArgumentException("no open order " + id);
    }

    /** A proposal with the transports that the house would send for the partner. */
    Split split(ShipShapeState s, Joint move) {
        Order order = open(s, move.order());
        int rest = order.load() - move.share().count();
        List<String> theirs = HouseTransports.of(s.firms[move.partner()], order.type(), rest);
        return new Split(order, move.share(), move.transports(), theirs);
    }

    static Split with(Split proposed, List<String> theirs) {
        return new Split(proposed.order(), proposed.share(), proposed.transports(), theirs);
    }

    ShipShapeState joint(ShipShapeState s, int partner, Split split) {
        ShipShapeState then = s.copy();
        then.proposal = null;
        joints.strike(then, s.active, partner, split, Events.NONE);
        return then;
    }

    ShipShapeState trade(ShipShapeState s, int by, int with, Swap swap) {
        ShipShapeState then = s.copy();
        trades.strike(then, by, with, swap, Events.NONE);
        return then;
    }
}
