package boardroom.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The store in one SQLite file: write-ahead log, every commit synced, one writer that commits in groups. */
public final class SqliteStore implements Store {
    /** The name of the database in its folder. */
    public static final String FILE = "boardroom.db";

    /** Every commit synced; and the driver need not ask after each insert what key was made: none ever is. */
    private static final String SETTINGS = "?journal_mode=WAL&synchronous=FULL&jdbc.get_generated_keys=false";

    private final Path file;
    private final DataLock lock;
    private final GroupCommit writer;
    private final ReadingConnection reads;
    private final SqlitePeople people;
    private final SqliteHooks hooks;
    private final SqliteListings listings;

    public SqliteStore(Path folder, CommitWatch watch) {
        this(folder, watch, connection -> connection);
    }

    /** With connections for writing as somebody makes of them what they are. */
    SqliteStore(Path folder, CommitWatch watch, UnaryOperator<Connection> writing) {
        file = folder.resolve(FILE);
        try {
            Files.createDirectories(folder);
            lock = DataLock.take(folder);
        } catch (IOException e) {
            throw new StoreFailure("the data in " + folder + " can't be opened: " + e.getMessage(), e);
        }
        try {
            try (Connection first = open()) {
                Schema.bringUpToDate(first);
            }
            reads = new ReadingConnection(new Line(this::open));
            writer = new GroupCommit(new Transactions(new Line(() -> writing.apply(forWriting()))), watch);
            people = new SqlitePeople(writer, reads);
            hooks = new SqliteHooks(writer, reads);
            listings = new SqliteListings(writer, reads);
        } catch (SQLException e) {
            lock.close();
            String what = "the data in " + folder + " can't be opened: " + e.getMessage();
            throw new StoreFailure(Fault.isDamage(e) ? damaged(e) : what, e);
        } catch (StoreFailure e) {
            lock.close();
            throw e;
        }
    }

    private String damaged(SQLException e) {
        return "the database " + file + " is damaged (" + e.getMessage()
                + "). Put a copy of it back in its place, or start with what can still be read of it:"
                + " ./boardroom rescue --data " + file.getParent();
    }

    private Connection open() throws SQLException {
        return open(file);
    }

    private Connection forWriting() throws SQLException {
        Connection connection = open();
        connection.setAutoCommit(false);
        return connection;
    }

