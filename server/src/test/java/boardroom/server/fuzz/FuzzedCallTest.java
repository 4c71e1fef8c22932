package boardroom.server.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Json;
import boardroom.games.Shelf;
import boardroom.server.BoardroomServer;
import boardroom.server.Limits;
import boardroom.server.RawCall;
import boardroom.server.TestClient;
import boardroom.server.TestServer;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Whatever somebody calls over HTTP is answered, never by a fault of the house. */
@SuppressWarnings("NullAway.Init")
class FuzzedCallTest {
    private static final int LARGEST_CALL = 200_000;

    /** Somebody who asked to be forgotten is nobody any more; then it goes on as somebody else. */
    private static final int CALLS_A_GUEST = 100;

    private static final Pattern LENGTH = Pattern.compile("(?i)\r\ncontent-length: (\\d+)");

    private static BoardroomServer server;
    private static String token = "";
    private static String table = "";
    private static int calls;

    @BeforeAll
    static void open(@TempDir Path data) {
        server = BoardroomServer.start(TestServer.config(data, Shelf.titles()).withLimits(Limits.NONE));
    }

    @AfterAll
    static void shut() {
        server.close();
    }

    private static void freshGuest() {
        try (TestClient mira = TestClient.join(server.port(), "Mira")) {
            token = mira.token;
            table = mira.table("{\"game\":\"esop-wars\",\"seats\":2}");
        }
    }

    /**
     * An input is a line with the call and its body behind it. {@code @t} stands for the id of a table, a path is written as a
     * browser would.
     */
    @FuzzTest(maxDuration = "10m")
    void a_call_gets_what_it_asked_for_or_a_sentence(byte[] input) throws IOException {
        if (calls++ % CALLS_A_GUEST == 0) freshGuest();
        String all = new String(input, StandardCharsets.ISO_8859_1).replace("@t", table);
        int line = all.indexOf('\n');
        String[] words = (line < 0 ? all : all.substring(0, line)).split(" ", 2);
        if (!words[0].matches("[A-Z]{1,10}") || all.length() > LARGEST_CALL) return;
        String body = line < 0 ? "" : all.substring(line + 1);
        String head =
                "%s %s HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\nContent-Length: %d\r\nConnection: close\r\n\r\n"
                        .formatted(words[0], words.length < 2 ? "/" : written(words[1]), token, body.length());
        judge(RawCall.answerTo(server.port(), (head + body).getBytes(StandardCharsets.ISO_8859_1)), words[0]);
    }

    private static String written(String path) {
        StringBuilder written = new StringBuilder();
        for (byte b : path.getBytes(StandardCharsets.ISO_8859_1))
            if (b > ' ' && b < 0x7f) written.append((char) b);
            else written.append("%%%02X".formatted(b));
        return written.toString();
    }

    /** Bytes that are meant as a call or as anything else: the house answers and stays open. */
    @FuzzTest(maxDuration = "10m")
    void bytes_on_the_wire_are_answered_or_cut_off(byte[] input) throws IOException {
        String answer = RawCall.answerToAll(server.port(), input);
        if (!answer.isEmpty()) judge(answer, "BYTES");
        assertThat(TestClient.call(server.port(), "GET", "/healthz", null, null).statusCode())
                .isEqualTo(200);
    }

    private static void judge(String answer, String method) {
        assertThat(answer).startsWith("HTTP/1.1 ");
        int status = Integer.parseInt(answer.substring(9, 12));
        assertThat(status).as(answer).isLessThan(500);
        if (status < 400 || method.equals("HEAD")) return;
        JsonNode problem = body(answer);
        assertThat(problem).as(answer).isNotNull();
        assertThat(problem.path("say").path("key").asString("")).as(answer).isNotEmpty();
        assertThat(problem.path("text").asString("")).as(answer).isNotBlank();
    }

    /** What the first of perhaps several answers says; {@code null}: nothing. */
    private static @Nullable JsonNode body(String answer) {
        int end = answer.indexOf("\r\n\r\n");
        Matcher length = LENGTH.matcher(answer);
        if (end < 0 || !length.find()) return null;
        byte[] all = answer.substring(end + 4).getBytes(StandardCharsets.UTF_8);
        return Json.MAPPER.readTree(Arrays.copyOf(all, Integer.parseInt(length.group(1))));
    }
}
