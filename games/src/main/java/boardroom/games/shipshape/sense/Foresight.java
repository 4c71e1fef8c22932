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

/** What can be foreseen of a move: the position after it, without a look at the decks. */
final class Foresight {
    private final Planner planner;
    private final Weights.Worth weights;
    private final Constants numbers;
    private final TradeRules trades;
    private final JointRules joints;

    Foresight(Planner planner, Weights.Worth weights, Constants numbers) {
        this.planner = planner;
        this.weights = weights;
        this.numbers = numbers;
        this.trades = new TradeRules(numbers);
        this.joints = new JointRules(numbers);
    }

    /** The position as it is. */
    Position of(ShipShapeState s) {
        return Position.of(planner, weights, s);
    }

    Position pass(Position now) {
        return now.then(acted(now.s));
    }

    private static ShipShapeState acted(ShipShapeState s) {
        ShipShapeState then = s.copy();
        then.acted = true;
        return then;
    }

    Position collect(Position now, List<String> order) {
        ShipShapeState then = now.s.copy();
        Firm firm = then.active();
        CollectOrder played = CollectOrders.played(firm, then.piles, order);
        firm.tokens = played.after();
        for (CollectOrder.Turn turn : played.turns()) {
            Supply card = turn.supply().card();
            int place = firm.placeOfSupply(card.id());
            firm.supplies = turn.fate() == Fate.GOES
                    ? Piles.without(firm.supplies, place)
                    : Piles.replaced(
                            firm.supplies, place, new SupplyInPlay(card, turn.fate() == Fate.STALLS, true));
        }
        then.collected = true;
        return now.then(then);
    }

    /** Nobody knows which card fills the slot. */
    Position commission(Position now, Commission move) {
        ShipShapeState then = acted(now.s);
        Firm firm = then.active();
        String gone = move.discard();
        for (int slot = 0; slot < then.supplyPool.length; slot++) {
            Supply card = then.supplyPool[slot];
            if (card == null || !card.id().equals(move.card())) continue;
            then.supplyPool = Piles.replaced(then.supplyPool, slot, null);
            firm.tokens = firm.tokens.minus(card.cost());
            if (gone != null) firm.supplies = Piles.without(firm.supplies, firm.placeOfSupply(gone));
            firm.supplies = Piles.with(firm.supplies, new SupplyInPlay(card, false, false));
        }
        for (int slot = 0; slot < then.transportPool.length; slot++) {
            Transport card = then.transportPool[slot];
            if (card == null || !card.id().equals(move.card())) continue;
            then.transportPool = Piles.replaced(then.transportPool, slot, null);
            firm.tokens = firm.tokens.minus(card.cost());
            if (gone != null) firm.transports = Piles.without(firm.transports, firm.placeOfTransport(gone));
            firm.transports = Piles.with(firm.transports, new TransportInPlay(card, false));
        }
        return now.then(then);
    }

    /** What a refresh is worth: the mean over a few pools that may come, the same few for the same position. */
    double refresh(Position now, int seat, Refresh move) {
        Rng chance = Rng.stream(now.s.week * 100L + now.s.day, move.sort().name() + seat);
        double sum = 0;
        for (int i = 0; i < weights.refreshedPools(); i++) {
            ShipShapeState then = acted(now.s);
            Firm firm = then.active();
            firm.tokens = firm.tokens.plus(move.pay(), -numbers.refreshPrice());
            if (move.sort() == Sort.SUPPLY) then.supplyPool = drawn(then.supplyDeck, then.supplyPool, chance);
            else then.transportPool = drawn(then.transportDeck, then.transportPool, chance);
            sum += now.then(then).worth(seat);
        }
        return sum / weights.refreshedPools() + weights.refresh();
    }

    /** Whether no other kind can be spared better. */
    boolean isPaidBest(Position now, int seat, Need need, Refresh move) {
        long held = Lanes.of(now.s.firms[seat].tokens);
        return Lanes.furthestAbove(held, Lanes.of(need.tokens()), numbers.refreshPrice())
                == move.pay().ordinal();
    }

    /** As many unseen cards as there are slots; the order in which they lie is nobody's to know. */
    private static <C extends Card> C[] drawn(Deck<C> deck, C[] pool, Rng chance) {
        C[] unseen = deck.left().clone();
        if (unseen.length < pool.length) unseen = Piles.withAll(unseen, deck.discards());
        Arrays.sort(unseen, (a, b) -> a.id().compareTo(b.id()));
        chance.shuffle(unseen, 0, unseen.length);
        return Arrays.copyOf(unseen, pool.length);
    }

    Position fulfil(Position now, Fulfil move) {
        ShipShapeState then = acted(now.s);
        Order order = open(then, move.order());
        then.orders = Piles.without(then.orders, Piles.indexOf(then.orders, order));
        Firm firm = then.active();
        firm.tokens = firm.tokens.minus(order.requirement());
        firm.scoreHalves += order.value() * numbers.halvesPerPoint();
        firm.transports = firm.transports.clone();
        for (String id : move.transports()) {
            int place = firm.placeOfTransport(id);
            firm.transports[place] = new TransportInPlay(firm.transports[place].card(), true);
        }
        return now.then(then);
    }

    private static Order open(ShipShapeState s, String id) {
        for (Order order : s.orders) if (order.id().equals(id)) return order;
        throw new IllegalArgumentException("no open order " + id);
    }

    /** A proposal as it would be agreed on. */
    Split split(ShipShapeState s, Joint move) {
        Split proposed = new Split(open(s, move.order()), move.share(), move.transports(), List.of());
        return withHouseTransports(s, move.partner(), proposed);
    }

    /** With the transports that the house would send for the partner. */
    Split withHouseTransports(ShipShapeState s, int partner, Split asked) {
        Order order = asked.order();
        List<String> theirs = HouseTransports.of(
                s.firms[partner], order.type(), asked.rest().count());
        return new Split(order, asked.share(), asked.transports(), theirs);
    }

    Position joint(Position now, int partner, Split split) {
        ShipShapeState then = now.s.copy();
        joints.strike(then, then.active, partner, split, Events.NONE);
        return now.then(then);
    }

    boolean canTrade(ShipShapeState s, int by, int with, Swap swap) {
        return trades.refusal(s, by, with, swap) == null;
    }

    Position trade(Position now, int by, int with, Swap swap) {
        ShipShapeState then = now.s.copy();
        trades.strike(then, by, with, swap, Events.NONE);
        return now.then(then);
    }
}
