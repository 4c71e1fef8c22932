package boardroom.games.esopwars.sense;

import boardroom.engine.Piles;
import boardroom.engine.phases.Sense;
import boardroom.games.esopwars.rules.Bidding;
import boardroom.games.esopwars.rules.Company;
import boardroom.games.esopwars.rules.EsopMove.Bid;
import boardroom.games.esopwars.rules.EsopMove.PassAll;
import boardroom.games.esopwars.rules.EsopMove.SwapMove;
import boardroom.games.esopwars.rules.EsopState;
import boardroom.games.esopwars.rules.Hire;
import boardroom.games.esopwars.rules.Team;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How good a bid of the second auction looks: the best person one can still pay; equity is worth nothing after it. */
record SecondaryAuctionSense(MeanGrowth growth, SwapReasons reasons, Weights.Swap weights)
        implements Sense<EsopState, SwapMove> {

    @Override
    public void scores(EsopState s, int seat, List<? extends SwapMove> moves, double[] out) {
        Bidding bidding = s.bidding();
        int place = 0;
        for (int i = 0; i < moves.size(); i++)
            out[i] = switch (moves.get(i)) {
                case Bid bid -> {
                    // Most often a further raise of the same lot.
                    if (!bidding.lots[place].card.id().equals(bid.lot())) place = bidding.find(bid.lot());
                    yield growthWith(s, s.teams[seat], place) - weights.perBasisPoint() * bid.amount();
                }
                case PassAll _ -> 0;
            };
    }

    @Override
    public @Nullable EsopReason reason(EsopState s, int seat, SwapMove move) {
        Team team = s.teams[seat];
        return switch (move) {
            case Bid bid -> reasons.ofBid(s, team, s.bidding().lots[s.bidding().find(bid.lot())], bid.amount());
            case PassAll _ -> reasons.ofPass(s, team);
        };
    }

    /** Bids change nothing about it, so it is worked out once. */
    private double growthWith(EsopState s, Team team, int place) {
        Bidding bidding = s.bidding();
        int lots = bidding.lots.length;
        double known = bidding.appraisals.of(growth, team.seat, place, lots);
        if (!Double.isNaN(known)) return known;
        Hire[] hires = Piles.with(team.hires, new Hire(bidding.lots[place].card, 0, 0));
        double with = growth.of(s, Company.of(team), hires);
        bidding.appraisals.note(growth, team.seat, place, lots, with);
        return with;
    }
}
