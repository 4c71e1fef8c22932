package boardroom.games.shipshape.sense;

import boardroom.engine.Card;
import boardroom.engine.Seats;
import java.util.List;

/**
 * A way in which an open order could leave (10.2): by one firm or by two, in how many of their own turns, on which day (0:
 * not this week), how likely, which cards of the pool it takes, and whether it waits for a card that is still to come. The
 * confidence is made of the slack, the turns to spare, and of the chance that nothing else goes wrong.
 */
public record Way(
        Seats seats,
        int turns,
        int day,
        double confidence,
        List<Card> buys,
        boolean refresh,
        double slack,
        double chance) {

    boolean isBetterThan(Way other) {
        return confidence > other.confidence || (confidence == other.confidence && turns < other.turns);
    }
}
