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

    /** Completes once the entry is on disk. */
    CompletableFuture<Void> append(Entry entry, @Nullable Asked command) {
        String act = opened.moves().writeValueAsString(entry.act());
        return store.append(
                table, new EntryRow(entry.number(), entry.at(), act, command == null ? null : command.stored()));
    }

    List<EntryRow> rows() {
        return store.journal(table);
    }

    Entry read(EntryRow row) {
        return new Entry(row.number(), row.at(), opened.moves().readValue(row.act(), Act.class));
    }

    /** The first entries, up to this number. */
    List<Entry> first(int number) {
        return rows().subList(0, number).stream().map(this::read).toList();
    }
}
