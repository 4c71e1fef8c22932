package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Json;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.CompletionException;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** A client that lies. */
@SuppressWarnings("NullAway.Init")
class HostileTest {
    private static final String HANDSHAKE = """
            GET /ws HTTP/1.1
            Host: x
            Upgrade: websocket
            Connection: Upgrade
            Sec-WebSocket-Version: 13
            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==

            """;

    /** The same from somebody who wants no more than an answer. */
    private static final String LAST_HANDSHAKE = HANDSHAKE.replace("Connection: Upgrade", "Connection: Upgrade, close");

    private static BoardroomServer server;
    private static TestClient host;
    private static String table;

    @BeforeAll
    static void open(@TempDir Path data) {
        server = BoardroomServer.start(TestServer.config(data));
        host = TestClient.join(server.port(), "Host");
        table = host.table(
                "{\"game\":\"tiny-bids\",\"seats\":2,\"bots\":{\"1\":\"random\"},\"start\":true,\"options\":{\"clock\":false}}");
        host.command("open", table);
    }

    @AfterAll
    static void shut() {
        host.close();
        server.close();
    }

    /** Sends a call as it stands, by hand, and gives all of the answer; the call must ask for the end of the connection. */
    private static String rawAnswerTo(String call) throws IOException {
        try (Socket raw = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            raw.getOutputStream().write(call.replace("\n", "\r\n").getBytes(StandardCharsets.ISO_8859_1));
            return new String(raw.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static JsonNode answerTo(String frame) {
        try (TestClient liar = TestClient.join(server.port(), "Liar")) {
            liar.send(frame.replace("TABLE", table));
            return liar.await(f -> TestClient.type(f, "answer"));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[]",
                "null",
                "42",
                "\"hello\"",
                "{\"id\":1}",
                "{\"id\":\"a\",\"do\":\"open\"}",
                "{\"id\":\"a\",\"do\":\"open\",\"table\":null}",
                "{\"id\":\"a\",\"do\":\"open\",\"table\":\"TABLE\",\"extra\":1}",
                "{\"id\":\"a\",\"id\":\"b\",\"do\":\"open\",\"table\":\"TABLE\"}",
                "{\"id\":\"a\",\"do\":\"open\",\"table\":\"TABLE\",\"since\":\"1\"}",
                "{\"id\":\"a\",\"do\":\"open\",\"table\":\"TABLE\",\"since\":1.5}",
                "{\"id\":\"a\",\"do\":\"open\",\"table\":\"TABLE\"} trailing",
                "{\"id\":\"\",\"do\":\"open\",\"table\":\"TABLE\"}",
                "{\"id\":\"0123456789012345678901234567890123456789x\",\"do\":\"open\",\"table\":\"TABLE\"}",
                "{\"hello\":\"again\"}"
            })
    void what_can_not_be_read_is_refused(String frame) {
        JsonNode answer = answerTo(frame);

        assertThat(answer.get("ok").booleanValue()).isFalse();
        assertThat(answer.get("say").get("key").stringValue()).isEqualTo("command.malformed");
        assertThat(answer.toString()).doesNotContain("Exception", "jackson", "boardroom.server");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"id\":\"a\",\"do\":\"fly\",\"table\":\"TABLE\"} | command.unknown",
                "{\"id\":\"a\",\"do\":\"open\",\"table\":\"nowhere\"} | table.unknown",
                "{\"id\":\"a\",\"do\":\"sit\",\"table\":\"TABLE\",\"seat\":1} | table.started",
                "{\"id\":\"a\",\"do\":\"pause\",\"table\":\"TABLE\"} | table.host-only",
                "{\"id\":\"a\",\"do\":\"take-back\",\"table\":\"TABLE\",\"seat\":0} | seat.none",
                "{\"id\":\"a\",\"do\":\"leave\",\"table\":\"TABLE\",\"seat\":0} | seat.none",
                "{\"id\":\"a\",\"do\":\"rematch\",\"table\":\"TABLE\"} | seat.none",
                "{\"id\":\"a\",\"do\":\"move\",\"table\":\"TABLE\",\"seat\":0,\"decision\":\"round-0\",\"move\":{\"type\":\"bid\",\"coins\":1}} | seat.none"
            })
    void what_is_not_allowed_is_refused(String frame, String key) {
        assertThat(answerTo(frame).get("say").get("key").stringValue()).isEqualTo(key);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"type\":\"bid\"}",
                "{\"type\":\"bid\",\"coins\":\"3\"}",
                "{\"type\":\"bid\",\"coins\":3,\"seat\":1}",
                "{\"type\":\"bid\",\"coins\":1e99}",
                "{\"type\":\"java.lang.String\"}",
                "{\"type\":\"note\",\"text\":null}",
                "[]",
                "3",
                "{}"
            })
    void what_is_no_move_of_the_game_is_refused(String move) {
        JsonNode answer = host.command("move", table, "\"decision\":\"round-0\"", "\"move\":" + move);

        assertThat(answer.get("say").get("key").stringValue()).isEqualTo("move.malformed");
    }

    @Test
    void nothing_is_done_before_hello_and_a_public_id_opens_nothing() {
        try (TestClient stranger = TestClient.stranger(server.port())) {
            stranger.send("{\"id\":\"a\",\"do\":\"open\",\"table\":\"" + table + "\"}");
            JsonNode answer = stranger.await(f -> TestClient.type(f, "answer"));
            assertThat(answer.get("say").get("key").stringValue()).isEqualTo("socket.hello-first");

            stranger.send("{\"hello\":\"" + host.id + "\"}");
            stranger.await(f -> TestClient.type(f, "bye"));
            stranger.awaitClosed();
        }
        assertThat(TestClient.call(server.port(), "GET", "/api/me", host.id, null)
                        .statusCode())
                .isEqualTo(401);
    }

    @Test
    void a_message_that_is_too_large_ends_the_connection() {
        try (TestClient liar = TestClient.join(server.port(), "Liar")) {
            try {
                liar.send("{\"id\":\"a\",\"do\":\"open\",\"table\":\"" + "x".repeat(20_000) + "\"}");
            } catch (CompletionException e) {
                assertThat(e).isNotNull();
            }
            liar.awaitClosed();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"id\":\"a\\u0000b\",\"do\":\"open\",\"table\":\"TABLE\"}",
                "{\"id\":\"a\\ud800\",\"do\":\"open\",\"table\":\"TABLE\"}",
                "{\"id\":\"a\\uDC00b\",\"do\":\"open\",\"table\":\"TABLE\"}",
                "{\"id\":\"a\",\"do\":\"open\",\"table\":\"\\udbff\\ud800\"}",
                "{\"hello\":\"\\ud800\"}"
            })
    void texts_that_can_not_be_written_down_are_refused(String frame) {
        JsonNode answer = answerTo(frame);

        assertThat(answer.get("say").get("key").stringValue()).isEqualTo("command.unclean");
    }

    @Test
    void a_note_that_can_not_be_written_down_does_not_stop_the_table() {
        String id = host.table(
                "{\"game\":\"tiny-bids\",\"seats\":2,\"bots\":{\"1\":\"random\"},\"start\":true,\"options\":{\"clock\":false}}");
        int from = host.frames().size();
        host.send("{\"id\":\"n1\",\"do\":\"move\",\"table\":\"" + id
                + "\",\"seat\":0,\"decision\":\"round-0\",\"move\":{\"type\":\"note\",\"text\":\"\\ud83d\"}}");
        host.await(from, f -> f.toString().contains("command.unclean"));
        JsonNode noted = host.commandWithId(
                "n2",
                "move",
                id,
                "\"decision\":\"round-0\"",
                "\"move\":{\"type\":\"note\",\"text\":\"\\ud83d\\ude00 \\\\ud800\"}");

        assertThat(noted.get("number").intValue()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"id\":\"a\",\"do\":\"sit\",\"table\":\"TABLE\",\"seat\":99999999999999999999}",
                "{\"id\":\"a\",\"do\":\"sit\",\"table\":\"TABLE\",\"seat\":1e2}",
                "{\"id\":\"a\",\"do\":\"sit\",\"table\":\"TABLE\",\"seat\":NaN}",
                "{\"id\":\"a\",\"do\":\"sit\",\"table\":\"TABLE\",\"seat\":true}",
                "{\"id\":\"a\",\"do\":\"open\",\"table\":\"TABLE\",\"since\":2147483648}",
                "{\"id\":\"a\",\"do\":\"open\",\"table\":[\"TABLE\"]}",
                "{\"id\":\"a\",\"do\":[\"open\"],\"table\":\"TABLE\"}",
                "{\"id\":\"a\",\"do\":\"move\",\"table\":\"TABLE\",\"seat\":0,\"decision\":\"x\"}",
                "{\"id\":\"a\",\"do\":\"move\",\"table\":\"TABLE\",\"decision\":\"x\",\"move\":{}}",
                "{\"id\":\"a\",\"do\":\"move\",\"table\":\"TABLE\",\"seat\":null,\"decision\":\"x\",\"move\":{}}"
            })
    void numbers_out_of_range_and_wrong_kinds_are_refused(String frame) {
        assertThat(answerTo(frame).get("say").get("key").stringValue()).isEqualTo("command.malformed");
    }

    @Test
    void deep_json_is_refused() {
        String deep = "[".repeat(5_000) + "]".repeat(5_000);

        assertThat(answerTo(deep).get("say").get("key").stringValue()).isEqualTo("command.malformed");
        assertThat(answerTo("{\"id\":\"a\",\"do\":\"move\",\"table\":\"TABLE\",\"seat\":0,\"decision\":\"x\",\"move\":"
                                + deep + "}")
                        .get("say")
                        .get("key")
                        .stringValue())
                .isEqualTo("command.malformed");
    }

    @Test
    void a_refused_command_changes_nothing_that_anybody_sees() {
        host.command("open", table);
        JsonNode before = host.lastUpdate(table);
        String[] lies = {
            "\"decision\":\"round-0\",\"move\":{\"type\":\"bid\",\"coins\":-1}",
            "\"decision\":\"round-0\",\"move\":{\"type\":\"bid\",\"coins\":2147483647}",
            "\"decision\":\"round-9\",\"move\":{\"type\":\"bid\",\"coins\":1}",
            "\"decision\":\"\",\"move\":{\"type\":\"bid\",\"coins\":1}"
        };
        for (String lie : lies) {
            JsonNode answer = host.command("move", table, lie);
            assertThat(answer.get("ok").booleanValue()).isFalse();
            assertThat(answer.get("text").stringValue()).isNotBlank();
        }
        host.command("open", table);
        JsonNode after = host.lastUpdate(table);

        assertThat(after.get("n")).isEqualTo(before.get("n"));
        assertThat(after.get("view")).isEqualTo(before.get("view"));
        assertThat(after.get("own")).isEqualTo(before.get("own"));
    }

    @Test
    void binary_messages_are_refused() {
        try (TestClient liar = TestClient.join(server.port(), "Liar")) {
            liar.sendBinary(new byte[] {1, 2, 3});
            JsonNode answer = liar.await(f -> TestClient.type(f, "answer"));
            assertThat(answer.get("say").get("key").stringValue()).isEqualTo("command.malformed");
        }
    }

    @Test
    void a_flood_is_refused_and_then_cut_off_while_the_others_play_on() {
        try (TestClient liar = TestClient.join(server.port(), "Liar")) {
            try {
                for (int i = 0; i < 400 && !liar.isClosed(); i++)
                    liar.send("{\"id\":\"f" + i + "\",\"do\":\"open\",\"table\":\"" + table + "\"}");
            } catch (CompletionException e) {
                assertThat(e).isNotNull();
            }
            liar.awaitClosed();
            assertThat(liar.frames()).anyMatch(frame -> frame.contains("socket.too-many"));
        }
        assertThat(host.command("preview", table, "\"move\":{\"type\":\"bid\",\"coins\":1}")
                        .get("ok")
                        .booleanValue())
                .isTrue();
    }

    @Test
    void whoever_floods_the_house_in_one_breath_still_hears_why_it_ends() throws IOException {
        ByteArrayOutputStream flood = new ByteArrayOutputStream();
        flood.writeBytes(HANDSHAKE.replace("\n", "\r\n").getBytes(StandardCharsets.US_ASCII));
        byte[] hello = "{\"hello\":null}".getBytes(StandardCharsets.US_ASCII);
        for (int i = 0; i < 20_000; i++) {
            flood.writeBytes(new byte[] {(byte) 0x81, (byte) (0x80 | hello.length), 0, 0, 0, 0});
            flood.writeBytes(hello);
        }
        try (Socket raw = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            raw.getOutputStream().write(flood.toByteArray());
            String heard = new String(raw.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);

            assertThat(heard).contains("\"type\":\"bye\",\"say\":{\"key\":\"socket.too-many\"}");
        }
    }

    /** A ping, and a piece of a message that never ends: neither is a message, both are a flood. */
    @ParameterizedTest
    @ValueSource(bytes = {(byte) 0x89, 0x00})
    void frames_that_are_no_messages_are_a_flood_like_any_other(byte frame) throws IOException {
        ByteArrayOutputStream flood = new ByteArrayOutputStream();
        flood.writeBytes(HANDSHAKE.replace("\n", "\r\n").getBytes(StandardCharsets.US_ASCII));
        byte[] empty = {0, (byte) 0x80, 0, 0, 0, 0};
        empty[0] = 0x01;
        if (frame == 0) flood.writeBytes(empty);
        empty[0] = frame;
        for (int i = 0; i < 20_000; i++) flood.writeBytes(empty);
        try (Socket raw = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            raw.getOutputStream().write(flood.toByteArray());
            String heard = new String(raw.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);

            assertThat(heard).contains("\"type\":\"bye\",\"say\":{\"key\":\"socket.too-many\"}");
        }
    }

    @Test
    void a_body_that_is_too_large_is_refused() {
        HttpResponse<String> response =
                host.call("POST", "/api/tables", "{\"game\":\"" + "x".repeat(2_000_000) + "\"}");

        assertThat(response.statusCode()).isEqualTo(413);
        assertThat(Json.MAPPER.readTree(response.body()).get("say").get("key").stringValue())
                .isEqualTo("request.too-large");
    }

    @Test
    void many_new_guests_from_one_address_are_too_many(@TempDir Path other) {
        try (BoardroomServer own = BoardroomServer.start(TestServer.config(other))) {
            int status = 201;
            for (int i = 0; i < 200 && status == 201; i++)
                status = TestClient.call(own.port(), "POST", "/api/guests", null, "{\"name\":\"Bot\"}")
                        .statusCode();

            assertThat(status).isEqualTo(429);
        }
    }

    @Test
    void many_new_tables_and_names_of_one_guest_are_too_many(@TempDir Path other) {
        try (BoardroomServer own = BoardroomServer.start(TestServer.config(other));
                TestClient liar = TestClient.join(own.port(), "Liar")) {
            int tables = 201;
            for (int i = 0; i < 40 && tables == 201; i++)
                tables = liar.call("POST", "/api/tables", "{\"game\":\"tiny-bids\"}")
                        .statusCode();
            int names = 200;
            for (int i = 0; i < 40 && names == 200; i++)
                names = liar.call("PATCH", "/api/me", "{\"name\":\"Liar " + i + "\"}")
                        .statusCode();

            assertThat(tables).isEqualTo(429);
            assertThat(names).isEqualTo(429);
        }
    }

    @Test
    void sockets_from_pages_of_another_house_get_a_sentence() throws IOException {
        String answer = rawAnswerTo(LAST_HANDSHAKE.replace("Host: x", "Host: x\nOrigin: https://evil.example"));

        assertThat(answer).startsWith("HTTP/1.1 403").contains("socket.other-origin");
    }

    @Test
    void sockets_from_pages_of_another_house_are_not_let_in() {
        Assertions.assertThatThrownBy(() -> HttpClient.newHttpClient()
                        .newWebSocketBuilder()
                        .header("Origin", "https://evil.example")
                        .buildAsync(
                                URI.create("ws://127.0.0.1:" + server.port() + "/ws"),
                                new java.net.http.WebSocket.Listener() {})
                        .join())
                .isInstanceOf(CompletionException.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "POST | /api/guests | {\"name\":\"\"} | 400",
                "POST | /api/guests | {\"name\":\"0123456789012345678901234\"} | 400",
                "POST | /api/guests | {\"name\":\"a\",\"admin\":true} | 400",
                "POST | /api/guests | nonsense | 400",
                "POST | /api/guests | {\"name\":\"a\\u0000b\"} | 400",
                "POST | /api/guests | {\"name\":\"\\ud800\"} | 400",
                "POST | /api/guests | {\"name\":\"a\\u202eb\"} | 400",
                "POST | /api/guests | {\"name\":\"a\",\"name\":\"b\"} | 400",
                "POST | /api/guests | {\"name\":7} | 400",
                "PATCH | /api/me | {\"name\":\" \"} | 400",
                "POST | /api/tables | {\"game\":\"tiny-bids\",\"options\":{\"rounds\":null}} | 400",
                "POST | /api/tables | {\"game\":\"tiny-bids\",\"options\":{\"clock\":null}} | 400",
                "POST | /api/tables | {\"game\":\"tiny-bids\",\"options\":{\"rounds\":1e999}} | 400",
                "POST | /api/tables | {\"game\":\"tiny-bids\",\"options\":{\"rounds\":{\"a\":[]}}} | 400",
                "POST | /api/tables | {\"game\":\"tiny-bids\",\"options\":{\"\":1}} | 400",
                "POST | /api/tables | {\"game\":\"tiny-bids\",\"seats\":-1} | 400",
                "POST | /api/tables | {\"game\":\"tiny-bids\",\"bots\":{\"x\":\"random\"}} | 400",
                "POST | /api/tables | {\"game\":\"tiny-bids\",\"bots\":{\"1\":null}} | 400",
                "POST | /api/tables | {\"game\":\"tiny-bids\",\"bots\":{\"1\":\"random\",\"01\":\"greedy\"}} | 400",
                "POST | /api/tables | {\"game\":\"tiny-bids\",\"box\":[1]} | 400",
                "POST | /api/tables | [] | 400",
                "DELETE | /api/tables | '' | 404",
                "POST | /api/tables | {\"game\":\"chess\"} | 400",
                "POST | /api/tables | {\"game\":\"tiny-bids\",\"seats\":99} | 400",
                "POST | /api/tables | {\"game\":\"tiny-bids\",\"options\":{\"rounds\":0}} | 400",
                "POST | /api/tables | {\"game\":\"tiny-bids\",\"box\":{}} | 400",
                "POST | /api/tables | {\"game\":\"tiny-bids\",\"bots\":{\"1\":\"hal\"}} | 400",
                "POST | /api/tables | {\"game\":\"tiny-bids\",\"start\":true} | 400",
                "GET | /api/tables/nowhere | '' | 404",
                "GET | /api/codes/AAAAA | '' | 404",
                "GET | /api/nothing | '' | 404",
                "GET | /api | '' | 404",
                "GET | //api//games | '' | 404",
                "GET | /ws | '' | 426",
                "POST | /ws | {} | 426",
                "GET | /api/tables/%00 | '' | 400",
                "GET | /assets/nothing.js | '' | 404"
            })
    void wrong_calls_get_a_sentence_and_no_trace(String method, String path, String body, int status) {
        HttpResponse<String> response = host.call(method, path, body.isEmpty() ? null : body);

        assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
        JsonNode problem = Json.MAPPER.readTree(response.body());
        assertThat(problem.get("text").stringValue()).isNotBlank();
        assertThat(response.body()).doesNotContain("Exception", "at boardroom", "jackson");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd", "/assets/..;/x.js"})
    void no_path_leads_out_of_the_house(String path) {
        HttpResponse<String> response = host.call("GET", path, null);

        assertThat(response.statusCode()).isBetween(400, 404);
        assertThat(response.body()).doesNotContain("root:", "Exception", "at org.eclipse");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET /../secret HTTP/1.1\nHost: x\nConnection: close\n\n",
                "GET /api/codes/\u00c4 HTTP/1.1\nHost: x\nConnection: close\n\n",
                "GET /api/games HTTP/1.1\nConnection: close\n\n",
                "POST /api/guests HTTP/1.1\nHost: x\nContent-Length: -5\nConnection: close\n\n{}",
                "POST /api/guests HTTP/1.1\nHost: x\nContent-Length: 5\nTransfer-Encoding: chunked\n\n0\n\n",
                "nonsense\n\n"
            })
    void even_what_is_no_call_at_all_gets_a_sentence(String call) throws IOException {
        String answer = rawAnswerTo(call);

        assertThat(answer).startsWith("HTTP/1.1 400").contains("request.malformed", "nosniff");
        assertThat(answer).doesNotContainIgnoringCase("jetty").doesNotContain("<html>");
    }

    @Test
    void a_handshake_that_leads_nowhere_gets_a_sentence_and_leaves_no_session() throws IOException {
        assertThat(rawAnswerTo(LAST_HANDSHAKE.replace("/ws", "/nowhere")))
                .startsWith("HTTP/1.1 404")
                .contains("request.unknown")
                .doesNotContain("Set-Cookie");
        assertThat(rawAnswerTo(LAST_HANDSHAKE.replace("13", "7")))
                .startsWith("HTTP/1.1 426")
                .contains("socket.only")
                .doesNotContain("Set-Cookie");
    }

    @Test
    void a_head_is_answered_like_the_get_without_its_body() {
        assertThat(host.call("HEAD", "/api/nothing", null).statusCode()).isEqualTo(404);
        assertThat(TestClient.call(server.port(), "HEAD", "/api/me", null, null).statusCode())
                .isEqualTo(401);
        HttpResponse<String> games = host.call("HEAD", "/api/games", null);
        assertThat(games.statusCode()).isEqualTo(200);
        assertThat(games.headers().firstValue("Content-Type")).contains("application/json");
        assertThat(games.body()).isEmpty();
    }

    @Test
    void a_box_of_null_is_no_box() {
        assertThat(host.call("POST", "/api/tables", "{\"game\":\"tiny-bids\",\"box\":null}")
                        .statusCode())
                .isEqualTo(201);
    }

    @Test
    void the_word_bearer_may_be_written_in_either_case() throws IOException {
        String answer = rawAnswerTo(
                "GET /api/me HTTP/1.1\nHost: x\nConnection: close\nAuthorization: bearer " + host.token + "\n\n");

        assertThat(answer).startsWith("HTTP/1.1 200").contains(host.id);
    }

    @Test
    void every_answer_carries_the_strict_headers() throws Exception {
        HttpResponse<String> response = HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + "/api/games"))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());

        assertThat(response.headers().firstValue("Content-Security-Policy").orElse(""))
                .contains("default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'");
        assertThat(response.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
        assertThat(response.headers().firstValue("Referrer-Policy")).contains("no-referrer");
        assertThat(response.headers().firstValue("Server")).isEmpty();
    }
}
