package boardroom.games.esopwars;

import boardroom.games.esopwars.EsopMove.Bid;
import boardroom.games.esopwars.box.Constants;

/** How good a bid of the main auction looks: raise by the least as long as the price is within the limit (10.1). */
final class BidSense {
    private static final double PASS = 0.5;

    private final IndifferencePrice price;
    private final Constants numbers;

    BidSense(IndifferencePrice price, Constants numbers) {
        this.price = price;
        this.numbers = numbers;
    }

    double prior(Market m, Team team, EsopMove move) {
        if (!(move instanceof Bid bid)) return PASS;
        Lot lot = m.floor().lot();
        double limit = price.of(m, team);
        if (bid.amount() > limit) return PASS * limit / (limit + bid.amount());
        double jump = (double) (bid.amount() - lot.standingBid()) / numbers.maxRaise();
        return 1 - (1 - PASS) * 0.9 * jump;
    }
}
