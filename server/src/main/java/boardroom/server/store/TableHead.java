package boardroom.server.store;

import org.jspecify.annotations.Nullable;

/** What never changes about a table: its names, what it is played by and from, whether it is a guided first game, and when it was made. */
public record TableHead(
        String id,
        String code,
        String game,
        int rulesVersion,
        int boxVersion,
        @Nullable String changedBox,
        boolean guided,
        long created) {}
