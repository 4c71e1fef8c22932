package boardroom.games.esopwars.sense;

import boardroom.games.esopwars.box.MarketCard;
import boardroom.games.esopwars.rules.Company;
import boardroom.games.esopwars.rules.EsopState;
import boardroom.games.esopwars.rules.Hire;
import boardroom.games.esopwars.rules.Team;
import org.jspecify.annotations.Nullable;

/** The two markets that are left when people are swapped, in an order that betrays nothing. */
record TwoMarkets(MarketCard first, MarketCard second) {

    /** {@code null}: there are not two. */
    static @Nullable TwoMarkets of(EsopState s) {
        if (s.marketDeck.length != 2) return null;
        MarketCard one = s.marketDeck[0];
        MarketCard other = s.marketDeck[1];
        return one.id().compareTo(other.id()) < 0 ? new TwoMarkets(one, other) : new TwoMarkets(other, one);
    }

    /** What a team of these people grows by in each of them, in per cent. */
    int[] factors(MeanGrowth growth, EsopState s, Team team, Hire[] hires) {
        Company company = Company.of(team);
        return new int[] {growth.factor(s, company, hires, first), growth.factor(s, company, hires, second)};
    }
}
