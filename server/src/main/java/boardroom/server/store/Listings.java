package boardroom.server.store;

import java.util.List;
import java.util.concurrent.CompletableFuture;

/** The tables as the lobby lists them. Writes and reads as those of {@link Store}. */
public interface Listings {
    /** Tables open to everybody that are not over, dealt or not, those first at which somebody was last. */
    List<TableRow> open(boolean dealt, int most);

    /** The tables of this guest that are not over and not hidden, newest first. */
    List<TableRow> unfinished(String guest, int most);

    /** The finished tables of this guest that are not hidden, newest first, after so many. */
    List<ListedRow> finished(String guest, int from, int most);

    /** How many finished tables of this guest are not hidden. */
    int countFinished(String guest);

    /** The tables this guest has hidden, the last hidden first. */
    List<ListedRow> hidden(String guest, int most);

    int countHidden(String guest);

    List<String> hiddenIds(String guest);

    /** From now on this table is not in the list of this guest. */
    CompletableFuture<Void> hide(String guest, String table, long at);

    /** It is again. */
    CompletableFuture<Void> show(String guest, String table);

    /** Keeps how a game ended; does nothing the second time. */
    CompletableFuture<Void> putOutcome(OutcomeRow outcome);
}
