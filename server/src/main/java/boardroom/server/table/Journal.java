package boardroom.server.table;

import boardroom.engine.Act;
import boardroom.engine.Entry;
import boardroom.server.house.OpenedGame;
import boardroom.server.store.EntryRow;
import boardroom.server.store.Store;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** The journal of one table, in the store. */
final class Journal {
    private final Store store;
    private final String table;
    private final OpenedGame opened;

    Journal(Store store, String table, OpenedGame opened) {
        this.store = store;
        this.table = table;
        this.opened = opened;
    }

    /** Writes an entry at this time on the wall; completes once it is on disk. */
    CompletableFuture<Void> append(Entry entry, long wall, @Nullable CommandKey command) {
        String act = opened.moves().writeValueAsString(entry.act());
        String from = command == null ? null : command.stored();
        return store.append(table, new EntryRow(entry.number(), wall, entry.at(), act, from));
    }

    List<EntryRow> rows() {
        return store.journal(table);
    }

    Act act(EntryRow row) {
        return opened.moves().readValue(row.act(), Act.class);
    }

    /** The first acts, up to this number. */
    List<Act> first(int number) {
        return rows().subList(0, number).stream().map(this::act).toList();
    }
}
