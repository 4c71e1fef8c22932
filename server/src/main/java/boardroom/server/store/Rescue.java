package boardroom.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Makes a sound database of what can still be read of a damaged one, which is kept beside it. */
public final class Rescue {
    /** Each table, and what its rows are ordered by first. */
    private static final Map<String, String> KEYS = keys();

    /** Whatever hangs in the air now: tables without all their seats, guests without a token, rows of tables that are gone, journals after a gap. */
    private static final List<String> MENDING = List.of(
            """
            insert or ignore into token(hash, guest, kind, created, used) select token_hash, id, '', created, used
              from guest where id not in (select guest from token)""",
            "insert or ignore into salt(id, value) values(1, lower(hex(randomblob(32))))",
            """
            delete from game_table where not exists (select 1 from seat where table_id = id)
              or (select max(seat) + 1 from seat where table_id = id) <> (select count(*) from seat where table_id = id)""",
            "delete from seat where table_id not in (select id from game_table)",
            "delete from journal where table_id not in (select id from game_table)",
            """
            delete from journal where number > (select count(*) from journal whole
              where whole.table_id = journal.table_id and whole.number <= journal.number)""",
            """
            delete from checkpoint where number >
              coalesce((select max(number) from journal where journal.table_id = checkpoint.table_id), 0)""",
            """
            delete from film where last >
              coalesce((select max(number) from journal where journal.table_id = film.table_id), 0)""",
            "update game_table set filmed = 0",
            "delete from talk where table_id not in (select id from game_table)");

    private final Path folder;
    private final Path file;

    /**
     * What came of it.
     *
     * @param damaged where the damaged database lies now; {@code null}: it was not damaged, and nothing was done
     * @param rows how many rows of each table were kept
     * @param cutShort how many games go on from an earlier moment, for the rest of their journal is lost
     */
    public record Report(@Nullable Path damaged, Map<String, Integer> rows, int cutShort) {}

    private Rescue(Path folder) {
        this.folder = folder;
        this.file = folder.resolve(SqliteStore.FILE);
    }

    private static Map<String, String> keys() {
        Map<String, String> keys = new LinkedHashMap<>();
        keys.put("guest", "id");
        keys.put("game_table", "id");
        keys.put("seat", "table_id");
        keys.put("journal", "table_id");
        keys.put("checkpoint", "table_id");
        keys.put("film", "table_id");
        keys.put("imported", "table_id");
        keys.put("talk", "table_id");
        keys.put("token", "hash");
        keys.put("words", "guest");
        keys.put("salt", "value");
        keys.put("played", "guest");
        keys.put("rating", "guest");
        keys.put("hook", "id");
        keys.put("delivery", "id");
        keys.put("outcome", "table_id");
        keys.put("hidden", "guest");
        keys.put("run", "cast(started as text)");
        return keys;
    }

    /** Rescues the database in this folder; throws {@link StoreFailure} if there is none, or if it is in use. */
    public static Report run(Path folder) {
        Rescue rescue = new Rescue(folder);
        if (!Files.isRegularFile(rescue.file)) throw new StoreFailure("there is no database in " + folder);
        try (DataLock _ = DataLock.take(folder)) {
            return rescue.rescue();
        } catch (IOException | SQLException e) {
            throw new StoreFailure("of " + rescue.file + " nothing can be rescued: " + e.getMessage(), e);
        }
    }

    private Report rescue() throws IOException, SQLException {
        Path damaged = free(number -> "boardroom.damaged-" + number + ".db");
        copy(file, damaged);
        if (isSound(damaged)) {
            drop(damaged);
            return new Report(null, Map.of(), 0);
        }
        Path rescued = folder.resolve("boardroom.rescued.db");
        drop(rescued);
        Map<String, Integer> rows = new LinkedHashMap<>();
        int cutShort;
        try (Connection from = DriverManager.getConnection("jdbc:sqlite:" + damaged);
                Connection to = SqliteStore.open(rescued)) {
            Schema.bringUpToDate(to);
            to.setAutoCommit(false);
            Statements statements = new Statements(to);
            // The one that hashed the words that are rescued must come in its place.
            statements.run("delete from salt");
            for (Map.Entry<String, String> table : KEYS.entrySet())
                if (Salvage.has(from, table.getKey()))
                    rows.put(table.getKey(), new Salvage(from, to, table.getKey(), table.getValue()).copy());
            cutShort = cutShort(statements);
            for (String sql : MENDING) statements.run(sql);
            statements.close();
            to.commit();
        }
        drop(file);
        Files.move(rescued, file, StandardCopyOption.ATOMIC_MOVE);
        return new Report(damaged, rows, cutShort);
    }

    /** Games whose checkpoints or later entries tell that their journal went further than it can be read without a gap. */
    private static int cutShort(Statements statements) throws SQLException {
        return Integer.parseInt(statements.value("""
                select count(*) from game_table where
                  max(coalesce((select max(number) from journal where table_id = id), 0),
                      coalesce((select max(number) from checkpoint where table_id = id), 0))
                  > (select count(*) from journal where table_id = id)"""));
    }

    private static boolean isSound(Path database) {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database)) {
            return new Statements(connection).value("pragma integrity_check").equals("ok");
        } catch (SQLException e) {
            return false;
        }
    }

    private Path free(IntFunction<String> name) {
        return IntStream.iterate(1, number -> number + 1)
                .mapToObj(number -> folder.resolve(name.apply(number)))
                .filter(path -> !Files.exists(path))
                .findFirst()
                .orElseThrow();
    }

    /** With what was written last and lies beside it. */
    private static void copy(Path database, Path to) throws IOException {
        Files.copy(database, to);
        Path log = Path.of(database + "-wal");
        if (Files.exists(log)) Files.copy(log, Path.of(to + "-wal"));
    }

    private static void drop(Path database) throws IOException {
        for (String part : List.of("", "-wal", "-shm")) Files.deleteIfExists(Path.of(database + part));
    }
}
