package boardroom.games.esopwars;

import boardroom.engine.Change;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.MarketCard;
import java.util.ArrayList;
import java.util.List;

/** What other people at the desks would make of the Skill Total, in each market that may come. */
final class InEachMarket {
    private final EsopBox box;
    private final Perks perks;

    InEachMarket(EsopBox box, Perks perks) {
        this.box = box;
        this.perks = perks;
    }

    List<Change> instead(Market m, Team team, Hire[] then) {
        List<Change> changes = new ArrayList<>();
        for (MarketCard market : Cards.sorted(m.marketDeck, box.marketCards()))
            changes.add(new Change(
                    Sentences.inMarket(market),
                    Units.points(total(m, team, team.hires, market)),
                    Units.points(total(m, team, then, market))));
        return changes;
    }

    private int total(Market m, Team team, Hire[] hires, MarketCard market) {
        return SkillTotal.of(perks, m.terms, Company.of(team), hires, m.inForceWith(market))
                .total();
    }
}
