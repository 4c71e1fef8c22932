package boardroom.server.table;

import boardroom.engine.Path;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.server.store.TableRow;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where a game is, for those who are elsewhere: the people it waits for, what it asks each of them, and how far it is. Kept
 * when a table falls asleep.
 */
record Whereabouts(
        Seats waitsFor,
        Map<Integer, Say> questions,
        @Nullable Path path) {
    /** A game that waits for nobody, or of which nothing is known. */
    static final Whereabouts UNKNOWN = new Whereabouts(Seats.NONE, Map.of(), null);

    /** The first seat of this guest that is waited for; -1: none. */
    int asks(TableRow row, String guest) {
        for (int seat : waitsFor.list()) if (row.isSeatOf(guest, seat)) return seat;
        return -1;
    }
}
