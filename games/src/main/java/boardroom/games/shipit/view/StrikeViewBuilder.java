package boardroom.games.shipit.view;

import boardroom.engine.Kind;
import boardroom.engine.Sentence;
import boardroom.games.shipit.box.EventCard;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.rules.Actions;
import boardroom.games.shipit.rules.Company;
import boardroom.games.shipit.rules.EventRules;
import boardroom.games.shipit.rules.Figures;
import boardroom.games.shipit.rules.Score;
import boardroom.games.shipit.rules.ShipState;
import boardroom.games.shipit.rules.Units;
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
        Needs needs = EventRules.isTooLate(s, round, event) ? new Needs.Late() : needs(s, c, event);
        return new StrikeView(
                c.seat,
                strike.isMitigated(),
                strike.thanks(),
                needs.say(),
                Figures.of(after),
                score.of(s, after) - score.of(s, c));
    }

    private static Needs needs(ShipState s, Company c, EventCard event) {
        return switch (event.mitigation().condition()) {
            case EventCard.ServerCapacityAbove(int value) -> new Needs.Servers(c.servers, value + 1);
            case EventCard.ServerCapacityCarries(int load) -> new Needs.Load(EventRules.load(s, c, load), c.servers);
            case EventCard.DebtBelow(int value) -> new Needs.Debt(c.debt, value);
            case EventCard.RatingAbove(int value) -> new Needs.Rating(c.rating, value);
        };
    }

    /** What it takes to be spared. */
    @Kind("event-needs")
    sealed interface Needs extends Sentence {
        record Servers(int servers, int needed) implements Needs {}

        record Load(@Units.Users int load, int servers) implements Needs {}

        record Debt(@Units.Debt int debt, @Units.Debt int below) implements Needs {}

        record Rating(
                @Units.Rating int rating, @Units.Rating int above) implements Needs {}

        record Late() implements Needs {}
    }
}
