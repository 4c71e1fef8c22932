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
import java.util.IntSummaryStatistics;
import org.jspecify.annotations.Nullable;

/** Why to bid in the main auction: by the worth of the card, what else is to come, and the limit (10.2). */
record BidReasons(
        Constants numbers, EmployeeWorth worth, LikelyPrices prices, BidLimit bidLimit, Appraised.Appraiser appraiser) {

    /** So many of the largest raises above its worth a card is dear; beyond that it is a mistake. */
    private static final int DEAR_RAISES = 2;

    /** {@code null}: it is far more than the card is worth. */
    @Nullable EsopReason of(EsopState s, Team team, int amount) {
        Appraised lot = appraiser.of(s, team);
        boolean mayEndShort = !prices.isCardSpare(s) && !s.terms.placement();
        if (mayEndShort && amount == numbers.openingBid())
            return new EsopReason.BidNoSpare(lot.card(), bidLimit.openDesks(team));
        return amount > lot.limit() ? beyond(s, team, lot, amount) : within(s, team, lot, amount);
    }

    private EsopReason within(EsopState s, Team team, Appraised lot, int amount) {
        int limit = lot.limit();
        boolean isLastDesk = bidLimit.openDesks(team) == 1 && s.terms.secondaryAuction();
        if (lot.better() == 0 && isLastDesk) return new EsopReason.BidLastDesk(limit, team.pool - limit);
        if (amount == numbers.openingBid() && lot.surplus() == 0) return new EsopReason.BidOpen(lot.card(), amount);
        if (amount == numbers.openingBid() && lot.surplus() < 0) return filler(team, lot, amount);
        EsopReason gap = gap(s, team, lot.card(), limit);
        if (gap != null) return gap;
        if (lot.surplus() > 0 && lot.better() < s.seats())
            return new EsopReason.BidStar(lot.card(), lot.surplus(), numbers.openingBid(), lot.better(), limit);
        return worth(s, team, lot.card(), limit);
    }

    /** More than the card is worth by itself: somebody else pays in the end, or it is needed more than its price. */
    private @Nullable EsopReason beyond(EsopState s, Team team, Appraised lot, int amount) {
        Lot open = s.bidding().lot();
        if (open.hasBid()) {
            int theirs = appraiser.limit(s, s.teams[open.leader()]);
            if (theirs >= amount + numbers.bidStep()) return new EsopReason.BidDrive(lot.card(), theirs, open.leader());
        }
        EsopReason need = gap(s, team, lot.card(), 0);
        if (need != null) return need;
        if (amount == numbers.openingBid()) return filler(team, lot, amount);
        if (amount > lot.limit() + DEAR_RAISES * numbers.maxRaise()) return null;
        return lot.better() < s.seats()
                ? new EsopReason.BidScarce(lot.card(), lot.better(), amount, team.pool - amount)
                : stretch(s, team, lot.card(), amount);
    }

    private EsopReason filler(Team team, Appraised lot, int amount) {
        return new EsopReason.BidFiller(lot.card(), amount, team.pool - amount, bidLimit.openDesks(team) - 1);
    }

    private EsopReason worth(EsopState s, Team team, Employee card, int limit) {
        IntSummaryStatistics range = range(s, team, card);
        return new EsopReason.BidWorth(card, range.getMin(), range.getMax(), limit);
    }

    private EsopReason stretch(EsopState s, Team team, Employee card, int amount) {
        IntSummaryStatistics range = range(s, team, card);
        int kept = team.pool - amount;
        int desks = bidLimit.openDesks(team) - 1;
        return new EsopReason.BidStretch(amount, card, range.getMin(), range.getMax(), kept, desks);
    }

    /** What the card brings in the markets not yet seen. */
    private IntSummaryStatistics range(EsopState s, Team team, Employee card) {
        Company company = Company.of(team);
        return Arrays.stream(s.marketDeck)
                .mapToInt(market -> worth.in(s, company, card, market))
                .summaryStatistics();
    }

    /** Where the team is weakest the card is at its best; with a limit of 0 it costs more than it is worth elsewhere. */
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
        if (there < most) return null;
        return limit == 0
                ? new EsopReason.BidNeed(weakest, card, there)
                : new EsopReason.BidGap(weakest, card, there, limit);
    }
}
