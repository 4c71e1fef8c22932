package boardroom.games.esopwars.sense;

import boardroom.games.esopwars.box.Constants;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.rules.BidLimit;
import boardroom.games.esopwars.rules.Company;
import boardroom.games.esopwars.rules.EmployeeWorth;
import boardroom.games.esopwars.rules.EsopState;
import boardroom.games.esopwars.rules.Team;
import java.util.Arrays;

/**
 * 10.2 step 6: plan the best affordable team from the cards to come at their likely prices, once with this card and once
 * without; the price at which both plans are equally good is the most to pay.
 */
final class IndifferencePrice {
    private static final double IMPOSSIBLE = -1e9;

    private final Constants numbers;
    private final EmployeeWorth worth;
    private final LikelyPrices prices;
    private final Weights.Price weights;
    private final BidLimit bidLimit;

    IndifferencePrice(Constants numbers, EmployeeWorth worth, LikelyPrices prices, Weights.Price weights) {
        this.numbers = numbers;
        this.worth = worth;
        this.prices = prices;
        this.weights = weights;
        this.bidLimit = new BidLimit(numbers);
    }

    /** The most this team should pay for the lot; 0: better pass. */
    double of(EsopState s, Team team) {
        Company company = Company.of(team);
        Employee[] toCome = LikelyPrices.cardsToCome(s);
        double[] worths = new double[toCome.length];
        for (int i = 0; i < worths.length; i++) worths[i] = worth.mean(s, company, toCome[i]);
        double own = worth.mean(s, company, s.bidding().lot().card);
        double[] all = Arrays.copyOf(worths, worths.length + 1);
        all[worths.length] = own;
        double[] likely = prices.of(s, all, weights.power());

        int desks = bidLimit.openDesks(team);
        int steps = (bidLimit.of(s.terms, team) + numbers.openingBid() * (desks - 1)) / numbers.bidStep();
        double[][] plans = plans(worths, likely, desks, steps);
        double without = best(s, plans[desks], steps);
        double limit = 0;
        for (int paid = numbers.openingBid() / numbers.bidStep(); paid <= steps; paid++) {
            if (own + best(s, plans[desks - 1], steps - paid) < without) break;
            limit = paid * numbers.bidStep();
        }
        return Math.max(prices.isCardSpare(s) ? 0 : numbers.openingBid(), limit * weights.share());
    }

    /** For each number of desks and each budget in bid steps the most points that so many hires can bring. */
    private double[][] plans(double[] worths, double[] likely, int desks, int steps) {
        double[][] plans = new double[desks + 1][steps + 1];
        for (int d = 1; d <= desks; d++) Arrays.fill(plans[d], IMPOSSIBLE);
        for (int card = 0; card < worths.length; card++) {
            int price = (int) Math.round(likely[card] / numbers.bidStep());
            for (int d = desks; d > 0; d--)
                for (int budget = steps; budget >= price; budget--)
                    plans[d][budget] = Math.max(plans[d][budget], plans[d - 1][budget - price] + worths[card]);
        }
        return plans;
    }

    /** The best plan within a budget, with what is left over. */
    private double best(EsopState s, double[] plan, int steps) {
        double best = IMPOSSIBLE;
        for (int spent = 0; spent <= steps; spent++)
            best = Math.max(best, plan[spent] + kept(s, (steps - spent) * numbers.bidStep()));
        return best;
    }

    private double kept(EsopState s, int equity) {
        if (!s.terms.secondaryAuction()) return 0;
        int most = weights.keptOpenings() * numbers.openingBid();
        return weights.pointsForKept() * Math.min(equity, most) / most;
    }
}
