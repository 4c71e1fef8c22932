package boardroom.games.shipit.view;

import boardroom.games.shipit.box.EventCard;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.rules.Actions;
import boardroom.games.shipit.rules.Company;
import boardroom.games.shipit.rules.EventNeeds;
import boardroom.games.shipit.rules.EventRules;
import boardroom.games.shipit.rules.Figures;
import boardroom.games.shipit.rules.Score;
import boardroom.games.shipit.rules.ShipState;
import boardroom.games.shipit.view.ShipPublicView.StrikeView;

/** How an event strikes a company, with the reason: "you will be hit because ...". */
final class StrikeViewBuilder {
    private final EventRules rules;
    private final Score score;

    StrikeViewBuilder(ShipBox box, Actions actions) {
        this.rules = new EventRules(box, actions);
        this.score = new Score(box);
    }

    StrikeView build(ShipState s, int round, Company c, EventCard event, boolean paid) {
        EventRules.Strike strike = rules.strikeOn(s, round, c, event, paid);
        Company after = c.copy();
        rules.strike(s, after, event, strike);
        return new StrikeView(
                c.seat,
                strike.isMitigated(),
                strike.thanks(),
                EventNeeds.of(s, round, c, event).say(),
                Figures.of(after),
                score.of(s, after) - score.of(s, c));
    }
}
