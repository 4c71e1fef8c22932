package boardroom.games.esopwars.rules;

import boardroom.engine.Change;
import boardroom.engine.Kind;
import boardroom.engine.Sentence;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.MarketCard;
import java.util.ArrayList;
import java.util.List;

/** What other people at the desks would make of the Skill Total, in each market that may come. */
final class InEachMarket {
    private final EsopBox box;
    private final Perks perks;

    InEachMarket(EsopBox box) {
        this.box = box;
        this.perks = new Perks(box);
    }

    @Kind("preview")
    record InMarket(MarketCard market) implements Sentence {}

    List<Change> instead(EsopState s, Team team, Hire[] then) {
        List<Change> changes = new ArrayList<>();
        for (MarketCard market : Cards.sorted(s.marketDeck, box.marketCards()))
            changes.add(Change.of(
                    new InMarket(market),
                    Units.points(total(s, team, team.hires, market)),
                    Units.points(total(s, team, then, market))));
        return changes;
    }

    private int total(EsopState s, Team team, Hire[] hires, MarketCard market) {
        return SkillTotal.of(perks, s.terms, Company.of(team), hires, s.inForceWith(market))
                .total();
    }
}
