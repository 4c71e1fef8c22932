package boardroom.server.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Json;
import boardroom.server.BoardroomServer;
import boardroom.server.Limits;
import boardroom.server.TestClient;
import boardroom.server.TestServer;
import boardroom.server.store.CommitWatch;
import boardroom.server.store.EntryRow;
import boardroom.server.store.SqliteStore;
import boardroom.server.store.TableRow;
import boardroom.server.web.Metrics;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Whatever somebody says over a socket is answered with a clear sentence, and what is refused changes nothing. */
@SuppressWarnings("NullAway.Init")
class FuzzedMessageTest {
    private static final int LARGEST_MESSAGE = 16 * 1024;

    /** So many messages later everything is new: what became of a table must not hide what could become of a fresh one. */
    private static final int MESSAGES_A_TABLE = 50;

    /** What an input says for the id of the table, which is another every time. */
    private static final String TABLE = "@t";

    private static SqliteStore store;
    private static BoardroomServer server;
    private static @Nullable FuzzLine line;
    private static String table = "";
    private static int messages;
    private static int pings;

    @BeforeAll
    static void open(@TempDir Path data) {
        store = new SqliteStore(data, CommitWatch.NONE);
        server = new BoardroomServer(TestServer.config(data).withLimits(Limits.NONE), store, new Metrics());
    }

    @AfterAll
    static void shut() throws IOException {
        if (line != null) line.close();
        line = null;
        server.close();
    }

    /** Mira and Jon at a table without clocks, where nothing happens by itself; the line is Mira's. */
    private static FuzzLine freshTable() throws IOException {
        if (line != null) line.close();
        TestClient mira = TestClient.join(server.port(), "Mira");
        try (TestClient jon = TestClient.join(server.port(), "Jon")) {
            table = mira.dealt(jon, "{\"game\":\"tiny-bids\",\"seats\":2,\"options\":{\"clock\":false,\"rounds\":9}}");
        }
        FuzzLine fresh = new FuzzLine(server.port());
        fresh.text("{\"hello\":\"" + mira.token + "\"}");
        fresh.text("{\"id\":\"@open\",\"do\":\"open\",\"table\":\"" + table + "\"}");
        String heard = "";
        while (!heard.equals("update")) heard = fresh.next().path("type").asString("");
        mira.close();
        return fresh;
    }

    /** How it stands on disk. */
    private record Standing(@Nullable TableRow row, List<EntryRow> journal) {
        static Standing now() {
            return new Standing(store.table(table), store.journal(table));
        }
    }

    @FuzzTest(maxDuration = "10m")
    void a_message_is_answered_and_one_that_is_refused_changes_nothing(byte[] input) throws IOException {
        byte[] message = new String(input, StandardCharsets.ISO_8859_1)
                .replace(TABLE, tableNow())
                .getBytes(StandardCharsets.ISO_8859_1);
        if (message.length > LARGEST_MESSAGE) return;
        FuzzLine open = Objects.requireNonNull(line);
        Standing before = Standing.now();
        JsonNode answer;
        try {
            answer = exchange(open, message);
        } catch (IOException cutOff) {
            line = null;
            throw new AssertionError("no answer, and the line is gone: " + cutOff.getMessage(), cutOff);
        }
        if (answer == null || answer.path("ok").asBoolean()) return;
        assertThat(answer.path("say").path("key").asString("")).isNotEmpty().isNotEqualTo("request.fault");
        assertThat(answer.path("text").asString("")).isNotBlank();
        assertThat(Standing.now()).isEqualTo(before);
    }

    private static String tableNow() throws IOException {
        if (line == null || messages++ % MESSAGES_A_TABLE == 0) line = freshTable();
        return table;
    }

    /** The answer to this; {@code null}: it is of a kind that gets none. */
    private static @Nullable JsonNode exchange(FuzzLine open, byte[] message) throws IOException {
        int ping = --pings;
        open.text(message);
        open.text("{\"ping\":" + ping + "}");
        boolean due = !isSign(message);
        JsonNode answer = null;
        boolean ponged = false;
        while (!ponged || (due && answer == null)) {
            JsonNode frame = open.next();
            String type = frame.path("type").asString("");
            if (type.equals("answer")) answer = frame;
            ponged |= type.equals("pong") && frame.path("n").asInt() == ping;
        }
        return answer;
    }

    /** Whether this is a heartbeat, or says whether somebody looks: what gets no answer if it is well made. */
    private static boolean isSign(byte[] message) {
        try {
            JsonNode json = Json.MAPPER.readTree(message);
            JsonNode ping = json.path("ping");
            boolean beats = ping.isIntegralNumber() && ping.canConvertToLong();
            return json.size() == 1 && (beats || json.path("looking").isBoolean());
        } catch (JacksonException e) {
            return false;
        }
    }
}
