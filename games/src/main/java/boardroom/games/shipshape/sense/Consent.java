package boardroom.games.shipshape.sense;

import boardroom.games.shipshape.rules.Firm;
import boardroom.games.shipshape.rules.Split;
import boardroom.games.shipshape.rules.Swap;
import boardroom.games.shipshape.rules.Why;
import org.jspecify.annotations.Nullable;

/** 10.5 and 10.6: whether a seat agrees to what another proposes, and if not why. */
final class Consent {
    private final Weights.Trade weights;

    Consent(Weights.Trade weights) {
        this.weights = weights;
    }

    /** Why a seat declines a trade, as it sees it; {@code null}: it does not. */
    @Nullable Why againstTrade(Position now, Position then, int seat, int by, Swap asSeen) {
        double change = then.worth(seat) - now.worth(seat);
        if (change >= -weights.mayCost()) return servesLeader(now, then, by, change) ? Why.HELPS_LEADER : null;
        Need need = Need.of(now, seat);
        if (need.tokens().meets(asSeen.give().tokens())) return Why.NEED_IT;
        return isLater(now, then, need, seat) ? Why.DELAYS_ME : Why.TOO_DEAR;
    }

    /** Why a seat refuses its part of a joint order; {@code null}: it does not. */
    @Nullable Why againstJoint(Position now, Position then, int seat, int by, Split split) {
        double change = then.worth(seat) - now.worth(seat);
        if (change >= -weights.jointMayCost()) return servesLeader(now, then, by, change) ? Why.HELPS_LEADER : null;
        for (int i = 0; i < now.s.orders.length; i++)
            if (now.s.orders[i] == split.order() && now.estimates.alone(i, seat).slack() >= 0) return Why.ALONE;
        return isLater(now, then, Need.of(now, seat), seat) ? Why.DELAYS_ME : Why.NEED_IT;
    }

    /** What only serves the score of whoever leads: the week is no safer for it, and nobody else any better off. */
    private static boolean servesLeader(Position now, Position then, int by, double change) {
        if (change > 0 || then.outlook > now.outlook) return false;
        int most = 0;
        int others = 0;
        for (Firm firm : now.s.firms)
            if (firm.seat == by) most = firm.scoreHalves;
            else others = Math.max(others, firm.scoreHalves);
        return most > others;
    }

    /** Whether the order that a seat works for leaves later. */
    private static boolean isLater(Position now, Position then, Need need, int seat) {
        for (int i = 0; i < now.s.orders.length; i++)
            for (int j = 0; j < then.s.orders.length; j++)
                if (now.s.orders[i] == need.order() && then.s.orders[j] == need.order())
                    return then.estimates.alone(j, seat).turns()
                            > now.estimates.alone(i, seat).turns();
        return false;
    }
}
