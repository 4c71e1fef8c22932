package boardroom.server.store;

import java.util.List;

/**
 * A game that is over, as it is counted for the people who played it.
 *
 * @param rated whether it changes their ratings
 */
public record FinishedGame(String table, String game, int seats, long at, boolean rated, List<Place> people) {
    public FinishedGame {
        people = List.copyOf(people);
    }

    /** Where a person ended; with several seats, the best of them. */
    public record Place(String guest, int place, boolean won) {}
}
