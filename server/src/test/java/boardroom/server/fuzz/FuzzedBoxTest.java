package boardroom.server.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.BoxReader;
import boardroom.engine.Json;
import boardroom.games.Shelf;
import boardroom.server.BoardroomServer;
import boardroom.server.Limits;
import boardroom.server.TestClient;
import boardroom.server.TestServer;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Whatever somebody changes in a box or chooses as options, the table is refused with a sentence, or comes about. */
@SuppressWarnings("NullAway.Init")
class FuzzedBoxTest {
    private static BoardroomServer server;
    private static TestClient mira;

    @BeforeAll
    static void open(@TempDir Path data) {
        server = BoardroomServer.start(TestServer.config(data, Shelf.titles()).withLimits(Limits.NONE));
        mira = TestClient.join(server.port(), "Mira");
    }

    @AfterAll
    static void shut() {
        mira.close();
        server.close();
    }

    /**
     * The first letter of an input names the game; then come lines with a place and what stands there now: {@code box} and
     * a pointer into the box, or {@code options}.
     */
    @FuzzTest(maxDuration = "10m")
    void a_table_with_a_changed_box_or_options_comes_about_or_is_refused(byte[] input) {
        if (input.length < 2) return;
        String[] lines = new String(input, StandardCharsets.UTF_8).split("\n", -1);
        String game = Shelf.titles()
                .get(Math.floorMod(input[0] - '0', Shelf.titles().size()))
                .id();
        ObjectNode wish = Json.MAPPER.createObjectNode().put("game", game);
        ObjectNode box = (ObjectNode) BoxReader.shipped(game).deepCopy();
        boolean changed = false;
        for (int i = 1; i < lines.length; i++) {
            String[] words = lines[i].split(" ", 3);
            JsonNode value = words.length < 2 ? null : json(words[words.length - 1]);
            if (value == null) continue;
            if (words.length == 2) wish.set(words[0], value);
            else changed |= change(box, words[1], value);
        }
        if (changed) wish.set("box", box);
        HttpResponse<String> answer = mira.call("POST", "/api/tables", wish.toString());
        assertThat(answer.statusCode()).as(answer.body()).isIn(201, 400, 413);
        JsonNode told = TestClient.json(answer);
        if (answer.statusCode() == 201)
            assertThat(told.get("game").stringValue())
                    .isEqualTo(wish.get("game").stringValue());
        else {
            assertThat(told.get("say").get("key").stringValue()).isNotIn("request.fault", "");
            assertThat(told.get("text").stringValue()).isNotBlank();
        }
    }

    private static @Nullable JsonNode json(String text) {
        try {
            return Json.MAPPER.readTree(text);
        } catch (JacksonException e) {
            return null;
        }
    }

    private static boolean change(ObjectNode box, String place, JsonNode value) {
        JsonPointer pointer;
        try {
            pointer = JsonPointer.compile(place);
        } catch (IllegalArgumentException e) {
            return false;
        }
        JsonNode parent = pointer.head() == null ? box : box.at(pointer.head());
        JsonPointer last = pointer.last();
        if (last == null) return false;
        if (parent instanceof ObjectNode object) object.set(last.getMatchingProperty(), value);
        else if (parent instanceof ArrayNode array
                && last.getMatchingIndex() >= 0
                && last.getMatchingIndex() < array.size()) array.set(last.getMatchingIndex(), value);
        else return false;
        return true;
    }
}
