package boardroom.games.shipshape.sense;

import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.box.Resource;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.rules.Bundle;
import boardroom.games.shipshape.rules.Firm;
import boardroom.games.shipshape.rules.ShipShapeMove;
import boardroom.games.shipshape.rules.Swap;
import boardroom.games.shipshape.rules.TransportInPlay;
import org.jspecify.annotations.Nullable;

/** 10.5: which of thousands of trades are worth a thought, and what they bring to who proposes them. */
record Bargains(Foresight foresight, Consent consent, Weights.Trade weights) {

    /** What a seat gains by terms that the other accepts; nothing if it would not, or if it isn't worth a thought. */
    double gain(Position now, int seat, Need need, int with, Swap swap, ShipShapeMove proposal) {
        if (!isWorthAThought(now, seat, need, with, swap)) return 0;
        Position then = foresight.after(now, seat, proposal);
        double gain = then.worth(seat) - now.worth(seat);
        if (gain < weights.leastGain()) return 0;
        return consent.against(now, then, with, seat) == null ? gain : 0;
    }

    /** The same at a glance. */
    double glance(Sketch sketch, int seat, int with, Bundle give, Bundle want) {
        if (!sketch.isLacking(seat, want)) return 0;
        Glimpse now = sketch.now;
        int aim = sketch.aim(seat);
        Order lacking = now.lacking(aim, seat) > 0 ? now.orders[aim] : null;
        if (!isWorthAThought(now.means.firms[seat], now.means.firms[with], sketch.needs(seat), lacking, give, want))
            return 0;
        sketch.trade(seat, with, give, want);
        double gain = sketch.worthThen(seat) - sketch.worth(seat);
        return gain >= weights.leastGain() && sketch.suits(with, seat, weights.mayCost()) ? gain : 0;
    }

    private boolean isWorthAThought(Position now, int seat, Need need, int with, Swap swap) {
        Order lacking = need.lacksTransport() ? need.order() : null;
        return isWorthAThought(now.s.firms[seat], now.s.firms[with], need.tokens(), lacking, swap.give(), swap.want());
    }

    /**
     * A few tokens of one kind for what is lacking: tokens of one kind, or a transport for this order; {@code null}: a
     * transport is not lacking.
     */
    boolean isWorthAThought(Firm mine, Firm theirs, Tokens needed, @Nullable Order lacking, Bundle give, Bundle want) {
        Resource given = onlyKind(give.tokens());
        if (given == null || !give.supplies().isEmpty() || !give.transports().isEmpty()) return false;
        int paid = give.tokens().of(given);
        if (want.tokens().isEmpty()
                && want.supplies().isEmpty()
                && want.transports().size() == 1)
            return lacking != null
                    && isTransportFor(theirs, lacking, want.transports().getFirst(), paid);
        Resource wanted = onlyKind(want.tokens());
        if (wanted == null || !want.supplies().isEmpty() || !want.transports().isEmpty()) return false;
        int got = want.tokens().of(wanted);
        int missing = Math.min(needed.of(wanted) - mine.tokens.of(wanted), weights.mostTokens());
        if (got > missing || got < missing - 1) return false;
        int price = weights.price(wanted, got);
        return paid >= price && paid <= price + weights.moreTokens();
    }

    /** An upright one of the right type, for its printed cost or a little more. */
    private boolean isTransportFor(Firm owner, Order order, String id, int paid) {
        TransportInPlay transport = owner.transports[owner.placeOfTransport(id)];
        int cost = transport.card().cost().count();
        return !transport.rotated()
                && transport.card().travels(order.type())
                && paid >= cost
                && paid <= cost + 2 * weights.moreTokens();
    }

    private static @Nullable Resource onlyKind(Tokens tokens) {
        for (Resource kind : Resource.all())
            if (tokens.of(kind) > 0) return tokens.of(kind) == tokens.count() ? kind : null;
        return null;
    }
}
