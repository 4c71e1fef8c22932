package boardroom.games.esopwars.sense;

import boardroom.games.esopwars.box.Constants;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.MarketCard;
import boardroom.games.esopwars.rules.BidLimit;
import boardroom.games.esopwars.rules.Company;
import boardroom.games.esopwars.rules.EmployeeWorth;
import boardroom.games.esopwars.rules.EsopState;
import boardroom.games.esopwars.rules.Hire;
import boardroom.games.esopwars.rules.Lot;
import boardroom.games.esopwars.rules.Team;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Why to raise in the main auction, or to pass: by the worth of the card, what else is to come, and the limit (10.2). */
final class BidReasons {
    private final Constants numbers;
    private final EmployeeWorth worth;
    private final LikelyPrices prices;
    private final IndifferencePrice limits;
    private final BidLimit bidLimit;

    BidReasons(Constants numbers, EmployeeWorth worth, LikelyPrices prices, IndifferencePrice limits) {
        this.numbers = numbers;
        this.worth = worth;
        this.prices = prices;
        this.limits = limits;
        this.bidLimit = new BidLimit(numbers);
    }

    /** The limit as somebody would say it: a bid that could be made. */
    private int limit(EsopState s, Team team) {
        int limit = (int) Math.min(limits.of(s, team), bidLimit.of(s.terms, team));
        return limit - limit % numbers.bidStep();
    }

    /** {@code null}: the bid is more than the card is worth. */
    @Nullable EsopReason ofBid(EsopState s, Team team, int amount) {
        Lot lot = s.bidding().lot();
        Employee card = lot.card;
        int limit = limit(s, team);
        if (!prices.isCardSpare(s) && amount == numbers.openingBid())
            return new EsopReason.BidNoSpare(card, bidLimit.openDesks(team));
        if (amount > limit) return null;
        Company company = Company.of(team);
        int better = better(s, company, card);
        if (better == 0 && bidLimit.openDesks(team) == 1) return new EsopReason.BidLastDesk(limit, team.pool - limit);
        int surplus = (int) Math.round(worth.mean(s, company, card) - replacement(s, company));
        if (surplus <= 0 && !lot.hasBid()) return new EsopReason.BidOpen(card, numbers.openingBid());
        EsopReason gap = gap(s, team, card, limit);
        if (gap != null) return gap;
        if (surplus > 0 && better < s.seats())
            return new EsopReason.BidStar(card, surplus, numbers.openingBid(), better, limit);
        return worth(s, company, card, limit);
    }

    private EsopReason worth(EsopState s, Company company, Employee card, int limit) {
        int low = Integer.MAX_VALUE;
        int high = Integer.MIN_VALUE;
        for (MarketCard market : s.marketDeck) {
            int points = worth.in(s, company, card, market);
            low = Math.min(low, points);
            high = Math.max(high, points);
        }
        return new EsopReason.BidWorth(card, low, high, limit);
    }

    /** Where the team is weakest the card is at its best. */
    private @Nullable EsopReason gap(EsopState s, Team team, Employee card, int limit) {
        if (team.hires.length == 0) return null;
        Company company = Company.of(team);
        MarketCard weakest = null;
        int least = Integer.MAX_VALUE;
        int most = Integer.MIN_VALUE;
        for (MarketCard market : s.marketDeck) {
            int total = 0;
            for (Hire hire : team.hires) total += worth.in(s, company, hire.employee(), market);
            most = Math.max(most, worth.in(s, company, card, market));
            if (total >= least) continue;
            least = total;
            weakest = market;
        }
        if (weakest == null) return null;
        int there = worth.in(s, company, card, weakest);
        return there == most ? new EsopReason.BidGap(weakest, card, there, limit) : null;
    }

    /** {@code null}: the card is still worth its price. */
    @Nullable EsopReason ofPass(EsopState s, Team team) {
        Lot lot = s.bidding().lot();
        int limit = limit(s, team);
        int next = lot.hasBid() ? lot.standingBid() + numbers.bidStep() : numbers.openingBid();
        if (next <= limit) return null;
        if (limit >= numbers.openingBid()) return new EsopReason.PassPrice(lot.card, next, limit);
        int better = better(s, Company.of(team), lot.card);
        int desks = s.openDesks(numbers.teamSize());
        int spare = s.lotsLeft() - desks;
        return better == 0 || spare <= 0 ? null : new EsopReason.PassWeak(lot.card, better, desks, spare);
    }

    /** How many of the cards to come are worth more. */
    private int better(EsopState s, Company company, Employee card) {
        double own = worth.mean(s, company, card);
        int better = 0;
        for (Employee other : LikelyPrices.cardsToCome(s)) if (worth.mean(s, company, other) > own) better++;
        return better;
    }

    private double replacement(EsopState s, Company company) {
        Employee[] toCome = LikelyPrices.cardsToCome(s);
        double[] worths = new double[toCome.length + 1];
        for (int i = 0; i < toCome.length; i++) worths[i] = worth.mean(s, company, toCome[i]);
        worths[toCome.length] = worth.mean(s, company, s.bidding().lot().card);
        Arrays.sort(worths);
        return prices.replacement(s, worths);
    }
}
