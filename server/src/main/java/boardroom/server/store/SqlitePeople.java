package boardroom.server.store;

import boardroom.server.rating.Strength;
import boardroom.server.rating.WengLin;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** How people lie in the database. */
final class SqlitePeople implements People {
    private final GroupCommit writer;
    private final ReadingConnection reads;

    SqlitePeople(GroupCommit writer, ReadingConnection reads) {
        this.writer = writer;
        this.reads = reads;
    }

    static void addToken(Statements s, TokenRow token) throws SQLException {
        s.run(
                "insert into token(hash, guest, kind, created, used) values(?, ?, ?, ?, ?)",
                token.hash(),
                token.guest(),
                token.kind(),
                token.created(),
                token.used());
    }

    /** What is left of guests who are gone. */
    static void dropOrphans(Statements s) throws SQLException {
        for (String from : List.of("token", "words", "played", "rating", "hidden"))
            s.run("delete from " + from + " where guest not in (select id from guest)");
    }

    @Override
    public CompletableFuture<Void> addToken(TokenRow token, int most) {
        return writer.submit(s -> {
            addToken(s, token);
            s.run("""
                    delete from token where guest = ? and hash not in
                      (select hash from token where guest = ? order by used desc, created desc, hash = ? desc limit ?)""", token.guest(), token.guest(), token.hash(), most);
        });
    }

    @Override
    public CompletableFuture<Void> useToken(String hash, long at) {
        return writer.submit(s -> {
            s.run("update token set used = ? where hash = ?", at, hash);
            s.run("update guest set used = ? where id = (select guest from token where hash = ?)", at, hash);
        });
    }

    @Override
    public CompletableFuture<Void> dropTokens(String guest, List<String> hashes) {
        return writer.submit(s -> {
            for (String hash : hashes) s.run("delete from token where guest = ? and hash = ?", guest, hash);
        });
    }

    @Override
    public @Nullable TokenRow token(String hash) {
        return first(reads.run(s -> s.list(SqlitePeople::tokenRow, "select * from token where hash = ?", hash)));
    }

    @Override
    public List<TokenRow> tokens(String guest) {
        return reads.run(s -> s.list(
                SqlitePeople::tokenRow, "select * from token where guest = ? order by used desc, created desc", guest));
    }

    private static TokenRow tokenRow(ResultSet row) throws SQLException {
        return new TokenRow(
                row.getString("hash"),
                row.getString("guest"),
                row.getString("kind"),
                row.getLong("created"),
                row.getLong("used"));
    }

    @Override
    public String salt() {
        return reads.run(s -> s.list(row -> row.getString(1), "select value from salt"))
                .getFirst();
    }

    @Override
    public CompletableFuture<Void> putWords(String guest, String hash, long at) {
        return writer.submit(
                s -> s.run("insert or replace into words(guest, hash, made) values(?, ?, ?)", guest, hash, at));
    }

    @Override
    public @Nullable String guestByWords(String hash) {
        return first(reads.run(s -> s.list(row -> row.getString(1), "select guest from words where hash = ?", hash)));
    }

    @Override
    public long wordsMade(String guest) {
        Long made =
                first(reads.run(s -> s.list(row -> row.getLong(1), "select made from words where guest = ?", guest)));
        return made == null ? 0 : made;
    }

    @Override
    public CompletableFuture<Void> count(FinishedGame game) {
        return writer.submit(s -> {
            boolean open = !s.list(row -> 1, "select 1 from game_table where id = ? and not counted", game.table())
                    .isEmpty();
            if (!open) return;
            s.run("update game_table set counted = 1 where id = ?", game.table());
            List<Strength> after = game.rated() ? rate(s, game) : List.of();
            for (int i = 0; i < game.places().size(); i++) {
                FinishedGame.Place who = game.places().get(i);
                s.run(
                        """
                        insert or ignore into played(guest, table_id, game, seats, people, counted, place, won, at, mu)
                          select ?, ?, ?, ?, ?, ?, ?, ?, ?, ? where exists (select 1 from guest where id = ?)""",
                        who.guest(),
                        game.table(),
                        game.game(),
                        game.seats(),
                        game.people(),
                        game.counted(),
                        who.place(),
                        who.won() ? 1 : 0,
                        game.at(),
                        after.isEmpty() ? null : after.get(i).mu(),
                        who.guest());
            }
        });
    }

