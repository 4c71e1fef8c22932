package boardroom.server.store;

import org.jspecify.annotations.Nullable;

/**
 * A line of the talk at a table as stored.
 *
 * @param at when it was said, on the wall
 * @param name what the guest was called then
 * @param side to whom it was said
 * @param command the command it came from ("guest command")
 */
public record TalkRow(
        int n,
        long at,
        String guest,
        String name,
        String side,
        @Nullable String text,
        @Nullable String mood,
        String command) {}
