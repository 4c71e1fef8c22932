package boardroom.games.esopwars;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.games.esopwars.box.Constants;
import boardroom.games.esopwars.box.Employee;

/** 4.1.5, 4.4.4: a card that nobody bid for is given to a team for the opening bid. */
final class Placement {
    private Placement() {}

    static void give(Constants numbers, Perks perks, Terms terms, Team team, Employee card, Events events) {
        int price = Math.min(team.pool, perks.price(terms, team, numbers.openingBid()));
        team.hire(card, price);
        if (events.listening())
            events.tell(new EsopEvent.Placed(
                    new Arg.Seat(team.seat), Cards.id(card), Units.equity(price), Units.equity(team.pool)));
    }
}
