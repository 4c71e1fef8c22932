package boardroom.games.esopwars.sense;

import boardroom.engine.Piles;
import boardroom.games.esopwars.box.Constants;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.MarketCard;
import boardroom.games.esopwars.rules.Company;
import boardroom.games.esopwars.rules.EmployeeWorth;
import boardroom.games.esopwars.rules.EsopState;
import boardroom.games.esopwars.rules.Hire;
import boardroom.games.esopwars.rules.Lot;
import boardroom.games.esopwars.rules.Team;
import org.jspecify.annotations.Nullable;

/** Why to let somebody go, and whom to bid for in the second auction: by the two markets that are left (10.3). */
final class SwapReasons {
    private static final int TWO_MARKETS = 2;

    private final Constants numbers;
    private final EmployeeWorth worth;
    private final MeanGrowth growth;

    SwapReasons(Constants numbers, EmployeeWorth worth, MeanGrowth growth) {
        this.numbers = numbers;
        this.worth = worth;
        this.growth = growth;
    }

    /** {@code null}: others bring less. */
    @Nullable EsopReason ofDrop(EsopState s, Team team, int desk) {
        if (s.marketDeck.length != TWO_MARKETS) return null;
        Company company = Company.of(team);
        Hire leaver = team.hires[desk];
        Employee card = leaver.employee();
        boolean isDearest = true;
        for (Hire hire : team.hires) {
            if (worth.mean(s, company, hire.employee()) < worth.mean(s, company, card)) return null;
            if (hire.grant() > leaver.grant()) isDearest = false;
        }
        MarketCard market = first(s);
        MarketCard other = second(s);
        if (isDearest) return new EsopReason.DropPrice(card, leaver.grant(), market, other);
        return new EsopReason.DropLeast(
                card, worth.in(s, company, card, market), market, worth.in(s, company, card, other), other);
    }

    /** In an order that betrays nothing. */
    private static MarketCard first(EsopState s) {
        return s.marketDeck[0].id().compareTo(s.marketDeck[1].id()) < 0 ? s.marketDeck[0] : s.marketDeck[1];
    }

    private static MarketCard second(EsopState s) {
        return s.marketDeck[0].id().compareTo(s.marketDeck[1].id()) < 0 ? s.marketDeck[1] : s.marketDeck[0];
    }

    /** {@code null}: somebody in reach is better. */
    @Nullable EsopReason ofBid(EsopState s, Team team, Lot lot, int amount) {
        if (s.marketDeck.length != TWO_MARKETS) return null;
        Lot best = null;
        Lot alternative = null;
        for (Lot each : s.bidding().lots) {
            if (each.dropper == team.seat) continue;
            if (best == null || with(s, team, each) > with(s, team, best)) best = each;
            if (each == lot || next(each) > team.pool) continue;
            if (with(s, team, each) > with(s, team, lot)) return null;
            if (alternative == null || with(s, team, each) > with(s, team, alternative)) alternative = each;
        }
        if (best != null && best != lot && next(best) > team.pool)
            return new EsopReason.SwapSwitch(best.card, next(best), lot.card, amount);
        if (alternative == null || 2 * amount > team.pool) return new EsopReason.SwapAllIn(lot.card, team.pool);
        MarketCard market = first(s);
        MarketCard other = second(s);
        return new EsopReason.SwapBest(
                lot.card,
                factor(s, team, lot, market),
                market,
                factor(s, team, lot, other),
                other,
                alternative.card,
                factor(s, team, alternative, market),
                factor(s, team, alternative, other));
    }

    /** {@code null}: there is something to bid for, or a poorer team comes first. */
    @Nullable EsopReason ofPass(EsopState s, Team team) {
        Lot given = null;
        for (Lot lot : s.bidding().lots) {
            if (lot.dropper == team.seat) continue;
            if (next(lot) <= team.pool) return null;
            if (!lot.hasBid() && (given == null || lot.card.strength() > given.card.strength())) given = lot;
        }
        int free = s.active() & ~s.bidding().leaders();
        for (Team other : s.teams)
            if ((free >> other.seat & 1) == 1 && other.seat != team.seat && other.valuation <= team.valuation)
                return null;
        return given == null ? null : new EsopReason.SwapPass(given.card, numbers.openingBid());
    }

    private int next(Lot lot) {
        return lot.hasBid() ? lot.standingBid() + numbers.bidStep() : numbers.openingBid();
    }

    private double with(EsopState s, Team team, Lot lot) {
        return growth.of(s, Company.of(team), hires(team, lot));
    }

    private int factor(EsopState s, Team team, Lot lot, MarketCard market) {
        return growth.factor(s, Company.of(team), hires(team, lot), market);
    }

    private static Hire[] hires(Team team, Lot lot) {
        return Piles.with(team.hires, new Hire(lot.card, 0, 0));
    }
}
