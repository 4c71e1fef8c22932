package boardroom.games.esopwars.sense;

import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.MarketCard;
import boardroom.games.esopwars.rules.Company;
import boardroom.games.esopwars.rules.EsopState;
import boardroom.games.esopwars.rules.Hire;
import boardroom.games.esopwars.rules.Perks;
import boardroom.games.esopwars.rules.SkillTotal;

/** What a team's people can be expected to make of it in a round to come. */
final class MeanGrowth {
    private final EsopBox box;
    private final Perks perks;

    MeanGrowth(EsopBox box) {
        this.box = box;
        this.perks = new Perks(box);
    }

    /** The mean growth (as a logarithm) of these people over the markets not yet seen. */
    double of(EsopState s, Company company, Hire[] hires) {
        if (s.marketDeck.length == 0) return 0;
        double sum = 0;
        for (MarketCard market : s.marketDeck) sum += Math.log(factor(s, company, hires, market) / 100.0);
        return sum / s.marketDeck.length;
    }

    /** By how much this market would change these people's skills, in points. */
    int swing(EsopState s, Company company, Hire[] hires, MarketCard market) {
        return SkillTotal.of(perks, s.terms, company, hires, s.inForceWith(market))
                .swing();
    }

    /** The growth of these people if this market comes next, in per cent. */
    int factor(EsopState s, Company company, Hire[] hires, MarketCard market) {
        return SkillTotal.of(perks, s.terms, company, hires, s.inForceWith(market))
                .factor(box);
    }
}
