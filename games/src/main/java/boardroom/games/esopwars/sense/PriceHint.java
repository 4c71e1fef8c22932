package boardroom.games.esopwars.sense;

import boardroom.games.esopwars.box.Constants;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.rules.BidLimit;
import boardroom.games.esopwars.rules.Company;
import boardroom.games.esopwars.rules.EmployeeWorth;
import boardroom.games.esopwars.rules.EsopState;
import boardroom.games.esopwars.rules.Team;
import java.util.Arrays;

/** 10.2 step 5: what a card is worth paying for. */
public final class PriceHint {
    private final Constants numbers;
    private final EmployeeWorth worth;
    private final LikelyPrices prices;
    private final Weights.Hint weights;
    private final BidLimit bidLimit;

    PriceHint(Constants numbers, EmployeeWorth worth, LikelyPrices prices, Weights.Hint weights) {
        this.numbers = numbers;
        this.worth = worth;
        this.prices = prices;
        this.weights = weights;
        this.bidLimit = new BidLimit(numbers);
    }

    /** The hint shown to a team: a multiple of the bid step, at least the opening bid. */
    public int shown(EsopState s, Team team) {
        int limit = (int) limit(s, team);
        return Math.max(numbers.openingBid(), limit - limit % numbers.bidStep());
    }

    /** The most a team should pay for this card; 0: better pass. */
    private double limit(EsopState s, Team team) {
        Company company = Company.of(team);
        Employee[] toCome = LikelyPrices.cardsToCome(s);
        double[] worths = new double[toCome.length + 1];
        for (int i = 0; i < toCome.length; i++) worths[i] = worth.mean(s, company, toCome[i]);
        double own = worth.mean(s, company, s.bidding().lot().card);
        worths[toCome.length] = own;
        double limit = prices.of(s, worths, weights.power())[toCome.length];
        Arrays.sort(worths);
        if (prices.isCardSpare(s) && own < prices.replacement(s, worths)) return 0;
        int kept = prices.kept(s.terms);
        if (bidLimit.openDesks(team) == 1 && own >= worths[worths.length - 1]) limit = team.pool - kept;
        int cap = bidLimit.of(s.terms, team) - (s.terms.secondaryAuction() ? kept - numbers.openingBid() : 0);
        return Math.max(numbers.openingBid(), Math.min(limit, cap));
    }
}
