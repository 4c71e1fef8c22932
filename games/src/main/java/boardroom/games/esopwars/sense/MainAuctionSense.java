package boardroom.games.esopwars.sense;

import boardroom.engine.phases.Sense;
import boardroom.games.esopwars.box.Constants;
import boardroom.games.esopwars.rules.EsopMove.Bid;
import boardroom.games.esopwars.rules.EsopMove.LotMove;
import boardroom.games.esopwars.rules.EsopMove.Pass;
import boardroom.games.esopwars.rules.EsopState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How good a bid of the main auction looks: raise by the least as long as the price is within the limit (10.1). */
record MainAuctionSense(
        IndifferencePrice price, BidReasons bids, PassReasons passes, Constants numbers, Weights.Bid weights)
        implements Sense<EsopState, LotMove> {

    @Override
    public void scores(EsopState s, int seat, List<? extends LotMove> moves, double[] out) {
        int standing = s.bidding().lot().standingBid();
        double limit = price.of(s, s.teams[seat]);
        for (int i = 0; i < moves.size(); i++)
            out[i] = switch (moves.get(i)) {
                case Bid bid -> bid(bid.amount(), standing, limit);
                case Pass _ -> weights.pass();
            };
    }

    @Override
    public @Nullable EsopReason reason(EsopState s, int seat, LotMove move) {
        return switch (move) {
            case Bid bid -> bids.of(s, s.teams[seat], bid.amount());
            case Pass _ -> passes.of(s, s.teams[seat]);
        };
    }

    private double bid(int amount, int standing, double limit) {
        if (amount > limit) return weights.pass() * limit / (limit + amount);
        double jump = (double) (amount - standing) / numbers.maxRaise();
        return 1 - (1 - weights.pass()) * weights.leap() * jump;
    }
}
