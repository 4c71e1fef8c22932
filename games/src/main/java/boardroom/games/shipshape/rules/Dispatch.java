package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.Piles;
import boardroom.engine.Refusal;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.box.Transport;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How goods leave: which transports may carry them, and what it does to the firm that sends them (4.4.3, 4.4.4). */
final class Dispatch {
    record WrongType() implements Refusal {}

    record RotatedTransport() implements Refusal {}

    record Capacity() implements Refusal {}

    private Dispatch() {}

    /** The open order of this id; {@code null}: there is none. */
    static @Nullable Order open(ShipShapeState s, String id) {
        for (Order order : s.orders) if (order.id().equals(id)) return order;
        return null;
    }

    /** The open order of this id, of a legal move. */
    static Order get(ShipShapeState s, String id) {
        Order order = open(s, id);
        if (order == null) throw new IllegalStateException(id + " is not open");
        return order;
    }

    /** Why these own transports of a firm can't carry so much of an order. */
    static @Nullable Refusal refuseCarrying(Firm firm, Order order, List<String> transports, int load) {
        TransportInPlay[] named = InPlay.named(firm.transports, transports);
        int carried = 0;
        boolean isRotated = false;
        for (TransportInPlay transport : named) {
            if (!transport.card().travels(order.type())) return new WrongType();
            isRotated |= transport.rotated();
            carried += transport.card().capacity();
        }
        if (isRotated) return new RotatedTransport();
        return carried < load || named.length == 0 ? new Capacity() : null;
    }

    /** The firm pays its part, its transports are away, and it scores. */
    static void send(
            ShipShapeState s,
            Firm firm,
            Order order,
            Tokens part,
            List<String> transports,
            @Nullable Integer partner,
            int halves) {
        firm.tokens = firm.tokens.minus(part);
        s.piles = s.piles.plus(part);
        List<Transport> sent = new ArrayList<>(transports.size());
        TransportInPlay[] fleet = firm.transports.clone();
        for (int i = 0; i < fleet.length; i++) {
            if (!transports.contains(fleet[i].id())) continue;
            sent.add(fleet[i].card());
            fleet[i] = new TransportInPlay(fleet[i].card(), true);
        }
        firm.transports = fleet;
        firm.scoreHalves += halves;
        firm.fulfilled =
                Piles.with(firm.fulfilled, new Shipment(order, s.week, s.day, partner, halves, List.copyOf(sent)));
    }

    /** The order is done, and with it the action of this turn. */
    static void done(ShipShapeState s, Order order) {
        s.orders = Piles.without(s.orders, Piles.indexOf(s.orders, order));
        s.orderDeck.discard(order);
        s.acted = true;
    }

    static List<Arg.CardId> ids(List<String> cards) {
        return cards.stream().map(Arg.CardId::new).toList();
    }
}
