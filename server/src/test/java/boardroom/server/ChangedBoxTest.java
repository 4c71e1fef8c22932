package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.bots.Bots;
import boardroom.engine.BoxReader;
import boardroom.engine.Json;
import boardroom.games.Shelf;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Tables with a changed box: what they may weigh, and what becomes of them when the bounds change. */
class ChangedBoxTest {
    private static final String TINY =
            "{\"game\":\"tiny-bids\",\"seats\":2,\"bots\":{\"1\":\"random\"},\"start\":true,\"options\":{\"clock\":false}}";

    private static String table(String game, ObjectNode box) {
        return Json.MAPPER.writeValueAsString(Map.of("game", game, "seats", 2, "box", box));
    }

    private static ObjectNode tiny() {
        return ((ObjectNode) BoxReader.shipped("tiny-bids").deepCopy()).put("purse", 11);
    }

    private static ServerConfig weighing(Path data, Weight weight) {
        Limits limits = Limits.DEFAULT;
        return TestServer.config(data)
                .withLimits(new Limits(
                        limits.tablesPerGuest(),
                        limits.commandsPerSecond(),
                        limits.commandBurst(),
                        limits.commandsPerAddress(),
                        limits.socketsPerAddress(),
                        limits.requestsPerSecond(),
                        limits.requestBurst(),
                        limits.guestsPerMinute(),
                        limits.guestBurst(),
                        limits.tablesPerMinute(),
                        limits.tableBurst(),
                        weight));
    }

    private static String key(HttpResponse<String> response) {
        return Json.MAPPER.readTree(response.body()).get("say").get("key").stringValue();
    }

    @ParameterizedTest
    @CsvSource({
        "esop-wars, constants, esopPool, 800",
        "it-startup, constants, goalStandard, 40",
        "ship-it, constants, poolExtra, 4",
        "ship-shape, constants, suppliesKept, 3"
    })
    void a_box_that_was_tuned_is_played(String game, String group, String number, int value, @TempDir Path data) {
        ObjectNode box = (ObjectNode) BoxReader.shipped(game).deepCopy();
        ((ObjectNode) box.get(group)).put(number, value);
        ServerConfig config = ServerConfig.of(data, Shelf.titles(), Bots.all()).at("127.0.0.1", 0);
        try (BoardroomServer server = BoardroomServer.start(config);
                TestClient mira = TestClient.join(server.port(), "Mira")) {
            String table = mira.table(table(game, box));
            mira.command("open", table);
            mira.command("seat-bot", table, "\"seat\":1", "\"bot\":\"random\"");

            assertThat(mira.command("start", table).get("ok").booleanValue()).isTrue();
            assertThat(mira.lastUpdate(table).get("view")).isNotNull();
        }
    }

    @ParameterizedTest
    @CsvSource({"10, 256000", "1000000, 10"})
    void a_table_that_would_weigh_too_much_is_refused(int state, int frame, @TempDir Path data) {
        Weight weight = new Weight(state, frame, Duration.ofSeconds(20));
        try (BoardroomServer server = BoardroomServer.start(weighing(data, weight));
                TestClient mira = TestClient.join(server.port(), "Mira")) {
            assertThat(key(mira.call("POST", "/api/tables", table("tiny-bids", tiny()))))
                    .isEqualTo("box.too-heavy");
            assertThat(TestClient.json(mira.call("GET", "/api/tables", null)).get("mine"))
                    .isEmpty();
            assertThat(mira.table("{\"game\":\"tiny-bids\"}")).as("as shipped").isNotEmpty();
        }
    }

    @Test
    void a_game_that_grows_too_large_stays_as_it_is(@TempDir Path data) {
        Weight weight = new Weight(1_000_000, 10, Duration.ofSeconds(20));
        try (BoardroomServer server = BoardroomServer.start(weighing(data, weight));
                TestClient mira = TestClient.join(server.port(), "Mira")) {
            String table = mira.table(TINY);
            mira.command("open", table);
            JsonNode answer =
                    mira.command("move", table, "\"decision\":\"round-0\"", "\"move\":{\"type\":\"bid\",\"coins\":1}");

            assertThat(answer.get("say").get("key").stringValue()).isIn("table.too-heavy", "table.unreadable");
            mira.await(frame -> TestClient.type(frame, "table")
                    && frame.get("table").get("stage").stringValue().equals("unreadable"));
        }
    }

    @Test
    void a_stored_box_that_is_broken_by_todays_bounds_is_shown_as_unreadable(@TempDir Path data) throws SQLException {
        String started;
        String waiting;
        String healthy;
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data));
                TestClient mira = TestClient.join(server.port(), "Mira")) {
            started = mira.table(
                    Json.MAPPER.writeValueAsString(((ObjectNode) Json.MAPPER.readTree(TINY)).set("box", tiny())));
            waiting = mira.table(table("tiny-bids", tiny()));
            healthy = mira.table(TINY);
        }
        try (Connection disk = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("boardroom.db"));
                Statement change = disk.createStatement()) {
            change.executeUpdate("update game_table set changed_box = replace(changed_box, '\"purse\":11',"
                    + " '\"purse\":2000000000') where changed_box is not null");
        }
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data));
                TestClient ravi = TestClient.join(server.port(), "Ravi")) {
            for (String broken : List.of(started, waiting)) {
                ravi.command("open", broken);
                assertThat(stage(ravi, broken)).isEqualTo("unreadable");
                assertThat(ravi.command("sit", broken, "\"seat\":1")
                                .get("say")
                                .get("key")
                                .stringValue())
                        .isEqualTo("table.unreadable");
            }
            assertThat(stage(ravi, healthy)).isEqualTo("playing");
        }
    }

    private static String stage(TestClient client, String table) {
        return TestClient.json(client.call("GET", "/api/tables/" + table, null))
                .get("stage")
                .stringValue();
    }
}
