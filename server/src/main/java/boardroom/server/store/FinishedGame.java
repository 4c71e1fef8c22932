package boardroom.server.store;

import java.util.List;

/**
 * A game that is over, as it is counted for the people who played it.
 *
 * @param people how many people played, those beside others at one screen too
 * @param counted as what: {@code people}, {@code bots}, or what is counted as neither
 * @param rated whether it changes their ratings
 */
public record FinishedGame(
        String table, String game, int seats, int people, String counted, long at, boolean rated, List<Place> places) {
    /** The place of a game that everybody lost. */
    public static final int NONE = 0;

    public FinishedGame {
        places = List.copyOf(places);
    }

    /** Where a guest ended on their own chair; {@link #NONE}: everybody lost. */
    public record Place(String guest, int place, boolean won) {}
}
