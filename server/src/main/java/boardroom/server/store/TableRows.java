package boardroom.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How a table and its seats lie in the database. */
final class TableRows {
    private TableRows() {}

    static void put(Statements s, TableRow table) throws SQLException {
        TableHead head = table.head();
        Origin origin = head.origin();
        Pledge pledge = table.pledge();
        s.run(
                """
                insert into game_table(id, code, game, rules_version, box_version, changed_box, options,
                  seed, host, created, started, finished, rematch, guided, origin_table, origin_number, is_open, watching,
                  imported, salt, box_hash, pledge)
                  values(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                on conflict(id) do update set code = excluded.code, game = excluded.game,
                  rules_version = excluded.rules_version, box_version = excluded.box_version,
                  changed_box = excluded.changed_box, options = excluded.options, seed = excluded.seed,
                  host = excluded.host, created = excluded.created, started = excluded.started,
                  finished = excluded.finished, rematch = excluded.rematch, guided = excluded.guided,
                  origin_table = excluded.origin_table, origin_number = excluded.origin_number,
                  is_open = excluded.is_open, watching = excluded.watching, imported = excluded.imported,
                  salt = excluded.salt, box_hash = excluded.box_hash, pledge = excluded.pledge""",
                head.id(),
                head.code(),
                head.game(),
                head.rulesVersion(),
                head.boxVersion(),
                head.changedBox(),
                table.options(),
                table.seed(),
                table.host(),
                head.created(),
                table.started(),
                table.finished() ? 1 : 0,
                table.rematch(),
                head.guided() ? 1 : 0,
                origin == null ? null : origin.table(),
                origin == null ? null : origin.number(),
                table.doors().open() ? 1 : 0,
                table.doors().watching() ? 1 : 0,
                head.imported() ? 1 : 0,
                pledge == null ? null : pledge.salt(),
                pledge == null ? null : pledge.box(),
                pledge == null ? null : pledge.words());
        s.run("delete from seat where table_id = ?", table.id());
        for (int seat = 0; seat < table.seats().size(); seat++) {
            SeatRow row = table.seats().get(seat);
            s.run(
                    "insert into seat(table_id, seat, guest, bot, name) values(?, ?, ?, ?, ?)",
                    table.id(),
                    seat,
                    row.guest(),
                    row.bot(),
                    row.name());
        }
    }

    /** A table with the journal it begins with. */
    static void putAll(Statements s, TableRow table, List<EntryRow> journal) throws SQLException {
        put(s, table);
        for (EntryRow entry : journal) append(s, table.id(), entry);
    }

    static void drop(Statements s, String id) throws SQLException {
        s.run("delete from game_table where id = ?", id);
        for (String from :
                List.of("seat", "journal", "checkpoint", "film", "talk", "hook", "outcome", "hidden", "imported"))
            s.run("delete from " + from + " where table_id = ?", id);
    }

    static List<String> abandoned(Statements s, long unstarted, long unfinished, long finished, int most)
            throws SQLException {
        return s.list(row -> row.getString(1), """
                select id from game_table where max(touched, created, started) <
                  case when finished then ? when started > 0 then ? else ? end
                order by touched limit ?""", finished, unfinished, unstarted, most);
    }

    static List<TableRow> where(Statements s, String condition, @Nullable Object... values) throws SQLException {
        List<TableRow> bare = s.list(
                row -> new TableRow(
                        head(row),
                        row.getString("options"),
                        row.getString("host"),
                        List.of(),
                        row.getLong("started"),
                        row.getLong("seed"),
                        row.getInt("finished") == 1,
                        row.getString("rematch"),
                        new Doors(row.getInt("is_open") == 1, row.getInt("watching") == 1),
                        pledge(row)),
                "select * from game_table where " + condition,
                values);
        List<TableRow> tables = new ArrayList<>();
        for (TableRow table : bare) tables.add(table.withSeats(seats(s, table.id())));
        return tables;
    }

    private static TableHead head(ResultSet row) throws SQLException {
        return new TableHead(
                row.getString("id"),
                row.getString("code"),
                row.getString("game"),
                row.getInt("rules_version"),
                row.getInt("box_version"),
                row.getString("changed_box"),
                row.getInt("guided") == 1,
                row.getLong("created"),
                origin(row),
                row.getInt("imported") == 1);
    }

    private static @Nullable Pledge pledge(ResultSet row) throws SQLException {
        String words = row.getString("pledge");
        return words == null ? null : new Pledge(row.getString("salt"), row.getString("box_hash"), words);
    }

    private static @Nullable Origin origin(ResultSet row) throws SQLException {
        String table = row.getString("origin_table");
        return table == null ? null : new Origin(table, row.getInt("origin_number"));
    }

    static void append(Statements s, String table, EntryRow entry) throws SQLException {
        s.run(
                "insert into journal(table_id, number, at, played, act, command) values(?, ?, ?, ?, ?, ?)",
                table,
                entry.number(),
                entry.at(),
                entry.played(),
                entry.act(),
                entry.command());
    }

    private static List<SeatRow> seats(Statements s, String table) throws SQLException {
        return s.list(
                row -> new SeatRow(row.getString(1), row.getString(2), row.getString(3)),
                "select guest, bot, name from seat where table_id = ? order by seat",
                table);
    }
}
