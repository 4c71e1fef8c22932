package boardroom.games.esopwars;

import boardroom.games.esopwars.EsopMove.Wildcard;
import boardroom.games.esopwars.Terms.WildcardRule;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.MarketCard;
import boardroom.games.esopwars.box.WildcardChoice;
import org.jspecify.annotations.Nullable;

/** 10.3: play the wildcard when its mean gain in growth over the unseen markets is large enough for the moment. */
final class WildcardSense {
    /** The gain worth playing for with so many rounds to come: none, one, two and more. */
    private static final double[] THRESHOLDS = {0.0001, 0.10, 0.12};

    private final EsopBox box;
    private final Perks perks;

    WildcardSense(EsopBox box) {
        this.box = box;
        this.perks = new Perks(box);
    }

    double prior(Market m, Team team, EsopMove move) {
        if (!(move instanceof Wildcard wildcard)) return 0;
        for (WildcardChoice choice : box.wildcard().choices())
            if (choice.id().equals(wildcard.choice())) return gain(m, team, choice);
        int later = Math.max(0, m.terms.marketRounds() - m.rounds.length - 1);
        return THRESHOLDS[Math.min(later, THRESHOLDS.length - 1)];
    }

    private double gain(Market m, Team team, WildcardChoice choice) {
        double gain = 0;
        for (MarketCard market : m.marketDeck)
            gain += (double) after(m, team, choice, market) / after(m, team, null, market) - 1;
        return m.marketDeck.length == 0 ? 0 : gain / m.marketDeck.length;
    }

    /** The valuation after this market with this use of the wildcard. */
    long after(Market m, Team team, @Nullable WildcardChoice choice, MarketCard market) {
        SkillTotal sum = SkillTotal.of(perks, m.terms, Company.of(team), team.hires, m.inForceWith(market));
        if (choice != null && m.terms.wildcard() == WildcardRule.SWING)
            sum.swing = choice.effects().swing().on(sum.swing);
        long after = Valuation.grown(team.valuation, sum.factor(box));
        if (choice != null && m.terms.wildcard() == WildcardRule.VALUATION)
            after = choice.effects().valuation().on(team.valuation, after);
        return Math.max(1, after);
    }
}
