package boardroom.games.shipshape.sense;

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

    /** A few tokens of one kind for what is lacking: tokens of one kind or a transport. */
    private boolean isWorthAThought(Position now, int seat, Need need, int with, Swap swap) {
        Bundle give = swap.give();
        Bundle want = swap.want();
        Resource given = onlyKind(give.tokens());
        if (given == null || !give.supplies().isEmpty() || !give.transports().isEmpty()) return false;
        int paid = give.tokens().of(given);
        if (want.tokens().isEmpty()
                && want.supplies().isEmpty()
                && want.transports().size() == 1)
            return isTransportFor(now.s.firms[with], need, want.transports().getFirst(), paid);
        Resource wanted = onlyKind(want.tokens());
        if (wanted == null || !want.supplies().isEmpty() || !want.transports().isEmpty()) return false;
        int got = want.tokens().of(wanted);
        int lacking = Math.min(need.tokens().of(wanted) - now.s.firms[seat].tokens.of(wanted), weights.mostTokens());
        if (got > lacking || got < lacking - 1) return false;
        int price = wanted.isBase() ? got : weights.specialtyPrice() * got;
        return paid >= price && paid <= price + weights.moreTokens();
    }

    /** An upright one of the right type that is still lacking, for its printed cost or a little more. */
    private boolean isTransportFor(Firm owner, Need need, String id, int paid) {
        if (need.order() == null || need.way() == null || !need.lacksTransport()) return false;
        TransportInPlay transport = owner.transports[owner.placeOfTransport(id)];
        int cost = transport.card().cost().count();
        return !transport.rotated()
                && transport.card().travels(need.order().type())
                && paid >= cost
                && paid <= cost + 2 * weights.moreTokens();
    }

    private static @Nullable Resource onlyKind(Tokens tokens) {
        for (Resource kind : Resource.all())
            if (tokens.of(kind) > 0) return tokens.of(kind) == tokens.count() ? kind : null;
        return null;
    }
}