    static Connection open(Path file) throws SQLException {
        Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file + SETTINGS);
        Statements settings = new Statements(connection);
        // Told means durable: a driver that ignored the setting must not go unnoticed.
        if (settings.value("pragma synchronous").equals("2")
                && settings.value("pragma journal_mode").equals("wal")) return connection;
        connection.close();
        throw new StoreFailure("SQLite does not sync its commits");
    }

    /** The settings a commit is written with, for those who want to be sure. */
    String pragma(String name) {
        return reads.run(s -> s.value("pragma " + name));
    }

    @Override
    public CompletableFuture<Void> addGuest(GuestRow guest, TokenRow token) {
        return writer.submit(s -> {
            s.run(
                    "insert into guest(id, name, token_hash, created, used) values(?, ?, ?, ?, ?)",
                    guest.id(),
                    guest.name(),
                    token.hash(),
                    guest.created(),
                    guest.used());
            SqlitePeople.addToken(s, token);
        });
    }

    @Override
    public People people() {
        return people;
    }

    @Override
    public Hooks hooks() {
        return hooks;
    }

    @Override
    public Listings listings() {
        return listings;
    }

    @Override
    public CompletableFuture<Void> renameGuest(String id, String name) {
        return writer.submit(s -> s.run("update guest set name = ? where id = ?", name, id));
    }

    @Override
    public CompletableFuture<Void> dropGuests(long unusedSince, int most) {
        return writer.submit(s -> {
            s.run("""
                delete from guest where id in (select id from guest where used < ?
                  and not exists (select 1 from seat where seat.guest = guest.id)
                  and not exists (select 1 from game_table where host = guest.id and not finished) limit ?)""", unusedSince, most);
            SqlitePeople.dropOrphans(s);
        });
    }

    @Override
    public @Nullable GuestRow guest(String id) {
        return first(reads.run(s -> s.list(SqliteStore::guestRow, "select * from guest where id = ?", id)));
    }

    private static GuestRow guestRow(ResultSet row) throws SQLException {
        return new GuestRow(row.getString("id"), row.getString("name"), row.getLong("created"), row.getLong("used"));
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
        return reads.run(s -> TableRows.abandoned(s, unstartedSince, unfinishedSince, finishedSince, most));
    }

    @Override
    public @Nullable TableRow table(String id) {
        return first(reads.run(s -> TableRows.where(s, "id = ?", id)));
    }

    @Override
    public @Nullable String tableByCode(String code) {
        return first(reads.run(s -> s.list(
                row -> row.getString(1),
                "select id from game_table where code = ? and not finished order by created desc",
                code)));
    }

    @Override
    public List<TableRow> tablesOf(String guest, int most) {
        return reads.run(s -> TableRows.where(
                s,
                "id in (select table_id from seat where guest = ?) order by finished, created desc limit ?",
                guest,
                most));
    }

    @Override
    public List<TableRow> hostedWithoutSeat(String guest) {
        return reads.run(s -> TableRows.where(
                s,
                "host = ? and id not in (select table_id from seat where guest = ?) order by created desc",
                guest,
                guest));
    }

    @Override
    public int hosted(String guest) {
        return reads.run(s -> s.list(
                        row -> row.getInt(1), "select count(*) from game_table where host = ? and not finished", guest))
                .getFirst();
    }

    @Override
    public List<String> playing() {
        return reads.run(s -> s.list(
                row -> row.getString(1),
                "select id from game_table where started > 0 and not finished order by max(touched, started) desc"));
    }

    @Override
    public CompletableFuture<Void> append(String table, EntryRow entry) {
        return writer.submit(s -> TableRows.append(s, table, entry));
    }

    @Override
    public CompletableFuture<Void> putBranch(TableRow table, List<EntryRow> journal) {
        return writer.submit(s -> TableRows.putAll(s, table, journal));
    }

    @Override
    public CompletableFuture<Void> putImport(TableRow table, List<EntryRow> journal, byte[] file) {
        return writer.submit(s -> {
            TableRows.putAll(s, table, journal);
            s.run("insert into imported(table_id, file) values(?, ?)", table.id(), file);
        });
    }

    @Override
    public byte @Nullable [] importedFile(String table) {
        return first(
                reads.run(s -> s.list(row -> row.getBytes(1), "select file from imported where table_id = ?", table)));
    }

    @Override
    public List<String> importedBy(String guest) {
        return reads.run(s -> s.list(
                row -> row.getString(1),
                "select id from game_table where imported and host = ? order by created, id",
                guest));
    }

    @Override
    public CompletableFuture<Void> putFilm(String table, FilmRow film) {
        return writer.submit(s -> s.run(
                "insert or ignore into film(table_id, first, last, scene) values(?, ?, ?, ?)",
                table,
                film.first(),
                film.last(),
                film.scene()));
    }

    @Override
    public CompletableFuture<Void> noteFilmed(String table, int number) {
        return writer.submit(s -> s.run("update game_table set filmed = ? where id = ?", number, table));
    }

    @Override
    public List<String> unfilmed(List<Rules> rules, int least, int most) {
        // A table with a box of its own carries that box with it.
        String one = "(game = ? and rules_version = ? and (changed_box is not null or box_version = ?))";
        List<@Nullable Object> values = new ArrayList<>();
        for (Rules known : rules) values.addAll(List.of(known.game(), known.version(), known.box()));
        values.addAll(List.of(least, most));
        return reads.run(s -> s.list(
                row -> row.getString(1),
                """
                select id from (
                  select id, finished, coalesce((select max(number) from journal where table_id = id), 0)
                      - max(filmed, coalesce((select max(last) from film where table_id = id), 0)) as missing
                    from game_table where started > 0 and (%s))
                where missing >= case when finished then 1 else ? end
                order by missing desc limit ?""".formatted(String.join(" or ", Collections.nCopies(rules.size(), one))),
                values.toArray()));
    }

    @Override
    public List<FilmRow> film(String table) {
        List<FilmRow> all = reads.run(s -> s.list(
                row -> new FilmRow(row.getInt(1), row.getInt(2), row.getBytes(3)),
                "select first, last, scene from film where table_id = ? order by first",
                table));
        List<FilmRow> joined = new ArrayList<>();
        int next = 0;
        for (FilmRow row : all) {
            if (row.first() != next) continue;
            joined.add(row);
            next = row.last();
        }
        return joined;
    }

    @Override
    public List<EntryRow> journal(String table) {
        return reads.run(s -> s.list(
                SqliteStore::entryRow,
                "select number, at, played, act, command from journal where table_id = ? order by number",
                table));
    }

    private static EntryRow entryRow(ResultSet row) throws SQLException {
        long played = row.getLong("played");
        boolean known = !row.wasNull();
        return new EntryRow(
                row.getInt("number"),
                row.getLong("at"),
                known ? played : null,
                row.getString("act"),
                row.getString("command"));
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
        return reads.run(s -> s.list(
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
    public CompletableFuture<Void> addTalk(String table, TalkRow row, int kept) {
        return writer.submit(s -> TalkRows.add(s, table, row, kept));
    }

    @Override
    public List<TalkRow> talk(String table, String hidden, int after, int most) {
        return reads.run(s -> TalkRows.after(s, table, hidden, after, most));
    }

    @Override
    public TalkHead talkHead(String table) {
        return reads.run(s -> TalkRows.head(s, table));
    }

    @Override
    public CompletableFuture<Void> setTalk(String table, boolean open) {
        return writer.submit(s -> s.run("update game_table set silent = ? where id = ?", open ? 0 : 1, table));
    }

    @Override
    public List<SaidRow> talkOf(String guest) {
        return reads.run(s -> TalkRows.of(s, guest));
    }

    @Override
    public CompletableFuture<Void> forgetTalkOf(String guest) {
        return writer.submit(s -> TalkRows.forget(s, guest));
    }

    @Override
    public CompletableFuture<Void> beat(Run run) {
        return writer.submit(
                s -> s.run("insert or replace into run(started, alive) values(?, ?)", run.started(), run.alive()));
    }

    @Override
    public List<Run> runs() {
        return reads.run(s -> s.list(
                row -> new Run(row.getLong(1), row.getLong(2)), "select started, alive from run order by started"));
    }

    private static <T> @Nullable T first(List<T> rows) {
        return rows.isEmpty() ? null : rows.getFirst();
    }

    @Override
    public Health health() {
        return writer.health();
    }

    @Override
    public void close() {
        writer.close();
        reads.close();
        lock.close();
    }
}