    private static List<Strength> rate(Statements s, FinishedGame game) throws SQLException {
        List<Strength> before = new ArrayList<>();
        for (FinishedGame.Place who : game.places()) {
            Strength known = first(s.list(
                    row -> new Strength(row.getDouble(1), row.getDouble(2)),
                    "select mu, sigma from rating where guest = ? and game = ?",
                    who.guest(),
                    game.game()));
            before.add(known == null ? Strength.UNKNOWN : known);
        }
        List<Integer> places =
                game.places().stream().map(FinishedGame.Place::place).toList();
        List<Strength> after = WengLin.OF_THE_HOUSE.after(before, places);
        for (int i = 0; i < after.size(); i++) {
            String guest = game.places().get(i).guest();
            s.run("""
                    insert into rating(guest, game, mu, sigma, games)
                      select ?, ?, ?, ?, 1 where exists (select 1 from guest where id = ?)
                    on conflict(guest, game) do update
                      set mu = excluded.mu, sigma = excluded.sigma, games = games + 1""", guest, game.game(), after.get(i).mu(), after.get(i).sigma(), guest);
        }
        return after;
    }

    @Override
    public List<PlayedRow> played(String guest, int most) {
        return reads.run(s -> s.list(SqlitePeople::playedRow, """
                select played.*, exists (select 1 from game_table where id = table_id) as kept
                  from played where guest = ? order by at desc, table_id limit ?""", guest, most));
    }

    private static PlayedRow playedRow(ResultSet row) throws SQLException {
        double mu = row.getDouble("mu");
        boolean rated = !row.wasNull();
        return new PlayedRow(
                row.getString("table_id"),
                row.getString("game"),
                row.getInt("seats"),
                row.getInt("people"),
                row.getString("counted"),
                row.getInt("place"),
                row.getInt("won") == 1,
                row.getLong("at"),
                rated ? mu : null,
                row.getInt("kept") == 1);
    }

    @Override
    public List<TallyRow> tallies(String guest) {
        return reads.run(s -> s.list(
                row -> new TallyRow(
                        row.getString(1), row.getInt(2), row.getInt(3), row.getInt(4), row.getInt(5), row.getInt(6)),
                """
                select game, seats, sum(counted = 'people'), sum(counted = 'people' and won),
                    sum(counted = 'bots'), sum(counted = 'bots' and won)
                  from played where guest = ? and counted in ('people', 'bots')
                  group by game, seats order by game, seats""",
                guest));
    }

    @Override
    public List<RatingRow> ratings(String guest) {
        return reads.run(s -> s.list(
                row -> new RatingRow(row.getString(1), row.getDouble(2), row.getDouble(3), row.getInt(4)),
                "select game, mu, sigma, games from rating where guest = ? order by games desc, game",
                guest));
    }

    @Override
    public List<CompanionRow> companions(String guest, int most) {
        return reads.run(s -> s.list(
                row -> new CompanionRow(row.getString(1), row.getString(2), row.getInt(3), row.getInt(4)),
                """
                select other.guest, guest.name, count(*), sum(mine.won) from played mine
                  join played other on other.table_id = mine.table_id and other.guest <> mine.guest
                  join guest on guest.id = other.guest
                  where mine.guest = ? and mine.counted = 'people' group by other.guest order by count(*) desc, max(mine.at) desc limit ?""",
                guest,
                most));
    }

    @Override
    public CompletableFuture<Void> forget(String guest) {
        return writer.submit(s -> {
            s.run("delete from guest where id = ?", guest);
            s.run("update seat set name = null where guest = ?", guest);
            for (String from : List.of("token", "words", "played", "rating", "hidden"))
                s.run("delete from " + from + " where guest = ?", guest);
        });
    }

    private static <T> @Nullable T first(List<T> rows) {
        return rows.isEmpty() ? null : rows.getFirst();
    }
}
