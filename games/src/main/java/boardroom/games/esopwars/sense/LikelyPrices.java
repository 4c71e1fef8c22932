package boardroom.games.esopwars.sense;

import boardroom.engine.Piles;
import boardroom.games.esopwars.box.Constants;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.Terms;
import boardroom.games.esopwars.rules.BidLimit;
import boardroom.games.esopwars.rules.EsopState;
import boardroom.games.esopwars.rules.Team;
import java.util.Arrays;

/** 10.2 steps 2 to 5: what cards are likely to cost, from what is still to come and how much money is in the room. */
final class LikelyPrices {
    private final Constants numbers;
    private final Weights.Hint weights;
    private final BidLimit bidLimit;

    LikelyPrices(Constants numbers, Weights.Hint weights) {
        this.numbers = numbers;
        this.weights = weights;
        this.bidLimit = new BidLimit(numbers);
    }

    /** Every card to come after the lot; a reserve face down may be among them. */
    static Employee[] cardsToCome(EsopState s) {
        return s.terms.randomReserve() ? Piles.withAll(s.deck, s.reserve) : s.deck;
    }

    /** Whether a card may go to the discards without anybody ending short. */
    boolean isCardSpare(EsopState s) {
        return s.lotsLeft() > s.openDesks(numbers.teamSize());
    }

    /** What one gets for the opening bid anyway: the last card that still finds a desk. */
    double replacement(EsopState s, double[] risingWorths) {
        int desks = Math.clamp(s.openDesks(numbers.teamSize()), 1, risingWorths.length);
        return risingWorths[risingWorths.length - desks];
    }

    /** What cards of this worth are likely to cost. */
    double[] of(EsopState s, double[] worths, double power) {
        double[] rising = worths.clone();
        Arrays.sort(rising);
        double replacement = replacement(s, rising);
        double sum = 0;
        double[] prices = new double[worths.length];
        for (int i = 0; i < worths.length; i++) {
            prices[i] = worths[i] <= replacement ? 0 : Math.pow(worths[i] - replacement, power);
            sum += prices[i];
        }
        double rate = sum == 0 ? 0 : weights.shareOfFairPrice() * money(s) / sum;
        for (int i = 0; i < prices.length; i++) prices[i] = numbers.openingBid() + rate * prices[i];
        return prices;
    }

    /** What all teams with open desks can spend beyond the opening bids. */
    private double money(EsopState s) {
        double money = 0;
        for (Team team : s.teams) if (team.isActive()) money += spending(s.terms, bidLimit.openDesks(team), team.pool);
        return money;
    }

    /** What a team with so many open desks can spend beyond the opening bids. */
    double spending(Terms terms, int desks, double pool) {
        return desks == 0 ? 0 : Math.max(0, pool - numbers.openingBid() * desks - kept(terms));
    }

    /** What a good player keeps for the second auction. */
    int kept(Terms terms) {
        return terms.secondaryAuction() ? weights.keptOpenings() * numbers.openingBid() : 0;
    }
}
