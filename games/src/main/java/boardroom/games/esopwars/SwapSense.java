package boardroom.games.esopwars;

import boardroom.engine.Piles;
import boardroom.games.esopwars.EsopMove.Bid;

/** How good a bid of the second auction looks: the best person one can still pay; equity is worth nothing after it. */
final class SwapSense {
    /** One per cent of equity against growth, only to choose between equals. */
    private static final double PRICE_WEIGHT = 1e-6;

    private final Outlook outlook;

    SwapSense(Outlook outlook) {
        this.outlook = outlook;
    }

    double prior(Market m, Team team, EsopMove move) {
        if (!(move instanceof Bid bid)) return 0;
        Lot lot = m.floor().lots[m.floor().find(bid.lot())];
        Hire[] withIt = Piles.with(team.hires, new Hire(lot.card, 0, 0));
        return outlook.meanGrowth(m, Company.of(team), withIt) - PRICE_WEIGHT * bid.amount();
    }
}
