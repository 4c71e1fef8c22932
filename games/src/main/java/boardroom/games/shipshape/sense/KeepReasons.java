package boardroom.games.shipshape.sense;

import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.box.Supply;
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
        Tokens kept = held.minus(move.back());
        if (order == null) return new Reason.ReturnAny(Goods.say(move.back()), s.terms.storage());
        if (kept.covers(useful)) return new Reason.Return(Goods.say(move.back()), order.id());
        if (held.count() - useful.count() >= move.back().count()) return null;
        Tokens made = s.firms[seat].player.output();
        if (made.covers(move.back())) return new Reason.ReturnMade(Goods.say(move.back()));
        boolean isMost = kept.atMost(useful).count() >= Math.min(useful.count(), kept.count());
        return isMost ? new Reason.ReturnKeeping(Goods.say(move.back()), order.id(), s.terms.storage()) : null;
    }

    private @Nullable Reason collect(ShipShapeState s, int seat, Collect move) {
        Order order = Need.of(foresight.of(s), seat).order();
        CollectOrder played = CollectOrders.played(s.firms[seat], s.piles, move.order());
        CollectOrder house = CollectOrders.house(s.firms[seat], s.piles);
        boolean isBest = working(played) >= working(house);
        for (CollectOrder.Turn turn : played.turns())
            if (turn.fate() != Fate.WORKS) return idle(turn.supply().card(), order, isBest);
        Reason chain = chain(played);
        if (chain != null) return chain;
        if (played.after().equals(house.after())) return new Reason.CollectAny();
        return order == null ? null : new Reason.CollectFor(order.id(), Goods.say(played.after()));
    }

    /** Somebody has to be idle; or what it would eat is needed itself. */
    private static @Nullable Reason idle(Supply supply, @Nullable Order order, boolean isBest) {
        if (order == null) return null;
        if (isBest) return new Reason.CollectIdle(supply.id(), order.id());
        Tokens saved = supply.input().atMost(order.requirement());
        return saved.isEmpty() ? null : new Reason.CollectSaving(supply.id(), order.id(), Goods.say(saved));
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

    /** The best supplies and the most room; of anything less what it brings. */
    private @Nullable Reason settle(ShipShapeState s, Firm firm, Settle move) {
        if (s.week >= s.terms.weeks())
            return move.maintain().isEmpty() ? new Reason.MonthIsOver() : new Reason.PayForTies(move.maintain());
        Settle house = Settlements.house(firm, suppliesKept);
        if (room(firm, move) < room(firm, house) || !keepsBest(firm, move)) return making(firm, move);
        if (move.maintain().isEmpty()) return move.keep().isEmpty() ? null : new Reason.KeepSupplies(move.keep());
        return move.keep().isEmpty()
                ? new Reason.PayUpkeep(move.maintain(), room(firm, move))
                : new Reason.KeepAndPay(move.keep(), move.maintain());
    }

    /** Not what looks best, but what it is good for. */
    private static @Nullable Reason making(Firm firm, Settle move) {
        Tokens made = Tokens.NONE;
        for (SupplyInPlay supply : firm.supplies)
            if (move.keep().contains(supply.card().id()))
                made = made.plus(supply.card().output());
        if (move.keep().isEmpty())
            return move.maintain().isEmpty() ? null : new Reason.PayFor(move.maintain(), room(firm, move));
        return move.maintain().isEmpty()
                ? new Reason.KeepMaking(move.keep(), Goods.say(made))
                : new Reason.KeepMakingAndPay(move.keep(), Goods.say(made), move.maintain());
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
