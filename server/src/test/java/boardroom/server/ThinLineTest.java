package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class ThinLineTest {
    @Test
    void a_guest_makes_a_table_another_sits_down_and_a_move_reaches_both(@TempDir Path data) {
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data));
                TestClient mira = TestClient.join(server.port(), "Mira");
                TestClient jon = TestClient.join(server.port(), "Jon")) {
            String table = mira.table("{\"game\":\"tiny-bids\",\"seats\":2}");
            mira.command("open", table);
            jon.command("open", table);
            assertThat(jon.command("sit", table, "\"seat\":1").get("ok").booleanValue())
                    .isTrue();
            assertThat(mira.command("start", table).get("ok").booleanValue()).isTrue();

            JsonNode answer =
                    mira.command("move", table, "\"decision\":\"round-0\"", "\"move\":{\"type\":\"bid\",\"coins\":3}");

            assertThat(answer.get("ok").booleanValue()).as("%s", answer).isTrue();
            assertThat(answer.get("number").intValue()).isEqualTo(1);
            JsonNode heard =
                    jon.await(f -> TestClient.type(f, "update") && f.get("n").intValue() == 2);
            assertThat(heard.get("events").get(0).get("type").stringValue()).isEqualTo("sealed");
            assertThat(heard.get("own").get("bid").intValue()).isEqualTo(-1);
            JsonNode own = mira.awaitUpdate(table, u -> u.get("n").intValue() == 2);
            assertThat(own.get("own").get("bid").intValue()).isEqualTo(3);
        }
    }
}
