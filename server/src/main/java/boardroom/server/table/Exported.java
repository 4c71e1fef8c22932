package boardroom.server.table;

import boardroom.engine.Say;

/** What came of the wish for the file of a game. */
public sealed interface Exported {
    /** Here it is; {@code game}: what was played. */
    record File(String game, String json) implements Exported {}

    /** It can't be had. */
    record Refused(Say say) implements Exported {}
}
