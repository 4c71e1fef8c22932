package boardroom.games.shipshape.view;

import boardroom.engine.Ranking;
import boardroom.games.shipshape.rules.CollectOrder;
import boardroom.games.shipshape.rules.CollectOrders;
import boardroom.games.shipshape.rules.Fate;
import boardroom.games.shipshape.rules.Firm;
import boardroom.games.shipshape.rules.Outcome;
import boardroom.games.shipshape.rules.Settlement;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.ShipShapeState.Ending;
import boardroom.games.shipshape.rules.Shipment;
import boardroom.games.shipshape.rules.SupplyInPlay;
import boardroom.games.shipshape.rules.TransportInPlay;
import boardroom.games.shipshape.view.ShipShapePublicView.FirmView;
import boardroom.games.shipshape.view.ShipShapePublicView.NextView;
import boardroom.games.shipshape.view.ShipShapePublicView.ShipmentView;
import boardroom.games.shipshape.view.ShipShapePublicView.SupplyView;
import boardroom.games.shipshape.view.ShipShapePublicView.TransportView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The firms: play areas, the month so far, and what the next collection will bring. */
final class FirmViewBuilder {
    private final Settlement settlement;

    FirmViewBuilder(Settlement settlement) {
        this.settlement = settlement;
    }

    List<FirmView> build(ShipShapeState s) {
        Ranking ranking = Outcome.ranking(s);
        List<FirmView> firms = new ArrayList<>();
        for (Firm firm : s.firms) firms.add(firm(s, firm, ranking.rank(firm.seat)));
        return firms;
    }

    private FirmView firm(ShipShapeState s, Firm firm, int rank) {
        CollectOrder next = next(s, firm);
        List<SupplyView> supplies = new ArrayList<>();
        for (SupplyInPlay supply : firm.supplies)
            supplies.add(new SupplyView(supply.card().id(), supply.rotated(), supply.stamped(), fate(next, supply)));
        List<TransportView> transports = new ArrayList<>();
        for (TransportInPlay transport : firm.transports)
            transports.add(new TransportView(transport.card().id(), transport.rotated()));
        return new FirmView(
                firm.seat,
                firm.player.id(),
                firm.tokens,
                supplies,
                transports,
                firm.scoreHalves,
                rank,
                firm.fleetMaintenance(),
                shipments(firm),
                new NextView(next.after(), next.gained(), next.spent()),
                firm.ledger,
                isSettled(s, firm.seat));
    }

    /** In the open, that it has; what, only when all have. */
    private boolean isSettled(ShipShapeState s, int seat) {
        return s.isWeekOver()
                && s.ending == Ending.NOT_YET
                && !settlement.owes(s).has(seat);
    }

    /** In the house order, from what is held now: today if the firm has not collected yet, else on the next day. */
    private static CollectOrder next(ShipShapeState s, Firm firm) {
        if (!s.hasCollected(firm.seat)) return CollectOrders.house(firm, s.piles);
        Firm tomorrow = firm.clone();
        tomorrow.removeStamps();
        return CollectOrders.house(tomorrow, s.piles);
    }

    private static @Nullable Fate fate(CollectOrder next, SupplyInPlay supply) {
        for (CollectOrder.Turn turn : next.turns()) if (turn.supply().card().equals(supply.card())) return turn.fate();
        return null;
    }

    private static List<ShipmentView> shipments(Firm firm) {
        List<ShipmentView> shipments = new ArrayList<>();
        for (Shipment shipment : firm.fulfilled)
            shipments.add(new ShipmentView(
                    shipment.order().id(),
                    shipment.week(),
                    shipment.day(),
                    shipment.partner(),
                    shipment.halves(),
                    CardIds.of(shipment.transports())));
        return shipments;
    }
}
