package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Refusal;
import boardroom.engine.offers.Bargain;
import boardroom.games.shipshape.box.Constants;
import boardroom.games.shipshape.box.Order;
import org.jspecify.annotations.Nullable;

/** 4.4.4 What makes a joint order possible between two firms, and what it does to both. */
public final class JointRules implements Bargain<ShipShapeState, Split> {
    record BothMustGive() implements Refusal {}

    record PartnerCannot() implements Refusal {}

    private final Constants constants;

    public JointRules(Constants constants) {
        this.constants = constants;
    }

    /** For a share of an open order and own transports, as they were named; the partner's are its own affair. */
    @Override
    public @Nullable Refusal refusal(ShipShapeState s, int by, int with, Split split) {
        Firm one = s.firms[by];
        Firm other = s.firms[with];
        Order order = split.order();
        if (!one.tokens.covers(split.share())) return new CommonRefusal.CannotPay();
        Refusal refusal = Dispatch.refuseCarrying(
                one, order, split.transports(), split.share().count());
        if (refusal != null) return refusal;
        if (!order.requirement().covers(split.share())) return new CommonRefusal.Requirement();
        if (split.share().isEmpty() || split.rest().isEmpty()) return new BothMustGive();
        return canGive(other, split) ? null : new PartnerCannot();
    }

    private static boolean canGive(Firm partner, Split split) {
        return partner.tokens.covers(split.rest())
                && HouseTransports.capacity(partner, split.order().type())
                        >= split.rest().count();
    }

    /** What each of the two scores: half the value, in half points. */
    int halves(Order order) {
        return order.value() * constants.halvesPerPoint() / 2;
    }

    @Override
    public void strike(ShipShapeState s, int by, int with, Split split, Events events) {
        Order order = split.order();
        events.tell(() -> new ShipShapeEvent.OrderShared(
                new Arg.Seat(by),
                new Arg.Seat(with),
                new Arg.CardId(order.id()),
                split.share(),
                split.rest(),
                Dispatch.ids(split.transports()),
                Dispatch.ids(split.theirs()),
                Goods.points(halves(order))));
        Dispatch.send(s, s.firms[by], order, split.share(), split.transports(), with, halves(order));
        Dispatch.send(s, s.firms[with], order, split.rest(), split.theirs(), by, halves(order));
        Dispatch.done(s, order);
    }
}
