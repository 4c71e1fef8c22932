package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.engine.phases.Silent;
import boardroom.games.shipshape.box.Constants;
import boardroom.games.shipshape.box.Order;
import java.util.ArrayList;
import java.util.List;

/** 4.0 Starting a week: orders, pool, an empty calendar; the holder takes the first turn. */
public final class WeekStart implements Silent<ShipShapeState, ShipShapeMove> {
    private final Constants numbers;

    public WeekStart(Constants numbers) {
        this.numbers = numbers;
    }

    @Override
    public void open(ShipShapeState s, Events events) {
        events.tell(new ShipShapeEvent.WeekStarted(s.week, s.terms.weeks(), new Arg.Seat(s.holder)));
        drawOrders(s, events);
        fillPool(s, events);
        s.removeStamps();
        s.day = 0;
        s.beginTurn(s.holder);
    }

    /** One for each player and the table's extra ones, at least one. */
    int ordersDue(ShipShapeState s) {
        return Math.max(1, s.seats() * numbers.ordersPerSeat() + s.terms.extraOrders());
    }

    private void drawOrders(ShipShapeState s, Events events) {
        int due = ordersDue(s);
        List<Order> aside = new ArrayList<>();
        while (s.orders.length < due) {
            Order order = ShipShapeState.draw(s.orderDeck, events);
            if (order == null) break;
            Arg.CardId card = new Arg.CardId(order.id());
            if (isPutBack(s, order)) {
                aside.add(order);
                events.tell(new ShipShapeEvent.OrderPutBack(card));
            } else {
                s.orders = Piles.with(s.orders, order);
                events.tell(new ShipShapeEvent.OrderRevealed(card));
            }
        }
        s.orderDeck.shuffleBack(aside);
    }

    /** 8.3: no heavy order in the first week. */
    private boolean isPutBack(ShipShapeState s, Order order) {
        return s.terms.gentleStart() && s.week == 1 && order.load() >= numbers.heavyLoad();
    }

    private static void fillPool(ShipShapeState s, Events events) {
        s.supplyPool = s.supplyPool.clone();
        for (int slot = 0; slot < s.supplyPool.length; slot++)
            s.supplyPool[slot] = ShipShapeState.draw(s.supplyDeck, events);
        s.transportPool = s.transportPool.clone();
        for (int slot = 0; slot < s.transportPool.length; slot++)
            s.transportPool[slot] = ShipShapeState.draw(s.transportDeck, events);
        events.tell(() -> new ShipShapeEvent.PoolDrawn(CardIds.of(s.supplyPool), CardIds.of(s.transportPool)));
    }
}
