package boardroom.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;

/** How the talk of tables lies in the database. */
final class TalkRows {
    private TalkRows() {}

    static void add(Statements s, String table, TalkRow row, int kept) throws SQLException {
        s.run(
                "insert into talk(table_id, n, at, guest, name, side, text, mood, command) values(?, ?, ?, ?, ?, ?, ?, ?, ?)",
                table,
                row.n(),
                row.at(),
                row.guest(),
                row.name(),
                row.side(),
                row.text(),
                row.mood(),
                row.command());
        s.run("""
                delete from talk where table_id = ? and side = ? and n <=
                  (select n from talk where table_id = ? and side = ? order by n desc limit 1 offset ?)""", table, row.side(), table, row.side(), kept);
    }

    static List<TalkRow> after(Statements s, String table, String hidden, int after, int most) throws SQLException {
        return s.list(TalkRows::row, """
                        select * from talk where table_id = ? and n > ? and side <> ? and guest <> ''
                        order by n desc limit ?""", table, after, hidden, most).reversed();
    }

    static List<SaidRow> of(Statements s, String guest) throws SQLException {
        return s.list(
                row -> new SaidRow(row.getString("table_id"), row(row)),
                "select * from talk where guest = ? order by at, n",
                guest);
    }

    private static TalkRow row(ResultSet row) throws SQLException {
        return new TalkRow(
                row.getInt("n"),
                row.getLong("at"),
                row.getString("guest"),
                row.getString("name"),
                row.getString("side"),
                row.getString("text"),
                row.getString("mood"),
                row.getString("command"));
    }

    static TalkHead head(Statements s, String table) throws SQLException {
        List<TalkHead> found = s.list(row -> new TalkHead(row.getInt(1) == 0, row.getInt(2)), """
                select silent, coalesce((select max(n) from talk where table_id = id), 0)
                from game_table where id = ?""", table);
        return found.isEmpty() ? new TalkHead(true, 0) : found.getFirst();
    }

    /** Their places stay, empty: no number is ever given twice. */
    static void forget(Statements s, String guest) throws SQLException {
        s.run("update talk set guest = '', name = '', text = null, mood = null, command = '' where guest = ?", guest);
    }
}
