package boardroom.games.shipshape.sense;

import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.rules.CollectOrder;
import boardroom.games.shipshape.rules.CollectOrders;
import boardroom.games.shipshape.rules.Fate;
import boardroom.games.shipshape.rules.Firm;
import boardroom.games.shipshape.rules.Goods;
import boardroom.games.shipshape.rules.Settlements;
import boardroom.games.shipshape.rules.ShipShapeMove;
import boardroom.games.shipshape.rules.ShipShapeMove.Collect;
import boardroom.games.shipshape.rules.ShipShapeMove.Settle;
import boardroom.games.shipshape.rules.ShipShapeMove.Store;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.SupplyInPlay;
import boardroom.games.shipshape.rules.TransportInPlay;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Why a good player collects in this order, returns these tokens and keeps these cards (10.1). */
record KeepReasons(Foresight foresight, int suppliesKept) {

    @Nullable Reason of(ShipShapeState s, int seat, ShipShapeMove move) {
        return switch (move) {
            case Collect collect -> collect(s, seat, collect);
            case Store store -> store(s, seat, store);
            case Settle settle -> settle(s, s.firms[seat], settle);
            default -> null;
        };
    }

    /** Only what the order can spare. */
    private @Nullable Reason store(ShipShapeState s, int seat, Store move) {
        Need need = Need.of(foresight.of(s), seat);
        Order order = need.order();
        Tokens held = s.firms[seat].tokens;
        Tokens useful = held.atMost(need.tokens());
        boolean isSpared = held.minus(move.back()).covers(useful);
        return order == null || !isSpared ? null : new Reason.Return(Goods.say(move.back()), order.id());
    }

    private @Nullable Reason collect(ShipShapeState s, int seat, Collect move) {
        Order order = Need.of(foresight.of(s), seat).order();
        CollectOrder played = CollectOrders.played(s.firms[seat], s.piles, move.order());
        boolean isBest = working(played) >= working(CollectOrders.house(s.firms[seat], s.piles));
        for (CollectOrder.Turn turn : played.turns())
            if (turn.fate() != Fate.WORKS)
                return order == null || !isBest
                        ? null
                        : new Reason.CollectIdle(turn.supply().card().id(), order.id());
        Reason chain = chain(played);
        if (chain != null) return chain;
        return order == null ? null : new Reason.CollectFor(order.id(), Goods.say(played.after()));
    }

    private static int working(CollectOrder played) {
        int working = 0;
        for (CollectOrder.Turn turn : played.turns()) if (turn.fate() == Fate.WORKS) working++;
        return working;
    }

    /** One makes what another could not have paid before. */
    private static @Nullable Reason chain(CollectOrder played) {
        List<CollectOrder.Turn> turns = played.turns();
        for (int later = 1; later < turns.size(); later++) {
            Tokens lacking = played.heldFirst()
                    .missingFor(turns.get(later).supply().card().input());
            for (int sooner = 0; sooner < later; sooner++) {
                Tokens made = turns.get(sooner).got().atMost(lacking);
                if (!made.isEmpty())
                    return new Reason.CollectBefore(
                            turns.get(sooner).supply().card().id(),
                            turns.get(later).supply().card().id(),
                            Goods.say(made));
            }
        }
        return null;
    }

    /** The best supplies and the most room; of anything less there is nothing to say. */
    private @Nullable Reason settle(ShipShapeState s, Firm firm, Settle move) {
        if (s.week >= s.terms.weeks()) return move.maintain().isEmpty() ? null : new Reason.PayForTies(move.maintain());
        Settle house = Settlements.house(firm, suppliesKept);
        if (room(firm, move) < room(firm, house) || !keepsBest(firm, move)) return null;
        if (move.maintain().isEmpty()) return move.keep().isEmpty() ? null : new Reason.KeepSupplies(move.keep());
        return move.keep().isEmpty()
                ? new Reason.PayUpkeep(move.maintain(), room(firm, move))
                : new Reason.KeepAndPay(move.keep(), move.maintain());
    }

    private static int room(Firm firm, Settle move) {
        int room = 0;
        for (TransportInPlay transport : firm.transports)
            if (move.maintain().contains(transport.card().id()))
                room += transport.card().capacity();
        return room;
    }

    private boolean keepsBest(Firm firm, Settle move) {
        double least = Double.MAX_VALUE;
        double most = -Double.MAX_VALUE;
        for (SupplyInPlay supply : firm.supplies) {
            if (supply.rotated()) continue;
            double value = foresight.appraisal().value(firm, supply.card());
            if (move.keep().contains(supply.card().id())) least = Math.min(least, value);
            else most = Math.max(most, value);
        }
        return least >= most;
    }
}
