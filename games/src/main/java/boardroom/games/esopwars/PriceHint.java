package boardroom.games.esopwars;

import boardroom.games.esopwars.box.Constants;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.EsopBox;
import java.util.Arrays;

/** 10.2 step 5: what a card is worth paying for, from what is still to come and how much money is in the room. */
final class PriceHint {
    /** How steeply stars are priced above the rest. */
    static final double POWER = 2.5;

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
        int limit = (int) limit(m, team, m.floor().lot().card, POWER);
        return Math.max(numbers.openingBid(), limit - limit % numbers.bidStep());
    }

    /** The most a team should pay for this card; 0: better pass. */
    double limit(Market m, Team team, Employee card, double power) {
        Company company = Company.of(team);
        int desks = m.openDesks(numbers.teamSize());
        double[] surplus = worths(m, company);
        int best = Math.min(desks, surplus.length);
        double replacement = surplus[surplus.length - best];
        double own = worth.mean(m, company, card);
        if (own < replacement && m.lotsLeft() > desks) return 0;
        double sum = 0;
        for (int i = surplus.length - best; i < surplus.length; i++) sum += Math.pow(surplus[i] - replacement, power);
        double share = sum == 0 ? 0 : Math.pow(Math.max(0, own - replacement), power) / sum;
        double limit = numbers.openingBid() + SHARE_OF_FAIR_PRICE * money(m) * share;
        if (bidLimit.openDesks(team) == 1 && own >= surplus[surplus.length - 1]) limit = team.pool - kept(m.terms);
        int cap = bidLimit.of(m.terms, team) - (m.terms.secondaryAuction() ? kept(m.terms) - numbers.openingBid() : 0);
        return Math.max(numbers.openingBid(), Math.min(limit, cap));
    }

    /** The worth of every card to come, the lot included, in rising order; a reserve face down may be among them. */
    private double[] worths(Market m, Company company) {
        boolean hidden = m.terms.randomReserve();
        double[] worths = new double[m.deck.length + 1 + (hidden ? m.reserve.length : 0)];
        int i = 0;
        for (Employee card : m.deck) worths[i++] = worth.mean(m, company, card);
        if (hidden) for (Employee card : m.reserve) worths[i++] = worth.mean(m, company, card);
        worths[i] = worth.mean(m, company, m.floor().lot().card);
        Arrays.sort(worths);
        return worths;
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
