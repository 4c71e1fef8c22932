package boardroom.games.shipit.rules;

import boardroom.engine.Kind;
import boardroom.engine.Sentence;
import boardroom.games.shipit.box.EventCard;

/** 5.8: what it takes to be spared by an event, and what a company has of it. */
@Kind("event-needs")
public sealed interface EventNeeds extends Sentence {
    static EventNeeds of(ShipState s, int round, Company c, EventCard event) {
        if (EventRules.isTooLate(s, round, event)) return new Late();
        return switch (event.mitigation().condition()) {
            case EventCard.ServerCapacityAbove(int value) -> new Servers(c.servers, value + 1);
            case EventCard.ServerCapacityCarries(int load) -> new Load(EventRules.load(s, c, load), c.servers);
            case EventCard.DebtBelow(int value) -> new Debt(c.debt, value);
            case EventCard.RatingAbove(int value) -> new Rating(c.rating, value);
        };
    }

    record Servers(int servers, int needed) implements EventNeeds {}

    record Load(@Units.Users int load, int servers) implements EventNeeds {}

    record Debt(@Units.Debt int debt, @Units.Debt int below) implements EventNeeds {}

    record Rating(@Units.Rating int rating, @Units.Rating int above) implements EventNeeds {}

    record Late() implements EventNeeds {}
}
