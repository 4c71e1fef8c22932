package boardroom.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** How the lists of the lobby are read from the database. */
final class SqliteListings implements Listings {
    private static final String MINE = "id in (select table_id from seat where guest = ?)";
    private static final String SHOWN =
            "not exists (select 1 from hidden where hidden.guest = ? and hidden.table_id = id)";
    private static final String LISTED = """
            select id, coalesce(outcome.at, played.at, max(started, created)) as listed_at, played.place, played.won,
                outcome.standings
              from game_table
              left join outcome on outcome.table_id = id
              left join played on played.table_id = id and played.guest = ?
            """;

    private final GroupCommit writer;
    private final ReadingConnection reads;

    SqliteListings(GroupCommit writer, ReadingConnection reads) {
        this.writer = writer;
        this.reads = reads;
    }

    @Override
    public List<TableRow> open(boolean dealt, int most) {
        return reads.run(s -> TableRows.where(
                s,
                "is_open and not finished and (started > 0) = ? and (watching or not ?)"
                        + " order by max(touched, started, created) desc limit ?",
                dealt ? 1 : 0,
                dealt ? 1 : 0,
                most));
    }

    @Override
    public List<TableRow> unfinished(String guest, int most) {
        return reads.run(s -> TableRows.where(
                s, MINE + " and not finished and " + SHOWN + " order by created desc limit ?", guest, guest, most));
    }

    @Override
    public List<ListedRow> finished(String guest, int from, int most) {
        return reads.run(s -> listed(
                s,
                "where finished and " + MINE + " and " + SHOWN + " order by listed_at desc, id limit ? offset ?",
                guest,
                guest,
                guest,
                most,
                from));
    }

    @Override
    public int countFinished(String guest) {
        return count("select count(*) from game_table where finished and " + MINE + " and " + SHOWN, guest, guest);
    }

    @Override
    public List<ListedRow> hidden(String guest, int most) {
        return reads.run(s -> listed(
                s,
                "join hidden on hidden.table_id = id and hidden.guest = ? order by hidden.at desc, id limit ?",
                guest,
                guest,
                most));
    }

    @Override
    public int countHidden(String guest) {
        return count("select count(*) from hidden join game_table on id = table_id where guest = ?", guest);
    }

    @Override
    public List<String> hiddenIds(String guest) {
        return reads.run(
                s -> s.list(row -> row.getString(1), "select table_id from hidden where guest = ? order by at", guest));
    }

    private int count(String sql, Object... values) {
        return reads.run(s -> s.list(row -> row.getInt(1), sql, values)).getFirst();
    }

    /** A table of the list, before its row is read. */
    private record Found(
            String id,
            long at,
            @Nullable Integer place,
            boolean won,
            @Nullable String outcome) {
        static Found read(ResultSet row) throws SQLException {
            int place = row.getInt("place");
            boolean counted = !row.wasNull();
            return new Found(
                    row.getString("id"),
                    row.getLong("listed_at"),
                    counted && place != FinishedGame.NONE ? place : null,
                    row.getInt("won") == 1,
                    row.getString("standings"));
        }
    }

    private static List<ListedRow> listed(Statements s, String which, Object... values) throws SQLException {
        List<ListedRow> rows = new ArrayList<>();
        for (Found found : s.list(Found::read, LISTED + which, values))
            for (TableRow table : TableRows.where(s, "id = ?", found.id()))
                rows.add(new ListedRow(table, found.at(), found.place(), found.won(), found.outcome()));
        return rows;
    }

    @Override
    public CompletableFuture<Void> hide(String guest, String table, long at) {
        return writer.submit(s -> s.run("""
                insert or ignore into hidden(guest, table_id, at)
                  select ?, ?, ? where exists (select 1 from game_table where id = ?)""", guest, table, at, table));
    }

    @Override
    public CompletableFuture<Void> show(String guest, String table) {
        return writer.submit(s -> s.run("delete from hidden where guest = ? and table_id = ?", guest, table));
    }

    @Override
    public CompletableFuture<Void> putOutcome(OutcomeRow outcome) {
        return writer.submit(s -> s.run("""
                insert or ignore into outcome(table_id, at, standings)
                  select ?, ?, ? where exists (select 1 from game_table where id = ?)""", outcome.table(), outcome.at(), outcome.standings(), outcome.table()));
    }
}
