package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.server.film.Changes;
import boardroom.server.store.SqliteStore;
import boardroom.server.tiny.TinyBids;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Looking back at games, and playing on from them. */
class FilmTest {
    private static final int ROUNDS = 3;
    private static final String WISH =
            "{\"game\":\"tiny-bids\",\"seats\":2,\"options\":{\"rounds\":3,\"clock\":false}}";

    @TempDir
    Path data;

    private static void bids(TestClient who, String table, int round, int coins) {
        JsonNode answer = who.command(
                "move",
                table,
                "\"decision\":\"round-" + round + "\"",
                "\"move\":{\"type\":\"bid\",\"coins\":" + coins + "}");
        assertThat(answer.get("ok").booleanValue()).as("%s", answer).isTrue();
    }

    /** Mira has it all for a coin each. */
    private static String played(TestClient mira, TestClient jon) {
        String table = mira.dealt(jon, WISH);
        for (int round = 0; round < ROUNDS; round++) {
            bids(mira, table, round, 1);
            bids(jon, table, round, 0);
        }
        mira.awaitUpdate(table, u -> !u.get("result").isNull());
        return table;
    }

    private static HttpResponse<String> film(TestClient who, String table, String eyes) {
        return who.call("GET", "/api/tables/" + table + "/film/" + eyes, null);
    }

