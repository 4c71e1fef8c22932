package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Who gets the file of a game, and what it was dealt from. */
class GameFileDoorsTest {
    private static final String WISH =
            "{\"game\":\"tiny-bids\",\"seats\":2,\"options\":{\"rounds\":1,\"clock\":false}}";

    private static JsonNode revealed(TestClient who, String table) {
        return TestClient.json(who.call("GET", "/api/tables/" + table, null)).get("revealed");
    }

    private static int export(TestClient who, String table) {
        return who.call("GET", "/api/tables/" + table + "/export", null).statusCode();
    }

    @Test
    void nobody_before_the_end_and_behind_shut_doors_only_who_sat_there(@TempDir Path data) {
        try (BoardroomServer server =
                        BoardroomServer.start(TestServer.config(data).withLimits(Limits.NONE));
                TestClient mira = TestClient.join(server.port(), "Mira");
                TestClient jon = TestClient.join(server.port(), "Jon");
                TestClient lea = TestClient.join(server.port(), "Lea")) {
            String table = mira.dealt(jon, WISH);
            for (TestClient each : new TestClient[] {mira, jon, lea}) {
                assertThat(export(each, table)).isEqualTo(403);
                assertThat(revealed(each, table).isNull()).isTrue();
            }
            for (TestClient each : new TestClient[] {mira, jon})
                each.command("move", table, "\"decision\":\"round-0\"", "\"move\":{\"type\":\"bid\",\"coins\":1}");
            mira.awaitUpdate(table, u -> !u.get("result").isNull());
            assertThat(export(lea, table)).isEqualTo(200);
            assertThat(revealed(lea, table).isNull()).isFalse();

            mira.command("doors", table, "\"watching\":false");

            assertThat(export(lea, table)).isEqualTo(403);
            assertThat(revealed(lea, table).isNull()).isTrue();
            assertThat(export(jon, table)).isEqualTo(200);
            assertThat(revealed(jon, table).isNull()).isFalse();
            assertThat(export(lea, "nowhere")).isEqualTo(404);
        }
    }
}
