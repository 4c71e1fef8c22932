package boardroom.server.store;

import org.jspecify.annotations.Nullable;

/** A line of a journal as stored: its act as JSON, and the command it came from ("guest command"), if any. */
public record EntryRow(
        int number, long at, String act, @Nullable String command) {}
