package boardroom.games.esopwars.sense;

import boardroom.games.esopwars.box.Constants;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.rules.Appraisals;
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

    /** The most this team should pay for the lot; 0: better pass. Bids change nothing about it, so it is worked out once. */
    double of(EsopState s, Team team) {
        Appraisals known = s.bidding().appraisals;
        double limit = known.of(this, team.seat, 0, 1);
        if (!Double.isNaN(limit)) return limit;
        limit = workOut(s, team);
        known.note(this, team.seat, 0, 1, limit);
        return limit;
    }

    private double workOut(EsopState s, Team team) {
        Company company = Company.of(team);
        EmployeeWorth.Ahead ahead = worth.ahead(s);
        Employee[] toCome = LikelyPrices.cardsToCome(s);
        double[] worths = new double[toCome.length + 1];
        for (int i = 0; i < toCome.length; i++) worths[i] = ahead.mean(company, toCome[i]);
        double own = ahead.mean(company, s.bidding().lot().card);
        worths[toCome.length] = own;
        double[] likely = prices.of(s, worths, weights.power());

        int desks = bidLimit.openDesks(team);
        int steps = (bidLimit.of(s.terms, team) + numbers.openingBid() * (desks - 1)) / numbers.bidStep();
        double[][] plans = plans(worths, toCome.length, likely, desks, steps);
        double without = best(s, plans[desks], steps);
        int paid = mostWorthPaying(s, own, plans[desks - 1], steps, without);
        double limit = (double) paid * numbers.bidStep() * weights.share();
        return Math.max(prices.isCardSpare(s) ? 0 : numbers.openingBid(), limit);
    }

    /** The most steps to pay for the lot so that the rest of the plan still brings as much; the more is paid the less it does. */
    private int mostWorthPaying(EsopState s, double own, double[] rest, int steps, double without) {
        int least = numbers.openingBid() / numbers.bidStep();
        int paid = least - 1;
        int tooMuch = Math.max(least, steps + 1);
        while (tooMuch - paid > 1) {
            int middle = (paid + tooMuch) / 2;
            if (own + best(s, rest, steps - middle) < without) tooMuch = middle;
            else paid = middle;
        }
        return paid < least ? 0 : paid;
    }

    /** For each number of desks and each budget in bid steps the most points that so many hires can bring. */
    private double[][] plans(double[] worths, int cards, double[] likely, int desks, int steps) {
        double[][] plans = new double[desks + 1][steps + 1];
        for (int d = 1; d <= desks; d++) Arrays.fill(plans[d], IMPOSSIBLE);
        for (int card = 0; card < cards; card++) {
            int price = (int) Math.round(likely[card] / numbers.bidStep());
            for (int d = desks; d > 0; d--) take(worths[card], price, plans[d - 1], plans[d]);
        }
        return plans;
    }

    private static void take(double worth, int price, double[] before, double[] with) {
        for (int budget = with.length - 1; budget >= price; budget--)
            with[budget] = Math.max(with[budget], before[budget - price] + worth);
    }

    /** The best plan within a budget, with what is left over. */
    private double best(EsopState s, double[] plan, int steps) {
        if (!s.terms.secondaryAuction()) return plan[steps];
        double best = IMPOSSIBLE;
        int most = weights.keptOpenings() * numbers.openingBid();
        // Keeping more than the most brings nothing, spending more never less.
        for (int spent = Math.max(0, steps - most / numbers.bidStep()); spent <= steps; spent++) {
            int kept = Math.min(most, (steps - spent) * numbers.bidStep());
            best = Math.max(best, plan[spent] + weights.pointsForKept() * kept / most);
        }
        return best;
    }
}
