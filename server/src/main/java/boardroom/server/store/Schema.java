package boardroom.server.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** The tables of the database, as a list of steps; a step that has shipped is never changed, only followed by another. */
final class Schema {
    private Schema() {}

    private static final List<List<String>> STEPS = List.of(
            List.of(
                    """
            create table guest(
              id text primary key, name text not null, token_hash text not null unique, created integer not null)
              without rowid""",
                    """
            create table game_table(
              id text primary key, code text not null, game text not null,
              rules_version integer not null, box_version integer not null, changed_box text,
              options text not null, seed integer not null, host text not null,
              created integer not null, started integer not null, finished integer not null, rematch text)
              without rowid""",
                    "create index game_table_code on game_table(code) where not finished",
                    "create index game_table_host on game_table(host) where not finished",
                    """
            create table seat(
              table_id text not null, seat integer not null, guest text, bot text, primary key(table_id, seat))
              without rowid""",
                    "create index seat_guest on seat(guest) where guest is not null",
                    """
            create table journal(
              table_id text not null, number integer not null, at integer not null, act text not null, command text,
              primary key(table_id, number))
              without rowid""",
                    """
            create table checkpoint(
              table_id text not null, number integer not null, hash text not null, told text not null,
              primary key(table_id, number))
              without rowid""",
                    "create table run(started integer primary key, alive integer not null)"),
            List.of("alter table game_table add column touched integer not null default 0"),
            List.of(
                    "alter table guest add column used integer not null default 0",
                    "update guest set used = created",
                    "create index guest_used on guest(used)"),
            List.of(
                    "create table mark(id integer primary key check (id = 1), number integer not null)",
                    "insert into mark(id, number) values(1, 0)"),
            List.of("alter table journal add column played integer"),
            List.of("alter table game_table add column guided integer not null default 0"));

    /** Brings the database up to date; refuses one that a newer Boardroom wrote. */
    static void bringUpToDate(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            int version = version(statement);
            if (version > STEPS.size())
                throw new StoreFailure("the data was written by a newer Boardroom (its schema is " + version + ")");
            for (int step = version; step < STEPS.size(); step++) {
                statement.execute("begin immediate");
                for (String sql : STEPS.get(step)) statement.execute(sql);
                statement.execute("pragma user_version = " + (step + 1));
                statement.execute("commit");
            }
        }
    }

    private static int version(Statement statement) throws SQLException {
        try (ResultSet row = statement.executeQuery("pragma user_version")) {
            return row.next() ? row.getInt(1) : 0;
        }
    }
}
