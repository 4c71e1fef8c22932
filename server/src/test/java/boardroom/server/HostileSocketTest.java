package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** A client that lies over its socket. */
@SuppressWarnings("NullAway.Init")
class HostileSocketTest {
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

    @ParameterizedTest
    @ValueSource(strings = {"1e99", "2.5", "-0.1", "3.0"})
    void a_number_that_is_not_whole_is_refused_with_that_reason(String coins) {
        JsonNode answer = host.command(
                "move", table, "\"decision\":\"round-0\"", "\"move\":{\"type\":\"bid\",\"coins\":" + coins + "}");

        assertThat(answer.get("say").get("key").stringValue()).isEqualTo("move.not-whole");
        assertThat(answer.get("text").stringValue()).isEqualTo("Whole numbers only.");
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
        flood.writeBytes(RawCall.bytes(RawCall.HANDSHAKE));
        byte[] hello = "{\"hello\":null}".getBytes(StandardCharsets.US_ASCII);
        for (int i = 0; i < 20_000; i++) {
            flood.writeBytes(new byte[] {(byte) 0x81, (byte) (0x80 | hello.length), 0, 0, 0, 0});
            flood.writeBytes(hello);
        }
        String heard = RawCall.answerTo(server.port(), flood.toByteArray());

        assertThat(heard).contains("\"type\":\"bye\",\"say\":{\"key\":\"socket.too-many\"}");
    }

    /** A ping, and a piece of a message that never ends: neither is a message, both are a flood. */
    @ParameterizedTest
    @ValueSource(bytes = {(byte) 0x89, 0x00})
    void frames_that_are_no_messages_are_a_flood_like_any_other(byte frame) throws IOException {
        ByteArrayOutputStream flood = new ByteArrayOutputStream();
        flood.writeBytes(RawCall.bytes(RawCall.HANDSHAKE));
        byte[] empty = {0, (byte) 0x80, 0, 0, 0, 0};
        empty[0] = 0x01;
        if (frame == 0) flood.writeBytes(empty);
        empty[0] = frame;
        for (int i = 0; i < 20_000; i++) flood.writeBytes(empty);
        String heard = RawCall.answerTo(server.port(), flood.toByteArray());

        assertThat(heard).contains("\"type\":\"bye\",\"say\":{\"key\":\"socket.too-many\"}");
    }
}
