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
import boardroom.games.esopwars.rules.Lot;
import boardroom.games.esopwars.rules.Team;
import java.util.Arrays;
import java.util.List;

/** How good a bid of the second auction looks: the best person one can still pay; equity is worth nothing after it. */
record SecondaryAuctionSense(MeanGrowth growth, Weights.Swap weights) implements Sense<EsopState, SwapMove> {

    @Override
    public void scores(EsopState s, int seat, List<? extends SwapMove> moves, double[] out) {
        Bidding bidding = s.bidding();
        double[] withLot = new double[bidding.lots.length];
        Arrays.fill(withLot, Double.NaN);
        for (int i = 0; i < moves.size(); i++)
            out[i] = switch (moves.get(i)) {
                case Bid bid -> {
                    int place = bidding.find(bid.lot());
                    if (Double.isNaN(withLot[place]))
                        withLot[place] = growthWith(s, s.teams[seat], bidding.lots[place]);
                    yield withLot[place] - weights.perBasisPoint() * bid.amount();
                }
                case PassAll _ -> 0;
            };
    }

    private double growthWith(EsopState s, Team team, Lot lot) {
        return growth.of(s, Company.of(team), Piles.with(team.hires, new Hire(lot.card, 0, 0)));
    }

    /** Who leads has nobody at the desk yet. */
    @Override
    public boolean isQuiet(EsopState s) {
        return s.bidding().leaders() == 0;
    }
}
