package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pages of other houses, and callers who want to keep the house busy. */
@SuppressWarnings("NullAway.Init")
class StrangersTest {
    private static final int HALF_CALLS = 300;
    private static final int A_BOMB = 50 << 20;

    private static BoardroomServer server;

    @BeforeAll
    static void open(@TempDir Path data) {
        server = BoardroomServer.start(TestServer.config(data).withLimits(Limits.NONE));
    }

    @AfterAll
    static void shut() {
        server.close();
    }

    private static String call(String method, String path, String head, String body) throws IOException {
        return RawCall.answerTo(
                server.port(),
                RawCall.bytes("%s %s HTTP/1.1\nHost: 127.0.0.1:%d\n%sContent-Length: %d\nConnection: close\n\n%s"
                        .formatted(method, path, server.port(), head, body.length(), body)));
    }

    @ParameterizedTest
    @CsvSource({
        "https://evil.example, POST, /api/guests",
        "http://127.0.0.1:1, POST, /api/guests",
        "null, POST, /api/guests",
        "https://evil.example, POST, /api/recover",
        "https://evil.example, POST, /api/devices",
        "https://evil.example, GET, /api/games",
        "https://evil.example, OPTIONS, /api/guests"
    })
    void a_page_of_another_house_may_ask_nothing(String origin, String method, String path) throws IOException {
        String answer = call(
                method,
                path,
                "Origin: " + origin + "\nContent-Type: text/plain\n",
                "{\"name\":\"Eve\",\"code\":\"x\"}");

        assertThat(answer).startsWith("HTTP/1.1 403").contains("socket.other-origin");
        assertThat(answer).doesNotContainIgnoringCase("Access-Control-");
    }

    @Test
    void a_page_of_this_house_may_ask_and_nothing_is_kept_in_a_cookie_for_others_to_use() throws IOException {
        String own = "Origin: http://127.0.0.1:" + server.port() + "\n";
        String answer = call("POST", "/api/guests", own, "{\"name\":\"Mira\"}");

        assertThat(answer).startsWith("HTTP/1.1 201").doesNotContainIgnoringCase("Set-Cookie");
        assertThat(call("GET", "/", "", "")).doesNotContainIgnoringCase("Set-Cookie");
    }

    /** Nothing is unpacked, so nothing small becomes large. */
    @Test
    void a_packed_body_is_read_as_it_stands_and_refused() throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(new byte[A_BOMB]);
        }
        String head =
                "POST /api/guests HTTP/1.1\nHost: x\nContent-Encoding: gzip\nContent-Length: %d\nConnection: close\n\n"
                        .formatted(packed.size());
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(RawCall.bytes(head));
        all.writeBytes(packed.toByteArray());

        assertThat(RawCall.answerTo(server.port(), all.toByteArray())).startsWith("HTTP/1.1 400");
    }

    @Test
    void who_never_finishes_a_call_keeps_nobody_waiting() throws IOException {
        List<Socket> half = new ArrayList<>();
        try {
            for (int i = 0; i < HALF_CALLS; i++) {
                Socket one = new Socket(InetAddress.getLoopbackAddress(), server.port());
                half.add(one);
                String call = i % 2 == 0
                        ? "GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: "
                        : "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{";
                one.getOutputStream().write(call.getBytes(StandardCharsets.US_ASCII));
            }

            assertThat(call("POST", "/api/guests", "", "{\"name\":\"Mira\"}")).startsWith("HTTP/1.1 201");
        } finally {
            for (Socket one : half) one.close();
        }
    }
}
