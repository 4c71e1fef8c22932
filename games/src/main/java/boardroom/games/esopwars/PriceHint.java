package boardroom.games.esopwars;

import boardroom.engine.Piles;
import boardroom.games.esopwars.box.Constants;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.EsopBox;
import java.util.Arrays;

/** 10.2 step 5: what a card is worth paying for, from what is still to come and how much money is in the room. */
final class PriceHint {
    /** How steeply stars are priced above the rest. */
    private static final double POWER = 2.5;

    private static final double SHARE_OF_FAIR_PRICE = 0.7;

    /** A good player keeps this many opening bids for the second auction. */
    private static final int KEPT_OPENINGS = 4;

    private final Constants numbers;
    private final Worth worth;
    private final BidLimit bidLimit;

    PriceHint(EsopBox box, Worth worth) {
        this.numbers = box.constants();
        this.worth = worth;
        this.bidLimit = new BidLimit(box.constants());
    }

    /** The hint shown to a team: a multiple of the bid step, at least the opening bid. */
    int shown(Market m, Team team) {
        int limit = (int) limit(m, team, POWER);
        return Math.max(numbers.openingBid(), limit - limit % numbers.bidStep());
    }

    /** The most a team should pay for this card; 0: better pass. */
    double limit(Market m, Team team, double power) {
        Company company = Company.of(team);
        Employee[] toCome = cardsToCome(m);
        double[] worths = new double[toCome.length + 1];
        for (int i = 0; i < toCome.length; i++) worths[i] = worth.mean(m, company, toCome[i]);
        double own = worth.mean(m, company, m.floor().lot().card);
        worths[toCome.length] = own;
        double limit = likelyPrices(m, worths, power)[toCome.length];
        boolean spareCard = m.lotsLeft() > m.openDesks(numbers.teamSize());
        Arrays.sort(worths);
        if (spareCard && own < replacement(m, worths)) return 0;
        if (bidLimit.openDesks(team) == 1 && own >= worths[worths.length - 1]) limit = team.pool - kept(m.terms);
        int cap = bidLimit.of(m.terms, team) - (m.terms.secondaryAuction() ? kept(m.terms) - numbers.openingBid() : 0);
        return Math.max(numbers.openingBid(), Math.min(limit, cap));
    }

    /** Every card to come after the lot; a reserve face down may be among them. */
    static Employee[] cardsToCome(Market m) {
        return m.terms.randomReserve() ? Piles.withAll(m.deck, m.reserve) : m.deck;
    }

    /** What one gets for the opening bid anyway: the last card that still finds a desk. */
    private double replacement(Market m, double[] risingWorths) {
        int desks = Math.clamp(m.openDesks(numbers.teamSize()), 1, risingWorths.length);
        return risingWorths[risingWorths.length - desks];
    }

    /** 10.2 steps 2 to 5: what cards of this worth are likely to cost. */
    double[] likelyPrices(Market m, double[] worths, double power) {
        double[] rising = worths.clone();
        Arrays.sort(rising);
        double replacement = replacement(m, rising);
        double sum = 0;
        double[] prices = new double[worths.length];
        for (int i = 0; i < worths.length; i++) {
            prices[i] = worths[i] <= replacement ? 0 : Math.pow(worths[i] - replacement, power);
            sum += prices[i];
        }
        double rate = sum == 0 ? 0 : SHARE_OF_FAIR_PRICE * money(m) / sum;
        for (int i = 0; i < prices.length; i++) prices[i] = numbers.openingBid() + rate * prices[i];
        return prices;
    }

    /** What all teams with open desks can spend beyond the opening bids. */
    private double money(Market m) {
        double money = 0;
        for (Team team : m.teams) {
            int desks = team.isActive() ? bidLimit.openDesks(team) : 0;
            if (desks > 0) money += Math.max(0, team.pool - numbers.openingBid() * desks - kept(m.terms));
        }
        return money;
    }

    private int kept(Terms terms) {
        return terms.secondaryAuction() ? KEPT_OPENINGS * numbers.openingBid() : 0;
    }
}
