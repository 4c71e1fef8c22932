package boardroom.games.shipshape.sense;

import boardroom.engine.Piles;
import boardroom.games.shipshape.rules.Firm;
import boardroom.games.shipshape.rules.Why;
import org.jspecify.annotations.Nullable;

/** 10.5 and 10.6: whether a seat agrees to a trade or a joint order that another proposes, and if not why. */
record Consent(Weights.Trade weights) {

    /** Why a seat is against what leads from one position to the other; {@code null}: it is not. */
    @Nullable Why against(Position now, Position then, int seat, int by) {
        double change = then.worth(seat) - now.worth(seat);
        int joint = then.sentOff(now);
        if (change >= -(joint < 0 ? weights.mayCost() : weights.jointMayCost()))
            return servesLeader(now, then, by, change) ? Why.HELPS_LEADER : null;
        if (joint >= 0 && now.estimates.alone(joint, seat).slack() >= 0) return Why.ALONE;
        Need need = Need.of(now, seat);
        if (then.s.firms[seat].tokens.missingFor(now.s.firms[seat].tokens).meets(need.tokens())) return Why.NEED_IT;
        return isLater(now, then, need, seat) ? Why.DELAYS_ME : Why.TOO_DEAR;
    }

    /** What only serves the score of whoever leads: the week is no safer for it, and this seat no better off. */
    private static boolean servesLeader(Position now, Position then, int by, double change) {
        if (change > 0 || then.outlook > now.outlook) return false;
        int others = Integer.MIN_VALUE;
        for (Firm firm : now.s.firms) if (firm.seat != by) others = Math.max(others, firm.scoreHalves);
        return now.s.firms[by].scoreHalves > others;
    }

    /** Whether the order that a seat works for leaves later. */
    private static boolean isLater(Position now, Position then, Need need, int seat) {
        int before = Piles.indexOf(now.s.orders, need.order());
        int after = Piles.indexOf(then.s.orders, need.order());
        return before >= 0
                && after >= 0
                && then.estimates.alone(after, seat).turns()
                        > now.estimates.alone(before, seat).turns();
    }
}
