package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
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

/** A client that lies over HTTP. */
@SuppressWarnings("NullAway.Init")
class HostileHttpTest {
    private static BoardroomServer server;
    private static TestClient host;

    @BeforeAll
    static void open(@TempDir Path data) {
        server = BoardroomServer.start(TestServer.config(data));
        host = TestClient.join(server.port(), "Host");
    }

    @AfterAll
    static void shut() {
        host.close();
        server.close();
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
        String answer = RawCall.answerTo(
                server.port(), RawCall.LAST_HANDSHAKE.replace("Host: x", "Host: x\nOrigin: https://evil.example"));

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
                "GET / HTTP/7.1\nHost: x\nConnection: close\n\n",
                "GUESS  HTTP/1.1\nHost: x\nConnection: close\n\n",
                "nonsense\n\n"
            })
    void even_what_is_no_call_at_all_gets_a_sentence(String call) throws IOException {
        String answer = RawCall.answerTo(server.port(), call);

        assertThat(answer).startsWith("HTTP/1.1 400").contains("request.malformed", "nosniff");
        assertThat(answer).doesNotContainIgnoringCase("jetty").doesNotContain("<html>");
    }

    @Test
    void a_handshake_that_leads_nowhere_gets_a_sentence_and_leaves_no_session() throws IOException {
        assertThat(RawCall.answerTo(server.port(), RawCall.LAST_HANDSHAKE.replace("/ws", "/nowhere")))
                .startsWith("HTTP/1.1 404")
                .contains("request.unknown")
                .doesNotContain("Set-Cookie");
        assertThat(RawCall.answerTo(server.port(), RawCall.LAST_HANDSHAKE.replace("13", "7")))
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
        String answer = RawCall.answerTo(
                server.port(),
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
