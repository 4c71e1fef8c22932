package boardroom.games.shipshape.view;

import boardroom.engine.offers.Offer;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.rules.CollectOrder;
import boardroom.games.shipshape.rules.CollectOrders;
import boardroom.games.shipshape.rules.Firm;
import boardroom.games.shipshape.rules.HouseTransports;
import boardroom.games.shipshape.rules.Returns;
import boardroom.games.shipshape.rules.Settlement;
import boardroom.games.shipshape.rules.Settlements;
import boardroom.games.shipshape.rules.Shares;
import boardroom.games.shipshape.rules.ShipShapeMove.Settle;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.Split;
import boardroom.games.shipshape.rules.Storing;
import boardroom.games.shipshape.sense.Advisor;
import boardroom.games.shipshape.view.ShipShapePrivateView.CarryView;
import boardroom.games.shipshape.view.ShipShapePrivateView.CollectWay;
import boardroom.games.shipshape.view.ShipShapePrivateView.HintView;
import boardroom.games.shipshape.view.ShipShapePrivateView.SplitView;
import boardroom.games.shipshape.view.ShipShapePrivateView.StepView;
import boardroom.games.shipshape.view.ShipShapePrivateView.TogetherView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Builds what one seat is given to put its move together; whoever has nothing to decide is given nothing. */
final class PrivateViewBuilder {
    private static final ShipShapePrivateView NOTHING =
            new ShipShapePrivateView(List.of(), List.of(), List.of(), null, null, null, null);

    private final int suppliesKept;
    private final Settlement settlement;
    private final Advising advisor;

    /** What a good player would do at a seat. */
    interface Advising {
        Advisor.@Nullable Advice of(ShipShapeState s, int seat);
    }

    PrivateViewBuilder(int suppliesKept, Settlement settlement, Advising advisor) {
        this.suppliesKept = suppliesKept;
        this.settlement = settlement;
        this.advisor = advisor;
    }

    /** For a seat that owes a move, or does not. */
    ShipShapePrivateView build(ShipShapeState s, int seat, boolean owes) {
        Firm firm = s.firms[seat];
        if (!owes) return s.isWeekOver() ? settled(s, seat) : NOTHING;
        HintView advice = hint(s, seat);
        if (s.isWeekOver()) return settling(firm, advice);
        if (!s.collected) return collecting(s, firm, advice);
        Offer<Split> proposal = s.proposal;
        if (proposal != null) return doing(List.of(), List.of(carry(firm, proposal.terms())), advice);
        if (s.talk() != null) return doing(List.of(), List.of(), advice);
        return s.acted ? storing(s, firm, advice) : doing(together(s, firm), carry(s, firm), advice);
    }

    private @Nullable HintView hint(ShipShapeState s, int seat) {
        Advisor.Advice advice = s.terms.hints() ? advisor.of(s, seat) : null;
        return advice == null ? null : new HintView(advice.move(), advice.why());
    }

    private ShipShapePrivateView settled(ShipShapeState s, int seat) {
        Settle sent = settlement.chosen(s, seat);
        return sent == null
                ? NOTHING
                : new ShipShapePrivateView(List.of(), List.of(), List.of(), null, null, sent, null);
    }

    private ShipShapePrivateView settling(Firm firm, @Nullable HintView advice) {
        Settle house = Settlements.house(firm, suppliesKept);
        return new ShipShapePrivateView(List.of(), List.of(), List.of(), null, house, null, advice);
    }

    private static ShipShapePrivateView collecting(ShipShapeState s, Firm firm, @Nullable HintView advice) {
        List<CollectWay> ways = new ArrayList<>();
        for (CollectOrder order : CollectOrders.all(firm, s.piles)) {
            List<StepView> steps = new ArrayList<>();
            for (CollectOrder.Turn turn : order.turns()) steps.add(new StepView(turn.fate(), turn.held()));
            ways.add(new CollectWay(order.ids(), order.heldFirst(), steps, order.after()));
        }
        return new ShipShapePrivateView(ways, List.of(), List.of(), null, null, null, advice);
    }

    private static ShipShapePrivateView storing(ShipShapeState s, Firm firm, @Nullable HintView advice) {
        Tokens back = Returns.house(firm.tokens, Storing.excess(s));
        return new ShipShapePrivateView(List.of(), List.of(), List.of(), back, null, null, advice);
    }

    private static ShipShapePrivateView doing(
            List<TogetherView> together, List<CarryView> carry, @Nullable HintView advice) {
        return new ShipShapePrivateView(List.of(), together, carry, null, null, null, advice);
    }

    private static List<CarryView> carry(ShipShapeState s, Firm firm) {
        List<CarryView> carry = new ArrayList<>();
        for (Order order : s.orders)
            carry.add(new CarryView(order.id(), HouseTransports.of(firm, order.type(), order.load())));
        return carry;
    }

    /** For the part of a joint order that is asked for. */
    private static CarryView carry(Firm firm, Split split) {
        Order order = split.order();
        return new CarryView(
                order.id(), HouseTransports.of(firm, order.type(), split.rest().count()));
    }

    private static List<TogetherView> together(ShipShapeState s, Firm firm) {
        List<TogetherView> together = new ArrayList<>();
        if (!s.terms.joint()) return together;
        for (Order order : s.orders)
            for (Firm partner : s.firms) {
                if (partner == firm) continue;
                Shares shares = Shares.of(order, firm, partner);
                if (shares.isPossible()) together.add(together(order, firm, partner, shares));
            }
        return together;
    }

    private static TogetherView together(Order order, Firm firm, Firm partner, Shares shares) {
        List<SplitView> splits = new ArrayList<>();
        for (int size = shares.from(); size <= shares.to(); size++)
            splits.add(new SplitView(
                    shares.ofSize(size, firm.tokens),
                    HouseTransports.of(firm, order.type(), size),
                    HouseTransports.of(partner, order.type(), order.load() - size)));
        return new TogetherView(order.id(), partner.seat, shares.least(), shares.most(), splits);
    }
}
