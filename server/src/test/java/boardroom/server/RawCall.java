package boardroom.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;

/** What is sent as it stands, byte by byte, as no decent client would. */
public final class RawCall {
    static final String HANDSHAKE = """
            GET /ws HTTP/1.1
            Host: x
            Upgrade: websocket
            Connection: Upgrade
            Sec-WebSocket-Version: 13
            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==

            """;

    /** The same from somebody who wants no more than an answer. */
    static final String LAST_HANDSHAKE = HANDSHAKE.replace("Connection: Upgrade", "Connection: Upgrade, close");

    private RawCall() {}

    /** Sends a call and gives all of the answer; the call must ask for the end of the connection. */
    static String answerTo(int port, String call) throws IOException {
        return answerTo(port, bytes(call));
    }

    /** Sends all this in one breath and gives all that is answered until the connection ends. */
    public static String answerTo(int port, byte[] all) throws IOException {
        try (Socket raw = new Socket(InetAddress.getLoopbackAddress(), port)) {
            raw.getOutputStream().write(all);
            return new String(raw.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    static byte[] bytes(String call) {
        return call.replace("\n", "\r\n").getBytes(StandardCharsets.ISO_8859_1);
    }

    /** Sends all this and no more, and gives all that is answered; nothing, if the connection was cut instead. */
    public static String answerToAll(int port, byte[] all) throws IOException {
        try (Socket raw = new Socket(InetAddress.getLoopbackAddress(), port)) {
            raw.getOutputStream().write(all);
            raw.shutdownOutput();
            return new String(raw.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (SocketException cut) {
            return "";
        }
    }
}
