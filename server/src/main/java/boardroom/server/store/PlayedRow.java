package boardroom.server.store;

import org.jspecify.annotations.Nullable;

/**
 * A game somebody played.
 *
 * @param people how many people played, this one included
 * @param counted as what it is counted
 * @param place where they ended; {@link FinishedGame#NONE}: everybody lost
 * @param mu the rating after it; {@code null}: it was not rated
 * @param kept whether the table is still there
 */
public record PlayedRow(
        String table,
        String game,
        int seats,
        int people,
        String counted,
        int place,
        boolean won,
        long at,
        @Nullable Double mu,
        boolean kept) {}
