package boardroom.server.store;

import org.jspecify.annotations.Nullable;

/**
 * A table of somebody's list.
 *
 * @param at when it ended, or else when it was dealt or made
 * @param place where this guest ended; {@code null}: it was not counted, or everybody lost
 * @param outcome how each seat came out, as JSON; {@code null}: it is not over, or from before that was kept
 */
public record ListedRow(
        TableRow table,
        long at,
        @Nullable Integer place,
        boolean won,
        @Nullable String outcome) {}
