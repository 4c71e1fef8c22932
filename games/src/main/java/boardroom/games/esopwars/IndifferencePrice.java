package boardroom.games.esopwars;

import boardroom.games.esopwars.box.Constants;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.EsopBox;
import java.util.Arrays;

/**
 * 10.2 step 6: plan the best affordable team from the cards to come at their likely prices, once with this card and once
 * without; the price at which both plans are equally good is the most to pay.
 */
final class IndifferencePrice {
    /** How steeply likely prices rise with worth. */
    private static final double POWER = 1.3;

    /** How much of the indifference price to bid. */
    private static final double SHARE = 0.95;

    /** What equity kept for the second auction is worth in points, and up to how many opening bids it counts. */
    private static final double POINTS_FOR_KEPT = 20;

    private static final int KEPT_OPENINGS = 10;

    private static final double IMPOSSIBLE = -1e9;

    private final Constants numbers;
    private final Worth worth;
    private final PriceHint hint;
    private final BidLimit bidLimit;

    IndifferencePrice(EsopBox box, Worth worth, PriceHint hint) {
        this.numbers = box.constants();
        this.worth = worth;
        this.hint = hint;
        this.bidLimit = new BidLimit(box.constants());
    }

    /** The most this team should pay for the lot; 0: better pass. */
    double of(Market m, Team team) {
        Company company = Company.of(team);
        Employee[] toCome = PriceHint.cardsToCome(m);
        double[] worths = new double[toCome.length];
        for (int i = 0; i < worths.length; i++) worths[i] = worth.mean(m, company, toCome[i]);
        double own = worth.mean(m, company, m.floor().lot().card);
        double[] all = Arrays.copyOf(worths, worths.length + 1);
        all[worths.length] = own;
        double[] prices = hint.likelyPrices(m, all, POWER);

        int desks = bidLimit.openDesks(team);
        int steps = (bidLimit.of(m.terms, team) + numbers.openingBid() * (desks - 1)) / numbers.bidStep();
        double[][] plans = plans(worths, prices, desks, steps);
        double without = best(m, plans[desks], steps);
        double limit = 0;
        for (int paid = numbers.openingBid() / numbers.bidStep(); paid <= steps; paid++) {
            if (own + best(m, plans[desks - 1], steps - paid) < without) break;
            limit = paid * numbers.bidStep();
        }
        boolean noSpareCard = m.lotsLeft() <= m.openDesks(numbers.teamSize());
        return Math.max(noSpareCard ? numbers.openingBid() : 0, limit * SHARE);
    }

    /** For each number of desks and each budget in bid steps the most points that so many hires can bring. */
    private double[][] plans(double[] worths, double[] prices, int desks, int steps) {
        double[][] plans = new double[desks + 1][steps + 1];
        for (int d = 1; d <= desks; d++) Arrays.fill(plans[d], IMPOSSIBLE);
        for (int card = 0; card < worths.length; card++) {
            int price = (int) Math.round(prices[card] / numbers.bidStep());
            for (int d = desks; d > 0; d--)
                for (int budget = steps; budget >= price; budget--)
                    plans[d][budget] = Math.max(plans[d][budget], plans[d - 1][budget - price] + worths[card]);
        }
        return plans;
    }

    /** The best plan within a budget, with what is left over. */
    private double best(Market m, double[] plan, int steps) {
        double best = IMPOSSIBLE;
        for (int spent = 0; spent <= steps; spent++)
            best = Math.max(best, plan[spent] + kept(m, (steps - spent) * numbers.bidStep()));
        return best;
    }

    private double kept(Market m, int equity) {
        if (!m.terms.secondaryAuction()) return 0;
        int most = KEPT_OPENINGS * numbers.openingBid();
        return POINTS_FOR_KEPT * Math.min(equity, most) / most;
    }
}
