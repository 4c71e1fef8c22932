package boardroom.server.store;

import org.jspecify.annotations.Nullable;

/** What never changes about a table: its names, what it is played by and from, whether it is a guided first game, when it was made, where it branched off, and whether it is a game from elsewhere that somebody brought as a file. */
public record TableHead(
        String id,
        String code,
        String game,
        int rulesVersion,
        int boxVersion,
        @Nullable String changedBox,
        boolean guided,
        long created,
        @Nullable Origin origin,
        boolean imported) {
    /** One that was played here. */
    public TableHead(
            String id,
            String code,
            String game,
            int rulesVersion,
            int boxVersion,
            @Nullable String changedBox,
            boolean guided,
            long created,
            @Nullable Origin origin) {
        this(id, code, game, rulesVersion, boxVersion, changedBox, guided, created, origin, false);
    }

    /** One that began with its own deal. */
    public TableHead(
            String id,
            String code,
            String game,
            int rulesVersion,
            int boxVersion,
            @Nullable String changedBox,
            boolean guided,
            long created) {
        this(id, code, game, rulesVersion, boxVersion, changedBox, guided, created, null);
    }
}
