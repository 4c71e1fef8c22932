package boardroom.games.shipshape.rules;

import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.engine.phases.Silent;
import boardroom.games.shipshape.box.Order;
import java.util.Arrays;
import java.util.List;

/** 4.6 End of the turn: the week is complete, or lost with the last turn of the last day, or the next player is on. */
public final class TurnEnd implements Silent<ShipShapeState, ShipShapeMove> {
    @Override
    public void open(ShipShapeState s, Events events) {
        int next = s.left(s.active);
        if (s.orders.length == 0) complete(s, events);
        else if (next == s.holder && s.day == s.terms.daysPerWeek()) fail(s, events);
        else s.beginTurn(next);
    }

    private static void complete(ShipShapeState s, Events events) {
        s.weeks = Piles.with(s.weeks, new WeekReport(s.week, s.day, List.of()));
        events.tell(new ShipShapeEvent.WeekCompleted(s.week, s.day, s.terms.daysPerWeek() - s.day));
    }

    /** 4.1: all lose at once; or 8.2: all pay, and the month goes on. */
    private static void fail(ShipShapeState s, Events events) {
        List<Order> left = List.of(s.orders);
        s.weeks = Piles.with(s.weeks, new WeekReport(s.week, 0, left));
        if (!s.terms.penalty()) {
            s.ending = ShipShapeState.Ending.LOST;
            events.tell(() -> new ShipShapeEvent.GameLost(s.week, CardIds.of(left)));
            return;
        }
        int penalty = left.stream().mapToInt(Order::value).sum();
        for (Firm firm : s.firms) firm.scoreHalves -= penalty;
        for (Order order : left) s.orderDeck.discard(order);
        s.orders = Arrays.copyOf(s.orders, 0);
        events.tell(() -> new ShipShapeEvent.WeekFailed(s.week, CardIds.of(left), Goods.points(penalty)));
    }
}
