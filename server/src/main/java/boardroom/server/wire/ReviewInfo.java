package boardroom.server.wire;

import boardroom.engine.Say;
import java.util.List;

/** What a finished game cost a seat: the decisions that cost most, dearest first, and what was left and worth nothing. */
public record ReviewInfo(List<Costly> costly, List<Say> unspent) {
    /** A decision: when it was, what was made, what was best and why, and how much less likely it made winning. */
    public record Costly(Say when, Say made, Say best, Say why, double cost, int entry) {
        static Costly of(boardroom.bots.Costly one) {
            return new Costly(one.when(), one.made(), one.best(), one.why(), one.cost(), one.entry());
        }
    }

    public static ReviewInfo of(List<boardroom.bots.Costly> costly, List<Say> unspent) {
        return new ReviewInfo(costly.stream().map(Costly::of).toList(), unspent);
    }
}
