package boardroom.cli.soak;

import boardroom.engine.Act;
import boardroom.engine.Json;
import boardroom.engine.Move;
import boardroom.engine.Title;
import boardroom.server.store.CommitWatch;
import boardroom.server.store.EntryRow;
import boardroom.server.store.SqliteStore;
import boardroom.server.store.Store;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * Holds what was told against what is on disk: everything that was told to be done stands in the journal, once, with its
 * number and as it was asked; nothing that was told to be refused does, and nothing nobody asked for.
 */
final class Audit {
    private final Notes notes;
    private final Map<String, JsonMapper> moves = new HashMap<>();
    private int looked;

    Audit(Notes notes, List<Title> titles) {
        this.notes = notes;
        for (Title title : titles) moves.put(title.id(), Json.forMoves(title.open()));
    }

    /** How many acknowledged commands were looked for. */
    int looked() {
        return looked;
    }

    void of(Path data, Map<String, Told> told) {
        try (Store store = new SqliteStore(data, CommitWatch.NONE)) {
            told.forEach((table, claims) -> of(store, table, claims));
        }
    }

    private void of(Store store, String table, Told claims) {
        Map<Told.Key, Told.Done> missing = new HashMap<>(claims.done());
        looked += missing.size();
        Map<String, Integer> numbers = new HashMap<>();
        Set<Told.Key> there = new HashSet<>();
        for (EntryRow row : store.journal(table)) {
            String command = row.command();
            if (command == null) continue;
            String[] words = command.split(" ", 3);
            Told.Key key = new Told.Key(words[0], words[1]);
            int number = numbers.merge(key.guest(), 1, Integer::sum);
            String where = "%s %s, entry %d (%s)".formatted(claims.game, table, row.number(), command);
            if (!there.add(key)) notes.find(Finding.Kind.WRONG, where + " was done twice");
            if (!claims.wasAsked(key)) notes.find(Finding.Kind.WRONG, where + " was asked by nobody");
            if (claims.wasRefused(key)) notes.find(Finding.Kind.WRONG, where + " was told to be refused");
            Told.Done done = missing.remove(key);
            if (done != null) compare(where, claims.game, row, number, done);
        }
        missing.forEach((key, done) -> notes.find(
                Finding.Kind.LOST,
                "%s %s: %s was told to be done as number %d, and is not there"
                        .formatted(claims.game, table, key, done.number())));
    }

    private void compare(String where, String game, EntryRow row, int number, Told.Done done) {
        if (number != done.number())
            notes.find(Finding.Kind.LOST, where + " has number " + number + ", told was " + done.number());
        if (done.move().isNull()) return;
        JsonMapper mapper = moves.get(game);
        if (mapper == null) throw new IllegalStateException("no game " + game);
        try {
            Act act = mapper.readValue(row.act(), Act.class);
            Move move = mapper.treeToValue(done.move(), Move.class);
            if (!(act instanceof Act.Moved moved)
                    || moved.seat() != done.seat()
                    || !moved.move().equals(move))
                notes.find(Finding.Kind.LOST, where + " is " + row.act() + ", told was " + done);
        } catch (JacksonException e) {
            notes.find(Finding.Kind.LOST, where + " can't be read: " + e.getOriginalMessage());
        }
    }
}
