package boardroom.server.store;

import org.jspecify.annotations.Nullable;

/**
 * A line of a journal as stored.
 *
 * @param at when it was written, on the wall
 * @param played how long the table had been played then; {@code null} in journals from before that was written down
 * @param act what happened, as JSON
 * @param command the command it came from ("guest command"), if any
 */
public record EntryRow(
        int number,
        long at,
        @Nullable Long played,
        String act,
        @Nullable String command) {}
