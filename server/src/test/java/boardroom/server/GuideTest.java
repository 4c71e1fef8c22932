package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.bots.Bots;
import boardroom.engine.Json;
import boardroom.engine.Title;
import boardroom.engine.guide.Guide;
import boardroom.games.Shelf;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** A guided first game over the wire. */
class GuideTest {
    private static final String GUIDED = "{\"game\":\"tiny-bids\",\"guide\":true}";
    private static final String BID = "\"move\":{\"type\":\"bid\",\"coins\":1}";

    @Test
    void a_guided_table_is_set_up_and_dealt_as_its_opening_says(@TempDir Path data) {
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data));
                TestClient mira = TestClient.join(server.port(), "Mira")) {
            String table = mira.table(GUIDED);
            mira.command("open", table);

            JsonNode info = mira.await(f -> TestClient.type(f, "table")).get("table");
            assertThat(info.get("guided").booleanValue()).isTrue();
            assertThat(info.get("stage").stringValue()).isEqualTo("playing");
            assertThat(info.get("options").get("rounds").intValue()).isEqualTo(3);
            assertThat(info.get("seats").get(0).get("bot").stringValue()).isEqualTo("greedy");
            assertThat(info.get("seats").get(1).get("name").stringValue()).isEqualTo("Mira");
            assertThat(info.get("seats").get(2).get("bot").stringValue()).isEqualTo("random");
        }
    }

    @Test
    void the_steps_that_are_due_come_with_every_update_of_the_learner_and_with_no_other(@TempDir Path data) {
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data));
                TestClient mira = TestClient.join(server.port(), "Mira");
                TestClient watcher = TestClient.watcher(server.port())) {
            String table = mira.table(GUIDED);
            mira.command("open", table);
            watcher.command("open", table);
            assertThat(guide(mira.lastUpdate(table))).isEqualTo("[\"seal\"]");

            mira.command("move", table, "\"decision\":\"round-0\"", BID);
            JsonNode second = mira.awaitUpdate(table, u -> round(u) == 1);

            assertThat(guide(second)).as("the prize was sold since my move").contains("sold");
            watcher.awaitUpdate(table, u -> round(u) == 1);
            assertThat(watcher.lastUpdate(table).has("guide")).isFalse();
        }
    }

    @Test
    void what_only_a_fuller_game_has_a_place_for_is_told_to_who_plays_alone_against_bots(@TempDir Path data) {
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data));
                TestClient mira = TestClient.join(server.port(), "Mira");
                TestClient theo = TestClient.join(server.port(), "Theo")) {
            String fuller = "{\"game\":\"tiny-bids\",\"seats\":2,\"options\":{\"rounds\":4}";
            String alone = mira.table(fuller + ",\"bots\":{\"1\":\"random\"},\"start\":true}");
            mira.command("open", alone);
            assertThat(guide(mira.lastUpdate(alone)))
                    .as("and nothing of the first game")
                    .isEqualTo("[\"long-game\"]");

            String together = mira.table(fuller + "}");
            mira.command("open", together);
            theo.command("sit", together, "\"seat\":1");
            mira.command("start", together);
            assertThat(mira.awaitUpdate(together, u -> round(u) == 0).has("guide"))
                    .isFalse();
        }
    }

    @Test
    void a_lesson_goes_on_after_a_restart_with_what_was_heard(@TempDir Path data) {
        String table;
        TestClient mira;
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data))) {
            mira = TestClient.join(server.port(), "Mira");
            table = mira.table(GUIDED);
            mira.command("open", table);
            mira.awaitUpdate(table, u -> u.has("guide"));
            mira.command("move", table, "\"decision\":\"round-0\"", BID);
            mira.awaitUpdate(table, u -> round(u) == 1);
        }
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data));
                TestClient again = mira.again(server.port())) {
            again.command("open", table);

            JsonNode info = again.await(f -> TestClient.type(f, "table")).get("table");
            assertThat(info.get("guided").booleanValue()).isTrue();
            assertThat(guide(again.lastUpdate(table))).contains("sold");
        }
    }

    @Test
    void a_rematch_of_a_guided_table_is_an_ordinary_one(@TempDir Path data) {
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data));
                TestClient mira = TestClient.join(server.port(), "Mira")) {
            String table = mira.table(GUIDED);
            mira.command("open", table);
            for (int round = 0; round < 3; round++) {
                int now = round;
                mira.awaitUpdate(table, u -> round(u) == now);
                mira.command("move", table, "\"decision\":\"round-" + round + "\"", BID);
            }
            mira.awaitUpdate(table, u -> !u.get("result").isNull());
            String rematch = mira.command("rematch", table).get("table").stringValue();

            JsonNode info = Json.MAPPER.readTree(
                    mira.call("GET", "/api/tables/" + rematch, null).body());
            assertThat(info.get("guided").booleanValue()).isFalse();
            assertThat(info.get("stage").stringValue()).isEqualTo("waiting");
        }
    }

    static Stream<Title> guided() {
        return Shelf.titles().stream()
                .filter(title -> Guide.shipped(title.open().box()) != null);
    }

    @ParameterizedTest
    @MethodSource("guided")
    void the_guided_game_of_every_title_is_dealt_without_a_clock_and_begins_with_a_step(
            Title title, @TempDir Path data) {
        ServerConfig config = ServerConfig.of(data, List.of(title), Bots.all())
                .at("127.0.0.1", 0)
                .withTimeScale(0.02);
        try (BoardroomServer server = BoardroomServer.start(config);
                TestClient mira = TestClient.join(server.port(), "Mira")) {
            String table = mira.table("{\"game\":\"" + title.id() + "\",\"guide\":true}");
            mira.command("open", table);
            JsonNode update = mira.awaitUpdate(table, u -> u.has("guide"));

            assertThat(update.get("clock").isNull()).isTrue();
        }
    }

    @Test
    void a_guided_table_is_asked_for_with_the_game_alone(@TempDir Path data) {
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data));
                TestClient mira = TestClient.join(server.port(), "Mira")) {
            for (String more : new String[] {"\"seats\":3", "\"start\":true", "\"options\":{}", "\"bots\":{}"})
                assertThat(mira.call("POST", "/api/tables", "{\"game\":\"tiny-bids\",\"guide\":true," + more + "}")
                                .body())
                        .as(more)
                        .contains("guide.alone");
        }
    }

    @Test
    void the_shelf_tells_who_has_a_guide_and_the_guide_its_steps(@TempDir Path data) {
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data));
                TestClient mira = TestClient.join(server.port(), "Mira")) {
            JsonNode games =
                    Json.MAPPER.readTree(mira.call("GET", "/api/games", null).body());
            JsonNode guide = Json.MAPPER.readTree(
                    mira.call("GET", "/api/games/tiny-bids/guide", null).body());

            assertThat(games.get(0).get("guided").booleanValue()).isTrue();
            assertThat(guide.get("opening").get("seat").intValue()).isEqualTo(1);
            assertThat(guide.get("steps").get(0).toString()).isEqualTo("{\"id\":\"seal\",\"at\":[\"bar\"]}");
            assertThat(mira.call("GET", "/api/games/tiny-bids/play", null).body())
                    .startsWith("# Tiny Bids");
        }
    }

    private static int round(JsonNode update) {
        return update.get("view").get("round").intValue();
    }

    private static String guide(JsonNode update) {
        return update.path("guide").toString();
    }
}
