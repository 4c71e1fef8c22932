package boardroom.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The store in one SQLite file: write-ahead log, every commit synced, one writer that commits in groups. */
public final class SqliteStore implements Store {
    /** Every commit synced; and the driver need not ask after each insert what key was made: none ever is. */
    private static final String SETTINGS = "?journal_mode=WAL&synchronous=FULL&jdbc.get_generated_keys=false";

    private final DataLock lock;
    private final Connection writing;
    private final GroupCommit writer;
    private final Connection reading;
    private final Statements reads;
    private final ReentrantLock oneReader = new ReentrantLock();

    public SqliteStore(Path folder, CommitWatch watch) {
        try {
            Files.createDirectories(folder);
            lock = DataLock.take(folder);
            String url = "jdbc:sqlite:" + folder.resolve("boardroom.db");
            writing = open(url);
            Schema.bringUpToDate(writing);
            reading = open(url);
            reads = new Statements(reading);
            writer = new GroupCommit(writing, watch);
        } catch (IOException | SQLException e) {
            throw new StoreFailure("the data in " + folder + " can't be opened: " + e.getMessage(), e);
        }
    }

    private static Connection open(String url) throws SQLException {
        Connection connection = DriverManager.getConnection(url + SETTINGS);
        // Told means durable: a driver that ignored the setting must not go unnoticed.
        if (!pragma(connection, "synchronous").equals("2")
                || !pragma(connection, "journal_mode").equals("wal"))
            throw new StoreFailure("SQLite does not sync its commits");
        return connection;
    }

    private static String pragma(Connection connection, String name) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("pragma " + name)) {
            return row.getString(1);
        }
    }

    /** The settings a commit is written with, for those who want to be sure. */
    String pragma(String name) {
        return reading(_ -> pragma(reading, name));
    }

    @Override
    public CompletableFuture<Void> addGuest(GuestRow guest) {
        return writer.submit(s -> s.run(
                "insert into guest(id, name, token_hash, created, used) values(?, ?, ?, ?, ?)",
                guest.id(),
                guest.name(),
                guest.tokenHash(),
                guest.created(),
                guest.used()));
    }

    @Override
    public CompletableFuture<Void> renameGuest(String id, String name) {
        return writer.submit(s -> s.run("update guest set name = ? where id = ?", name, id));
    }

    @Override
    public CompletableFuture<Void> useGuest(String id, long at) {
        return writer.submit(s -> s.run("update guest set used = ? where id = ?", at, id));
    }

    @Override
    public CompletableFuture<Void> dropGuests(long unusedSince, int most) {
        return writer.submit(s -> s.run("""
                delete from guest where id in (select id from guest where used < ?
                  and not exists (select 1 from seat where seat.guest = guest.id)
                  and not exists (select 1 from game_table where host = guest.id and not finished) limit ?)""", unusedSince, most));
    }

    @Override
    public @Nullable GuestRow guest(String id) {
        return first(reading(s -> s.list(SqliteStore::guestRow, "select * from guest where id = ?", id)));
    }

    @Override
    public @Nullable GuestRow guestByToken(String tokenHash) {
        return first(
                reading(s -> s.list(SqliteStore::guestRow, "select * from guest where token_hash = ?", tokenHash)));
    }

    private static GuestRow guestRow(ResultSet row) throws SQLException {
        return new GuestRow(
                row.getString("id"),
                row.getString("name"),
                row.getString("token_hash"),
                row.getLong("created"),
                row.getLong("used"));
    }

    @Override
    public CompletableFuture<Void> putTable(TableRow table) {
        return writer.submit(s -> TableRows.put(s, table));
    }

    @Override
    public CompletableFuture<Void> dropTable(String id) {
        return writer.submit(s -> TableRows.drop(s, id));
    }

    @Override
    public CompletableFuture<Void> touch(String id, long at) {
        return writer.submit(s -> s.run("update game_table set touched = ? where id = ?", at, id));
    }

    @Override
    public List<String> abandoned(long unstartedSince, long unfinishedSince, long finishedSince, int most) {
        return reading(s -> TableRows.abandoned(s, unstartedSince, unfinishedSince, finishedSince, most));
    }

    @Override
    public @Nullable TableRow table(String id) {
        return first(reading(s -> TableRows.where(s, "id = ?", id)));
    }

    @Override
    public @Nullable String tableByCode(String code) {
        return first(reading(s -> s.list(
                row -> row.getString(1),
                "select id from game_table where code = ? and not finished order by created desc",
                code)));
    }

    @Override
    public List<TableRow> tablesOf(String guest, int most) {
        return reading(s -> TableRows.where(
                s,
                "id in (select table_id from seat where guest = ?) order by finished, created desc limit ?",
                guest,
                most));
    }

    @Override
    public int hosted(String guest) {
        return reading(s -> s.list(
                        row -> row.getInt(1), "select count(*) from game_table where host = ? and not finished", guest))
                .getFirst();
    }

    @Override
    public List<String> playing() {
        return reading(
                s -> s.list(row -> row.getString(1), "select id from game_table where started > 0 and not finished"));
    }

    @Override
    public CompletableFuture<Void> append(String table, EntryRow entry) {
        return writer.submit(s -> s.run(
                "insert into journal(table_id, number, at, act, command) values(?, ?, ?, ?, ?)",
                table,
                entry.number(),
                entry.at(),
                entry.act(),
                entry.command()));
    }

    @Override
    public List<EntryRow> journal(String table) {
        return reading(s -> s.list(
                row -> new EntryRow(row.getInt(1), row.getLong(2), row.getString(3), row.getString(4)),
                "select number, at, act, command from journal where table_id = ? order by number",
                table));
    }

    @Override
    public CompletableFuture<Void> putCheckpoint(String table, Checkpoint checkpoint) {
        String told = checkpoint.told().stream().map(String::valueOf).collect(Collectors.joining(","));
        return writer.submit(s -> s.run(
                "insert or replace into checkpoint(table_id, number, hash, told) values(?, ?, ?, ?)",
                table,
                checkpoint.number(),
                checkpoint.hash(),
                told));
    }

    @Override
    public List<Checkpoint> checkpoints(String table) {
        return reading(s -> s.list(
                row -> new Checkpoint(
                        row.getInt(1),
                        row.getString(2),
                        Arrays.stream(row.getString(3).split(","))
                                .map(Integer::valueOf)
                                .toList()),
                "select number, hash, told from checkpoint where table_id = ? order by number",
                table));
    }

    @Override
    public CompletableFuture<Void> beat(Run run) {
        return writer.submit(
                s -> s.run("insert or replace into run(started, alive) values(?, ?)", run.started(), run.alive()));
    }

    @Override
    public List<Run> runs() {
        return reading(s -> s.list(
                row -> new Run(row.getLong(1), row.getLong(2)), "select started, alive from run order by started"));
    }

    private interface Read<T> {
        T from(Statements statements) throws SQLException;
    }

    private <T> T reading(Read<T> read) {
        oneReader.lock();
        try {
            return read.from(reads);
        } catch (SQLException e) {
            throw new StoreFailure("a read failed: " + e.getMessage(), e);
        } finally {
            oneReader.unlock();
        }
    }

    private static <T> @Nullable T first(List<T> rows) {
        return rows.isEmpty() ? null : rows.getFirst();
    }

    @Override
    public void close() {
        writer.close();
        oneReader.lock();
        try {
            reads.close();
            reading.close();
            writing.close();
            lock.close();
        } catch (SQLException e) {
            throw new StoreFailure("the store could not be closed", e);
        } finally {
            oneReader.unlock();
        }
    }
}
