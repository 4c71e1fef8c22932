package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.bots.Bots;
import boardroom.games.Shelf;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Programs for the puzzle of Ship It! that no person writes, over the socket. */
class HostileProgramTest {
    private static final String LOOP = "{\"op\":\"loop\",\"times\":9,\"body\":[";
    private static final String MOVE = "{\"op\":\"move\"}";

    @Test
    void deep_and_wide_programs_are_refused_and_the_table_goes_on(@TempDir Path data) {
        ServerConfig config = ServerConfig.of(data, Shelf.titles(), Bots.all()).at("127.0.0.1", 0);
        try (BoardroomServer server = BoardroomServer.start(config);
                TestClient mira = TestClient.join(server.port(), "Mira")) {
            String table = mira.table("{\"game\":\"ship-it\",\"seats\":2,\"bots\":{\"1\":\"random\"},\"start\":true}");
            mira.command("open", table);

            int asDeepAsAMessage = 450;
            String deep = LOOP.repeat(asDeepAsAMessage) + "]}".repeat(asDeepAsAMessage);
            String wide = MOVE + ("," + MOVE).repeat(900);

            assertThat(answer(mira, table, "deep", deep).get("ok").booleanValue())
                    .isFalse();
            assertThat(answer(mira, table, "wide", wide).get("ok").booleanValue())
                    .isFalse();
            assertThat(answer(mira, table, "plain", MOVE).get("ok").booleanValue())
                    .as("no puzzle yet, but read and answered")
                    .isFalse();
        }
    }

    private static JsonNode answer(TestClient client, String table, String id, String main) {
        client.send("{\"id\":\"" + id + "\",\"do\":\"preview\",\"table\":\"" + table
                + "\",\"seat\":0,\"move\":{\"type\":\"submit-program\",\"program\":{\"main\":[" + main
                + "],\"function\":[]}}}");
        return client.await(frame -> TestClient.type(frame, "answer")
                && (!frame.has("id") || frame.get("id").stringValue().equals(id)));
    }
}
