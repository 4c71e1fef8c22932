package boardroom.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** How webhooks lie in the database; one of no table has an empty text for it. */
final class SqliteHooks implements Hooks {
    private final GroupCommit writer;
    private final ReadingConnection reads;

    SqliteHooks(GroupCommit writer, ReadingConnection reads) {
        this.writer = writer;
        this.reads = reads;
    }

    private static String text(@Nullable String table) {
        return table == null ? "" : table;
    }

    @Override
    public CompletableFuture<Void> put(HookRow hook) {
        return writer.submit(s -> {
            drop(s, hook.guest(), text(hook.table()));
            s.run(
                    "insert into hook(id, guest, table_id, url, secret, origin, made) values(?, ?, ?, ?, ?, ?, ?)",
                    hook.id(),
                    hook.guest(),
                    text(hook.table()),
                    hook.url(),
                    hook.secret(),
                    hook.origin(),
                    hook.made());
        });
    }

    private static void drop(Statements s, String guest, String table) throws SQLException {
        s.run("delete from hook where guest = ? and table_id = ?", guest, table);
        s.run("delete from delivery where hook not in (select id from hook)");
    }

    @Override
    public @Nullable HookRow of(String guest, @Nullable String table) {
        return first("guest = ? and table_id = ?", guest, text(table));
    }

    @Override
    public @Nullable HookRow byId(String id) {
        return first("id = ?", id);
    }

    private @Nullable HookRow first(String where, Object... values) {
        List<HookRow> found = where(where, values);
        return found.isEmpty() ? null : found.getFirst();
    }

    private List<HookRow> where(String where, Object... values) {
        return reads.run(s -> s.list(SqliteHooks::hook, "select * from hook where " + where, values));
    }

    private static HookRow hook(ResultSet row) throws SQLException {
        String table = row.getString("table_id");
        return new HookRow(
                row.getString("id"),
                row.getString("guest"),
                table.isEmpty() ? null : table,
                row.getString("url"),
                row.getString("secret"),
                row.getString("origin"),
                row.getLong("made"));
    }

    @Override
    public List<HookRow> ofGuest(String guest) {
        return where("guest = ? order by made", guest);
    }

    @Override
    public List<HookRow> hearing(String guest, String table) {
        return where("""
                (guest = ? and table_id = '')
                  or (table_id = ? and guest = (select host from game_table where id = table_id))""", guest, table);
    }

    @Override
    public CompletableFuture<Void> drop(String guest, @Nullable String table) {
        return writer.submit(s -> drop(s, guest, text(table)));
    }

    @Override
    public CompletableFuture<Void> forget(String guest) {
        return writer.submit(s -> {
            s.run("delete from hook where guest = ?", guest);
            s.run("delete from delivery where hook not in (select id from hook)");
            // A key names whom it concerns.
            s.run("delete from delivery where instr(key, ' ' || ? || ' ') > 0", guest);
        });
    }

    @Override
    public CompletableFuture<Void> add(List<DeliveryRow> deliveries) {
        return writer.submit(s -> {
            for (DeliveryRow row : deliveries)
                s.run("""
                        insert or ignore into delivery(id, hook, key, body, due, tries, done)
                          select ?, ?, ?, ?, ?, ?, 0 where exists (select 1 from hook where id = ?)""", row.id(), row.hook(), row.key(), row.body(), row.due(), row.tries(), row.hook());
        });
    }

    @Override
    public List<DeliveryRow> due(long by, int ofOne, int most) {
        return reads.run(s -> s.list(
                row -> new DeliveryRow(
                        row.getString("id"),
                        row.getString("hook"),
                        row.getString("key"),
                        row.getString("body"),
                        row.getLong("due"),
                        row.getInt("tries")),
                """
                select * from
                  (select *, row_number() over (partition by hook order by due, id) as place
                    from delivery where done = 0 and due <= ?)
                  where place <= ? order by due limit ?""",
                by,
                ofOne,
                most));
    }

    @Override
    public CompletableFuture<Void> later(String delivery, long due, int tries) {
        return writer.submit(s -> s.run("update delivery set due = ?, tries = ? where id = ?", due, tries, delivery));
    }

    @Override
    public CompletableFuture<Void> done(String delivery, long at) {
        return writer.submit(s -> s.run("update delivery set done = ?, body = '' where id = ?", at, delivery));
    }

    @Override
    public CompletableFuture<Void> clearOut(long before) {
        return writer.submit(s -> {
            s.run("delete from hook where guest not in (select id from guest)");
            s.run("delete from hook where table_id <> '' and table_id not in (select id from game_table)");
            s.run("delete from delivery where (done > 0 and done < ?) or hook not in (select id from hook)", before);
        });
    }
}
