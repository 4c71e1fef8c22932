package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Refusal;
import boardroom.games.shipshape.box.Constants;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.rules.ShipShapeMove.Fulfil;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.4.3 An open order, alone. */
final class Fulfilling {
    private final Constants constants;

    Fulfilling(Constants constants) {
        this.constants = constants;
    }

    /** With all transports from which nothing can be left out. */
    void list(ShipShapeState s, Consumer<? super Fulfil> out) {
        Firm firm = s.active();
        for (Order order : s.orders)
            if (firm.tokens.covers(order.requirement()))
                HouseTransports.list(firm, order.type(), order.load(), set -> out.accept(new Fulfil(order.id(), set)));
    }

    /** Each open order with the house transports, or with all that travel its way where they do not suffice. */
    void offer(ShipShapeState s, Consumer<? super Fulfil> out) {
        Firm firm = s.active();
        for (Order order : s.orders) {
            List<String> house = HouseTransports.of(firm, order.type(), order.load());
            out.accept(new Fulfil(order.id(), house.isEmpty() ? HouseTransports.all(firm, order.type()) : house));
        }
    }

    @Nullable Refusal refuse(ShipShapeState s, Fulfil move) {
        Firm firm = s.active();
        if (CommonRefusal.isNamedTwice(move.transports())) return new CommonRefusal.Malformed();
        Order order = Dispatch.open(s, move.order());
        if (order == null) return new CommonRefusal.OrderNotOpen();
        if (!InPlay.hasAll(firm.transports, move.transports())) return new CommonRefusal.NotOwned();
        Refusal refusal = Dispatch.refuseCarrying(firm, order, move.transports(), order.load());
        if (refusal != null) return refusal;
        return firm.tokens.covers(order.requirement()) ? null : new CommonRefusal.Requirement();
    }

    int halves(Order order) {
        return order.value() * constants.halvesPerPoint();
    }

    void play(ShipShapeState s, Fulfil move, Events events) {
        Firm firm = s.active();
        Order order = Dispatch.get(s, move.order());
        events.tell(() -> new ShipShapeEvent.OrderFulfilled(
                new Arg.Seat(firm.seat),
                new Arg.CardId(order.id()),
                order.requirement(),
                Dispatch.ids(move.transports()),
                Goods.points(halves(order))));
        Dispatch.send(s, firm, order, order.requirement(), move.transports(), null, halves(order));
        Dispatch.done(s, order);
    }
}