    @Test
    void a_sealed_bid_of_somebody_else_is_no_moment_of_mine() {
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data));
                TestClient mira = TestClient.join(server.port(), "Mira");
                TestClient jon = TestClient.join(server.port(), "Jon")) {
            String table = mira.dealt(jon, WISH);
            bids(jon, table, 0, 1);

            JsonNode jons = TestClient.json(film(jon, table, "1"));
            JsonNode miras = TestClient.json(film(mira, table, "0"));

            assertThat(jons.get("over").booleanValue()).isFalse();
            assertThat(jons.toString()).contains("\"bid\"");
            assertThat(miras.get("moments").toString()).doesNotContain("\"bid\"");
            assertThat(film(mira, table, "1").statusCode()).isEqualTo(403);
            assertThat(film(mira, table, "open").statusCode()).isEqualTo(403);
            assertThat(film(mira, "nowhere", "0").statusCode()).isEqualTo(404);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"2", "-1", "00", "everybody"})
    void who_asks_for_eyes_there_are_not_is_told_which_there_are(String eyes) {
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data));
                TestClient mira = TestClient.join(server.port(), "Mira");
                TestClient jon = TestClient.join(server.port(), "Jon")) {
            HttpResponse<String> refused = film(mira, mira.dealt(jon, WISH), eyes);

            assertThat(refused.statusCode()).isEqualTo(400);
            assertThat(TestClient.json(refused).get("say").toString()).contains("eyes.unknown", "1");
        }
    }

    @Test
    void after_the_end_everybody_sees_every_hand_and_how_the_chances_went() {
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data));
                TestClient mira = TestClient.join(server.port(), "Mira");
                TestClient jon = TestClient.join(server.port(), "Jon");
                TestClient watcher = TestClient.watcher(server.port())) {
            String table = played(mira, jon);

            JsonNode film = TestClient.json(film(watcher, table, "open"));

            assertThat(film.get("over").booleanValue()).isTrue();
            assertThat(film.get("whole").booleanValue()).isTrue();
            assertThat(film.get("moments").size()).isEqualTo(2 * ROUNDS);
            assertThat(film.get("look").get("hands").size()).isEqualTo(2);
            JsonNode first = film.get("moments").get(0);
            assertThat(first.get("number").intValue()).isEqualTo(1);
            assertThat(first.get("by").intValue()).isZero();
            assertThat(first.get("chances").size()).isEqualTo(2);
            JsonNode now = film.get("look").deepCopy();
            for (JsonNode moment : film.get("moments")) now = Changes.apply(now, moment.get("changes"));
            assertThat(now.get("result").get("standings").get(0).get("rank").intValue())
                    .isEqualTo(1);
        }
    }

    @Test
    void somebody_plays_on_from_a_moment_and_the_table_remembers_where_it_came_from() {
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data));
                TestClient mira = TestClient.join(server.port(), "Mira");
                TestClient jon = TestClient.join(server.port(), "Jon");
                TestClient lea = TestClient.join(server.port(), "Lea")) {
            String old = played(mira, jon);

            HttpResponse<String> branched = lea.call("POST", "/api/tables", from(old, 2, 1));

            assertThat(branched.statusCode()).as(branched.body()).isEqualTo(201);
            JsonNode info = TestClient.json(branched);
            assertThat(info.get("origin").toString()).isEqualTo("{\"table\":\"" + old + "\",\"number\":2}");
            String table = info.get("id").stringValue();
            lea.command("open", table);
            JsonNode update =
                    lea.awaitLatest(table, u -> u.get("view").get("round").intValue() >= 1);
            assertThat(update.get("view").get("scores").get(0).intValue()).isPositive();
            for (int round = 1; round < ROUNDS; round++) {
                int now = round;
                lea.awaitLatest(table, u -> u.get("view").get("round").intValue() == now);
                bids(lea, table, round, 0);
            }
            lea.awaitUpdate(table, u -> !u.get("result").isNull());
            assertThat(film(lea, table, "open").statusCode()).isEqualTo(200);
        }
    }

    @Test
    void a_game_whose_rules_have_changed_is_shown_from_its_film_and_not_played_by_todays() throws SQLException {
        String over;
        String running;
        TestClient mira;
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data));
                TestClient jon = TestClient.join(server.port(), "Jon")) {
            mira = TestClient.join(server.port(), "Mira");
            over = played(mira, jon);
            running = mira.dealt(jon, WISH);
            bids(mira, running, 0, 1);
        }
        otherRules();
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data));
                TestClient again = mira.again(server.port())) {
            again.command("open", running);
            JsonNode last = again.lastUpdate(running);

            assertThat(last.get("n").intValue()).isEqualTo(2);
            assertThat(last.get("own").get("bid").intValue()).isEqualTo(1);
            assertThat(again.command("move", running, "\"decision\":\"round-0\"", "\"move\":{}")
                            .get("say")
                            .get("key")
                            .stringValue())
                    .isEqualTo("table.unreadable");
            assertThat(TestClient.json(film(again, running, "0")).get("moments").size())
                    .isEqualTo(1);
            assertThat(TestClient.json(film(again, over, "open")).get("moments").size())
                    .isEqualTo(2 * ROUNDS);
            refused(again, from(over, 2, 0), "table.unreadable");
        }
    }

    /** From now on everything was recorded by rules this house does not have. */
    private void otherRules() throws SQLException {
        onDisk("update game_table set rules_version = 0");
    }

    @Test
    void a_film_that_ends_before_its_game_does_says_so() throws SQLException {
        String table;
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data));
                TestClient mira = TestClient.join(server.port(), "Mira");
                TestClient jon = TestClient.join(server.port(), "Jon")) {
            table = played(mira, jon);
        }
        onDisk("update game_table set rules_version = 0");
        assertThat(isWhole(table)).isTrue();

        onDisk(
                "insert into journal(table_id, number, at, act) select table_id, 7, at, act from journal where number = 6");
        assertThat(isWhole(table)).as("filmed only in part").isFalse();
    }

    @Test
    void a_game_that_todays_rules_lead_elsewhere_is_shown_as_far_as_it_is_known_and_keeps_no_other_waiting()
            throws SQLException {
        String other;
        String fine;
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data));
                TestClient mira = TestClient.join(server.port(), "Mira");
                TestClient jon = TestClient.join(server.port(), "Jon")) {
            other = played(mira, jon);
            fine = played(mira, jon);
        }
        onDisk("delete from film");
        onDisk("insert into checkpoint(table_id, number, hash, told) values('" + other + "', 4, 'another', '0,0,0')");

        assertThat(isWhole(other)).isFalse();

        HandTime time = new HandTime();
        try (BoardroomServer server = TestServer.start(data, List.of(TinyBids.TITLE), time);
                TestClient lea = TestClient.join(server.port(), "Lea")) {
            refusedCommand(lea, other, 1, 4, "table.unreadable");
            time.pass(60_000);
            awaitOnDisk("6", "select coalesce(max(last), 0) from film where table_id = '" + fine + "'");
            awaitOnDisk("6", "select filmed from game_table where id = '" + other + "'");
        }
    }

    @Test
    void a_running_game_is_filmed_as_it_goes_so_that_a_crash_loses_little() throws SQLException {
        HandTime time = new HandTime();
        try (BoardroomServer server = TestServer.start(data, List.of(TinyBids.TITLE), time);
                TestClient mira = TestClient.join(server.port(), "Mira");
                TestClient jon = TestClient.join(server.port(), "Jon")) {
            String table = mira.dealt(jon, WISH);
            for (int i = 0; i < 40; i++)
                mira.command(
                        "move",
                        table,
                        "\"decision\":\"round-0\"",
                        "\"move\":{\"type\":\"note\",\"text\":\"" + i + "\"}");
            time.pass(60_000);

            awaitOnDisk("40", "select coalesce(max(last), 0) from film where table_id = '" + table + "'");
        }
    }

    @Test
    void what_was_taken_back_is_struck_in_the_film_as_it_was_at_the_table() {
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data));
                TestClient mira = TestClient.join(server.port(), "Mira");
                TestClient jon = TestClient.join(server.port(), "Jon")) {
            String table = mira.dealt(jon, WISH);
            bids(mira, table, 0, 1);
            mira.command("take-back", table);
            bids(mira, table, 0, 2);
            bids(jon, table, 0, 0);

            for (TestClient who : List.of(mira, jon)) {
                JsonNode struck = who.awaitUpdate(table, update -> update.has("undone"));

                JsonNode film = TestClient.json(film(who, table, who == mira ? "0" : "1"));
                JsonNode moment = film.get("moments").get(struck.get("n").intValue() - 2);
                assertThat(moment.get("undone")).isEqualTo(struck.get("undone"));
            }
        }
    }

    private boolean isWhole(String table) {
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data));
                TestClient watcher = TestClient.watcher(server.port())) {
            return TestClient.json(film(watcher, table, "open")).get("whole").booleanValue();
        }
    }

    private void onDisk(String sql) throws SQLException {
        try (Connection db = disk();
                Statement statement = db.createStatement()) {
            statement.execute(sql);
        }
    }

    private void awaitOnDisk(String value, String sql) throws SQLException {
        try (Connection db = disk();
                Statement statement = db.createStatement()) {
            Patiently.until(() -> value.equals(read(statement, sql)));
        }
    }

    private static String read(Statement statement, String sql) {
        try (ResultSet found = statement.executeQuery(sql)) {
            return found.getString(1);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private Connection disk() throws SQLException {
        return DriverManager.getConnection("jdbc:sqlite:" + data.resolve(SqliteStore.FILE));
    }

    @Test
    void an_expert_says_what_it_would_have_done_then() {
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data));
                TestClient mira = TestClient.join(server.port(), "Mira");
                TestClient jon = TestClient.join(server.port(), "Jon");
                TestClient lea = TestClient.join(server.port(), "Lea")) {
            String running = mira.dealt(jon, WISH);
            refusedCommand(mira, running, 1, 1, "table.not-over");
            String table = played(mira, jon);

            JsonNode advice =
                    lea.command("hindsight", table, "\"seat\":1", "\"entry\":4").get("advice");

            assertThat(advice.get("move").get("type").stringValue()).isEqualTo("bid");
            refusedCommand(lea, table, 1, 99, "moment.unknown");
            refusedCommand(lea, table, 1, 0, "moment.unknown");
            refusedCommand(lea, table, 9, 1, "seat.unknown");
        }
    }

    private static void refusedCommand(TestClient who, String table, int seat, int entry, String key) {
        JsonNode answer = who.command("hindsight", table, "\"seat\":" + seat, "\"entry\":" + entry);
        assertThat(answer.get("say").get("key").stringValue()).isEqualTo(key);
    }

    @Test
    void nobody_plays_on_from_what_is_not_over_or_not_there() {
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data));
                TestClient mira = TestClient.join(server.port(), "Mira");
                TestClient jon = TestClient.join(server.port(), "Jon")) {
            String running = mira.dealt(jon, WISH);
            refused(mira, from(running, 0, 0), "table.not-over");
            String over = played(mira, jon);
            refused(mira, from(over, 2 * ROUNDS, 0), "moment.unknown");
            refused(mira, from(over, 99, 0), "moment.unknown");
            refused(mira, from(over, -1, 0), "moment.unknown");
            refused(mira, from(over, 1, 7), "seat.unknown");
            refused(mira, from("nowhere", 1, 0), "table.unknown");
            refused(mira, from(over, 1, 0).replace("}}", "},\"bots\":{\"0\":\"greedy\"}}"), "seat.taken");
            refused(mira, from(over, 1, 0).replace("}}", "},\"bots\":{\"1\":\"nobody\"}}"), "bot.unknown");
        }
    }

    private static String from(String table, int number, int seat) {
        return "{\"game\":\"tiny-bids\",\"from\":{\"table\":\"" + table + "\",\"number\":" + number + ",\"seat\":"
                + seat + "}}";
    }

    private static void refused(TestClient who, String wish, String key) {
        HttpResponse<String> answer = who.call("POST", "/api/tables", wish);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(400);
        assertThat(TestClient.json(answer).get("say").get("key").stringValue()).isEqualTo(key);
    }
}
