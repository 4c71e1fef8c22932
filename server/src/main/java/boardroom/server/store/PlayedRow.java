package boardroom.server.store;

import org.jspecify.annotations.Nullable;

/**
 * A game somebody played.
 *
 * @param people how many people played, this one included
 * @param mu the rating after it; {@code null}: it was not rated
 * @param kept whether the table is still there
 */
public record PlayedRow(
        String table,
        String game,
        int seats,
        int people,
        int place,
        boolean won,
        long at,
        @Nullable Double mu,
        boolean kept) {}
