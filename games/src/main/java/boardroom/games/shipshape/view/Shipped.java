package boardroom.games.shipshape.view;

import boardroom.games.shipshape.rules.Firm;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.Shipment;
import boardroom.games.shipshape.view.ShipShapePublicView.PostcardView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The orders that have left, as postcards: each once for the table, even if two firms shipped it. */
final class Shipped {
    private Shipped() {}

    static List<PostcardView> inWeek(ShipShapeState s, int week) {
        List<PostcardView> postcards = new ArrayList<>();
        for (Firm firm : s.firms)
            for (Shipment shipment : firm.fulfilled)
                if (shipment.week() == week && isTeller(firm, shipment)) postcards.add(postcard(s, firm, shipment));
        postcards.sort(Comparator.comparingInt(PostcardView::day));
        return postcards;
    }

    /** Of two who shipped together the first tells of it. */
    private static boolean isTeller(Firm firm, Shipment shipment) {
        Integer partner = shipment.partner();
        return partner == null || firm.seat < partner;
    }

    private static PostcardView postcard(ShipShapeState s, Firm firm, Shipment shipment) {
        List<String> carriers = new ArrayList<>(CardIds.of(shipment.transports()));
        Integer partner = shipment.partner();
        if (partner != null)
            for (Shipment theirs : s.firms[partner].fulfilled)
                if (theirs.order().equals(shipment.order()) && theirs.week() == shipment.week())
                    carriers.addAll(CardIds.of(theirs.transports()));
        return new PostcardView(shipment.order().id(), firm.seat, partner, shipment.day(), shipment.halves(), carriers);
    }
}
