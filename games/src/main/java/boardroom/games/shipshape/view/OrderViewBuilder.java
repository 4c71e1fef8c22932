package boardroom.games.shipshape.view;

import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.rules.Firm;
import boardroom.games.shipshape.rules.HouseTransports;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.sense.TablePlan;
import boardroom.games.shipshape.sense.Way;
import boardroom.games.shipshape.view.ShipShapePublicView.NearView;
import boardroom.games.shipshape.view.ShipShapePublicView.OrderView;
import boardroom.games.shipshape.view.ShipShapePublicView.OutlookView;
import boardroom.games.shipshape.view.ShipShapePublicView.PostcardView;
import boardroom.games.shipshape.view.ShipShapePublicView.ShippedView;
import boardroom.games.shipshape.view.ShipShapePublicView.WayView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The orders of this week (section 11): those still open with who is how near, then those that have left. */
final class OrderViewBuilder {
    private OrderViewBuilder() {}

    /** Without a plan, when the month is over, no order has a way. */
    static List<OrderView> build(ShipShapeState s, @Nullable TablePlan plan) {
        List<OrderView> orders = new ArrayList<>();
        for (int i = 0; i < s.orders.length; i++)
            orders.add(new OrderView(
                    s.orders[i].id(), true, near(s, s.orders[i]), plan == null ? List.of() : ways(plan, i), null));
        for (PostcardView card : Shipped.inWeek(s, s.week)) {
            ShippedView left = new ShippedView(card.seat(), card.partner(), card.day(), card.points());
            orders.add(new OrderView(card.order(), false, List.of(), List.of(), left));
        }
        return orders;
    }

    static List<NearView> near(ShipShapeState s, Order order) {
        List<NearView> near = new ArrayList<>();
        for (Firm firm : s.firms) {
            Tokens there = firm.tokens.atMost(order.requirement());
            near.add(new NearView(
                    firm.seat, there, order.requirement().minus(there), HouseTransports.capacity(firm, order.type())));
        }
        return near;
    }

    private static List<WayView> ways(TablePlan plan, int order) {
        List<WayView> ways = new ArrayList<>();
        for (Way way : plan.ways().get(order))
            ways.add(new WayView(
                    way.seats().list(),
                    way.day(),
                    way.turns(),
                    OutlookView.percent(way.confidence()),
                    CardIds.of(way.buys()),
                    way.refresh(),
                    way.equals(plan.chosen().get(order))));
        return ways;
    }
}
