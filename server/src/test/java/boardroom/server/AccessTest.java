package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whom the house answers, and under which names. */
class AccessTest {
    private static String get(int port, String path, String headers) throws IOException {
        try (Socket raw = new Socket(InetAddress.getLoopbackAddress(), port)) {
            raw.getOutputStream()
                    .write(("GET " + path + " HTTP/1.1\r\n" + headers + "Connection: close\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            return new String(raw.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "127.0.0.1:7070, true",
        "[::1]:7070, true",
        "192.0.2.7, true",
        "localhost:7070, true",
        "games.localhost, true",
        "laptop, true",
        "laptop.local:7070, true",
        "play.example.org, true",
        "PLAY.example.org:443, true",
        "evil.example, false",
        "127.0.0.1.evil.example:7070, false",
        "play.example.org.evil.example, false",
    })
    void names_of_the_wide_world_are_answered_only_if_they_were_given(String host, boolean answered, @TempDir Path data)
            throws IOException {
        ServerConfig config = TestServer.config(data);
        try (BoardroomServer server =
                BoardroomServer.start(config.withAccess(config.access().withNames(Set.of("play.example.org"))))) {
            String page = get(server.port(), "/api/games", "Host: " + host + "\r\n");
            String socket = get(
                    server.port(),
                    "/ws",
                    "Host: " + host + "\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: http://" + host + "\r\n");

            assertThat(page).startsWith(answered ? "HTTP/1.1 200" : "HTTP/1.1 403");
            if (!answered) assertThat(page + socket).contains("house.other-name", "HTTP/1.1 403");
            else assertThat(socket).doesNotContain("house.other-name");
        }
    }

    @Test
    void behind_a_proxy_the_figures_are_for_this_machine_and_not_for_those_it_brings(@TempDir Path data)
            throws IOException {
        ServerConfig config = TestServer.config(data);
        try (BoardroomServer server =
                BoardroomServer.start(config.withAccess(config.access().behindProxy(true)))) {
            String here = get(server.port(), "/metrics", "Host: x\r\n");
            String brought = get(server.port(), "/metrics", "Host: any.example\r\nX-Forwarded-For: 192.0.2.7\r\n");

            assertThat(here).contains("boardroom_moves_total", "boardroom_taking 1");
            assertThat(brought).startsWith("HTTP/1.1 404").doesNotContain("boardroom_moves");
        }
    }

    @Test
    void figures_can_be_closed_or_shown_elsewhere(@TempDir Path one, @TempDir Path two) throws IOException {
        ServerConfig closed = TestServer.config(one);
        try (BoardroomServer server =
                BoardroomServer.start(closed.withAccess(closed.access().withMetrics(new MetricsAt.Nowhere())))) {
            assertThat(get(server.port(), "/metrics", "Host: x\r\n")).startsWith("HTTP/1.1 404");
        }
        int free;
        try (ServerSocket any = new ServerSocket(0)) {
            free = any.getLocalPort();
        }
        ServerConfig elsewhere = TestServer.config(two);
        try (BoardroomServer server = BoardroomServer.start(
                elsewhere.withAccess(elsewhere.access().withMetrics(new MetricsAt.Elsewhere("127.0.0.1", free))))) {
            assertThat(get(server.port(), "/metrics", "Host: x\r\n")).startsWith("HTTP/1.1 404");
            assertThat(get(free, "/metrics", "Host: x\r\n")).contains("boardroom_moves_total");
        }
    }

    @Test
    void the_house_tells_where_a_phone_finds_it_unless_it_listens_to_this_machine_alone(@TempDir Path data)
            throws IOException {
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data))) {
            assertThat(get(server.port(), "/api/house", "Host: x\r\n")).contains("\"reach\":null,\"taking\":true}");
        }
    }
}
