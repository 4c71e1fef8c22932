package boardroom.games.esopwars.sense;

import boardroom.engine.Piles;
import boardroom.games.esopwars.box.Constants;
import boardroom.games.esopwars.rules.Company;
import boardroom.games.esopwars.rules.EmployeeWorth;
import boardroom.games.esopwars.rules.EsopState;
import boardroom.games.esopwars.rules.Hire;
import boardroom.games.esopwars.rules.Lot;
import boardroom.games.esopwars.rules.Team;
import org.jspecify.annotations.Nullable;

/** Whom to bid for in the second auction, and why: by the two markets that are left (10.3). */
record SwapReasons(Constants numbers, EmployeeWorth worth, MeanGrowth growth) {

    @Nullable EsopReason ofBid(EsopState s, Team team, Lot lot, int amount) {
        TwoMarkets left = TwoMarkets.of(s);
        if (left == null) return null;
        Lot other = bestOther(s, team, lot, team.pool);
        if (other != null && with(s, team, other) > with(s, team, lot))
            return instead(s, team, lot, amount, other, left);
        Lot best = bestOther(s, team, lot, Integer.MAX_VALUE);
        if (best != null && with(s, team, best) > with(s, team, lot))
            return new EsopReason.SwapOutOfReach(best.card, next(best), lot.card, amount);
        if (isEquityWorthNothing(s) && (other == null || 2 * amount > team.pool))
            return new EsopReason.SwapAllIn(lot.card, team.pool);
        int[] mine = left.factors(growth, s, team, hires(team, lot));
        if (other == null) return new EsopReason.SwapFor(lot.card, mine[0], left.first(), mine[1], left.second());
        int[] theirs = left.factors(growth, s, team, hires(team, other));
        return new EsopReason.SwapBest(
                lot.card, mine[0], left.first(), mine[1], left.second(), other.card, theirs[0], theirs[1]);
    }

    /** Somebody in reach is better: but dearer, or not for long. */
    private EsopReason instead(EsopState s, Team team, Lot lot, int amount, Lot better, TwoMarkets left) {
        Company company = Company.of(team);
        int less = (int) Math.round(worth.mean(s, company, better.card) - worth.mean(s, company, lot.card));
        if (less > 0 && next(better) > amount)
            return new EsopReason.SwapSwitch(better.card, next(better), lot.card, less, amount);
        Team richest = team;
        for (Team rival : s.teams) if (canBidFor(s, rival, better) && rival.pool > richest.pool) richest = rival;
        if (richest.seat != team.seat)
            return new EsopReason.SwapContested(better.card, richest.seat, richest.pool, lot.card);
        int[] mine = left.factors(growth, s, team, hires(team, lot));
        return new EsopReason.SwapFor(lot.card, mine[0], left.first(), mine[1], left.second());
    }

    /** 4.4.3: who leads it, or is free and did not drop it. */
    private static boolean canBidFor(EsopState s, Team rival, Lot lot) {
        boolean isFree = (s.bidding().leaders() >> rival.seat & 1) == 0;
        return rival.isActive() && (lot.leader() == rival.seat || (isFree && lot.dropper != rival.seat));
    }

    /** 6.1 and 5.7: unless what employees own counts in the end. */
    private static boolean isEquityWorthNothing(EsopState s) {
        return !s.terms.founderShare() && !s.terms.twoTitles();
    }

    /** {@code null}: bidding brings more than waiting. */
    @Nullable EsopReason ofPass(EsopState s, Team team) {
        Lot given = placed(s, team);
        if (given != null && !isBetterInReach(s, team, given))
            return new EsopReason.SwapPass(given.card, numbers.openingBid());
        int others = s.active() & ~s.bidding().leaders() & ~s.bidding().passed & ~(1 << team.seat);
        return others == 0 ? null : new EsopReason.SwapWait(team.pool);
    }

    private boolean isBetterInReach(EsopState s, Team team, Lot given) {
        Lot other = bestOther(s, team, given, team.pool);
        return other != null && with(s, team, other) > with(s, team, given);
    }

    /** 4.4.4: what the team is given as it stands; {@code null}: a poorer team comes first. */
    private static @Nullable Lot placed(EsopState s, Team team) {
        int free = s.active() & ~s.bidding().leaders();
        for (Team other : s.teams)
            if ((free >> other.seat & 1) == 1 && other.seat != team.seat && other.valuation <= team.valuation)
                return null;
        Lot given = null;
        for (Lot lot : s.bidding().lots) {
            if (lot.dropper == team.seat || lot.hasBid()) continue;
            if (given == null || lot.card.strength() > given.card.strength()) given = lot;
        }
        return given;
    }

    /** The best of the lots that cost no more to raise. */
    private @Nullable Lot bestOther(EsopState s, Team team, Lot lot, int most) {
        Lot best = null;
        for (Lot each : s.bidding().lots) {
            if (each == lot || each.dropper == team.seat || next(each) > most) continue;
            if (best == null || with(s, team, each) > with(s, team, best)) best = each;
        }
        return best;
    }

    private int next(Lot lot) {
        return lot.hasBid() ? lot.standingBid() + numbers.bidStep() : numbers.openingBid();
    }

    private double with(EsopState s, Team team, Lot lot) {
        return growth.of(s, Company.of(team), hires(team, lot));
    }

    private static Hire[] hires(Team team, Lot lot) {
        return Piles.with(team.hires, new Hire(lot.card, 0, 0));
    }
}
