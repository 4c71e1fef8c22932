package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Views that are large, and somebody who does not read them. */
@SuppressWarnings("NullAway.Init")
class SlowReaderTest {
    private static final int WALL = 150_000;

    private BoardroomServer server;
    private TestClient mira;
    private TestClient jon;
    private String table;

    @BeforeEach
    void twoPeopleAtATableWithALargeView(@TempDir Path data) {
        server = BoardroomServer.start(TestServer.config(data).withLimits(Limits.NONE));
        mira = TestClient.join(server.port(), "Mira");
        jon = TestClient.join(server.port(), "Jon");
        table = mira.dealt(
                jon,
                "{\"game\":\"tiny-bids\",\"seats\":2,\"options\":{\"clock\":false,\"rounds\":1000,\"wall\":" + WALL
                        + "}}");
    }

    @AfterEach
    void goHome() {
        mira.close();
        jon.close();
        server.close();
    }

    private void playRound(int round) {
        for (TestClient one : new TestClient[] {mira, jon}) {
            JsonNode answer = one.command(
                    "move", table, "\"decision\":\"round-" + round + "\"", "\"move\":{\"type\":\"bid\",\"coins\":0}");
            assertThat(answer.get("ok").booleanValue()).as("%s", answer).isTrue();
        }
    }

    @Test
    void a_view_larger_than_a_frame_arrives_whole() {
        playRound(0);
        JsonNode update = jon.awaitUpdate(table, u -> u.get("view").get("round").intValue() == 1);

        assertThat(update.get("view").get("wall").stringValue()).hasSize(WALL);
    }

    @Test
    void who_does_not_read_holds_nobody_up_and_is_cut_off() throws IOException {
        try (Socket lazy = watcherWhoNeverReads()) {
            awaitSockets(3);
            int round = 0;
            for (; round < 60; round++) playRound(round);
            awaitSockets(2);

            assertThat(lazy.isConnected()).isTrue();
            JsonNode last =
                    jon.awaitLatest(table, u -> u.get("view").get("round").intValue() == 60);
            assertThat(last.get("view").get("wall").stringValue()).hasSize(WALL);
        }
    }

    /** Says hello and opens the table in plain bytes, and then looks away. */
    private Socket watcherWhoNeverReads() throws IOException {
        Socket socket = new Socket();
        socket.setReceiveBufferSize(4_096);
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port()));
        OutputStream out = socket.getOutputStream();
        out.write(("GET /ws HTTP/1.1\r\nHost: 127.0.0.1:" + server.port()
                        + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII));
        out.write(frame("{\"hello\":null}"));
        out.write(frame("{\"id\":\"o\",\"do\":\"open\",\"table\":\"" + table + "\"}"));
        out.flush();
        return socket;
    }

    /** A masked text frame; a mask of zeros leaves the text as it is. */
    private static byte[] frame(String text) {
        byte[] payload = text.getBytes(StandardCharsets.US_ASCII);
        byte[] frame = new byte[6 + payload.length];
        frame[0] = (byte) 0x81;
        frame[1] = (byte) (0x80 | payload.length);
        System.arraycopy(payload, 0, frame, 6, payload.length);
        return frame;
    }

    private void awaitSockets(int count) {
        Pattern gauge = Pattern.compile("(?m)^boardroom_sockets (\\S+)$");
        for (int i = 0; i < 300; i++) {
            Matcher found = gauge.matcher(mira.call("GET", "/metrics", null).body());
            if (found.find() && Double.parseDouble(found.group(1)) == count) return;
            LockSupport.parkNanos(100_000_000);
        }
        throw new AssertionError("there were never " + count + " sockets");
    }
}
