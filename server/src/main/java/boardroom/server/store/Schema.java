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
            List.of("alter table game_table add column guided integer not null default 0"),
            List.of(
                    """
            create table film(
              table_id text not null, first integer not null, last integer not null, scene blob not null,
              primary key(table_id, first))
              without rowid""",
                    "alter table game_table add column origin_table text",
                    "alter table game_table add column origin_number integer"),
            List.of(
                    """
            create table talk(
              table_id text not null, n integer not null, at integer not null, guest text not null, name text not null,
              side text not null, text text, mood text, command text not null, primary key(table_id, n))
              without rowid""",
                    "create index talk_guest on talk(guest)",
                    "alter table game_table add column silent integer not null default 0"),
            List.of(
                    """
            create table token(
              hash text primary key, guest text not null, kind text not null,
              created integer not null, used integer not null)
              without rowid""",
                    "insert into token(hash, guest, kind, created, used) select token_hash, id, '', created, used from guest",
                    "create index token_guest on token(guest)",
                    "create table words(guest text primary key, hash text not null unique, made integer not null) without rowid",
                    "create table salt(id integer primary key check (id = 1), value text not null)",
                    "insert into salt(id, value) values(1, lower(hex(randomblob(32))))",
                    "alter table game_table add column counted integer not null default 0",
                    """
            create table played(
              guest text not null, table_id text not null, game text not null, seats integer not null,
              people integer not null, place integer not null, won integer not null, at integer not null, mu real,
              primary key(guest, table_id))
              without rowid""",
                    "create index played_table on played(table_id)",
                    """
            create table rating(
              guest text not null, game text not null, mu real not null, sigma real not null, games integer not null,
              primary key(guest, game))
              without rowid"""),
            List.of("alter table seat add column name text"),
            List.of(
                    """
            create table hook(
              id text primary key, guest text not null, table_id text not null, url text not null, secret text not null,
              origin text not null, made integer not null)
              without rowid""",
                    "create unique index hook_of on hook(guest, table_id)",
                    "create index hook_table on hook(table_id) where table_id <> ''",
                    """
            create table delivery(
              id text primary key, hook text not null, key text not null, body text not null, due integer not null,
              tries integer not null, done integer not null)
              without rowid""",
                    "create unique index delivery_once on delivery(hook, key)",
                    "create index delivery_due on delivery(due) where done = 0"),
            List.of(
                    "alter table game_table add column is_open integer not null default 0",
                    "alter table game_table add column watching integer not null default 1",
                    "create index game_table_open on game_table(is_open) where is_open and not finished",
                    """
            create table outcome(table_id text primary key, at integer not null, standings text not null)
              without rowid""",
                    """
            create table hidden(
              guest text not null, table_id text not null, at integer not null, primary key(guest, table_id))
              without rowid""",
                    "create index hidden_table on hidden(table_id)"),
            List.of(
                    "alter table played add column counted text not null default 'bots'",
                    "update played set counted = 'people' where people > 1",
                    """
            update played set counted = 'screen' where people = 1
              and 1 < (select count(*) from seat where seat.table_id = played.table_id)
              and not exists (select 1 from seat where seat.table_id = played.table_id and seat.guest is null)""",
                    """
            update played set counted = 'changed'
              where table_id in (select id from game_table where changed_box is not null)""",
                    "delete from played where table_id in (select id from game_table where origin_table is not null)",
                    "update played set place = 0 where place = 1 and not won"),
            List.of("alter table game_table add column filmed integer not null default 0"),
            List.of(
                    "alter table game_table add column salt text",
                    "alter table game_table add column box_hash text",
                    "alter table game_table add column pledge text",
                    "alter table game_table add column imported integer not null default 0",
                    "create index game_table_imported on game_table(host) where imported",
                    "create table imported(table_id text primary key, file blob not null) without rowid"));

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
