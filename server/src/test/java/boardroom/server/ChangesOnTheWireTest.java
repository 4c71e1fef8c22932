package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.server.film.Changes;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Who asked for changes is told them, and who comes back is told everything once. */
@SuppressWarnings("NullAway.Init")
class ChangesOnTheWireTest {
    private BoardroomServer server;
    private TestClient mira;
    private TestClient jon;
    private TestClient plain;
    private TestClient sparing;
    private String table;

    @BeforeEach
    void twoPlayAndTwoWatch(@TempDir Path data) {
        server = BoardroomServer.start(TestServer.config(data).withLimits(Limits.NONE));
        mira = TestClient.join(server.port(), "Mira");
        jon = TestClient.join(server.port(), "Jon");
        table = mira.dealt(jon, "{\"game\":\"tiny-bids\",\"seats\":2,\"options\":{\"clock\":false,\"rounds\":50}}");
        plain = TestClient.watcher(server.port());
        sparing = TestClient.sparing(server.port());
        for (TestClient watcher : new TestClient[] {plain, sparing}) watcher.command("open", table);
    }

    @AfterEach
    void goHome() {
        for (TestClient one : new TestClient[] {mira, jon, plain, sparing}) one.close();
        server.close();
    }

    private void play(int round) {
        for (TestClient one : new TestClient[] {mira, jon})
            one.command(
                    "move", table, "\"decision\":\"round-" + round + "\"", "\"move\":{\"type\":\"bid\",\"coins\":0}");
    }

    private JsonNode update(TestClient who, int n) {
        return who.awaitUpdate(table, update -> update.get("n").intValue() == n);
    }

    /** All that can be seen in an update. */
    private static ObjectNode look(JsonNode update) {
        ObjectNode look = ((ObjectNode) update.deepCopy());
        look.retain("view", "owes", "may", "path", "prompt", "result");
        return look;
    }

    @Test
    void changes_lead_to_what_others_are_told_whole() {
        JsonNode look = look(update(sparing, 1));
        for (int round = 0; round < 4; round++) play(round);
        int last = plain.awaitLatest(
                        table, update -> update.get("view").get("round").intValue() == 4)
                .get("n")
                .intValue();
        for (int n = 2; n <= last; n++) {
            JsonNode update = update(sparing, n);
            JsonNode whole = update(plain, n);

            assertThat(update.has("view")).isFalse();
            look = Changes.apply(look, update.get("changes"));
            assertThat(look).isEqualTo(look(whole));
            assertThat(update.get("events")).isEqualTo(whole.get("events"));
        }
    }

    @Test
    void who_opens_the_table_again_is_told_everything_once() {
        play(0);
        sparing.command("close", table);
        play(1);
        sparing.command("open", table, "\"since\":1");

        JsonNode update = sparing.awaitUpdate(table, one -> one.path("missed").intValue() > 0);
        assertThat(update.has("changes")).isFalse();
        assertThat(update.get("view").get("round").intValue()).isEqualTo(2);
    }

    @Test
    void who_may_take_back_is_told_of_nothing_else_about_the_table() {
        try (TestClient light = TestClient.stranger(server.port())) {
            light.send("{\"hello\":\"" + mira.token + "\",\"updates\":\"changes\"}");
            light.await(frame -> TestClient.type(frame, "welcome"));
            light.command("open", table);

            light.command("move", table, "\"decision\":\"round-0\"", "\"move\":{\"type\":\"bid\",\"coins\":0}");

            JsonNode you = light.await(frame -> TestClient.type(frame, "you"));
            assertThat(you.get("you").get("takeBack").toString()).isEqualTo("[0]");
            assertThat(you.get("table").stringValue()).isEqualTo(table);
            assertThat(light.frames())
                    .noneMatch(frame -> frame.contains("\"type\":\"table\"") && frame.contains("\"takeBack\":[0]"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"some\"", "true", "1", "[]"})
    void a_hello_that_asks_for_anything_else_is_refused_and_can_be_said_again(String updates) {
        try (TestClient late = TestClient.stranger(server.port())) {
            late.send("{\"hello\":null,\"updates\":" + updates + "}");
            JsonNode refused = late.await(frame -> TestClient.type(frame, "answer"));
            late.send("{\"hello\":null,\"updates\":\"whole\"}");

            assertThat(refused.get("say").get("key").stringValue()).isEqualTo("command.malformed");
            late.await(frame -> TestClient.type(frame, "welcome"));
        }
    }
}
