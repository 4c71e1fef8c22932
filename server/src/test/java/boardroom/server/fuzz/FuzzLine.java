package boardroom.server.fuzz;

import boardroom.engine.Json;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import tools.jackson.databind.JsonNode;

/** A socket to the house that says whatever bytes it is told, one exchange after the other, and keeps nothing. */
final class FuzzLine implements AutoCloseable {
    private static final int PATIENCE_MILLIS = 20_000;
    private static final int TEXT = 0x81;
    private static final int CLOSE = 0x8;
    private static final int PING = 0x9;
    private static final int SHORT_LENGTH = 126;
    private static final int LONG_LENGTH = 127;
    private static final String HANDSHAKE = """
            GET /ws HTTP/1.1
            Host: x
            Upgrade: websocket
            Connection: Upgrade
            Sec-WebSocket-Version: 13
            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==

            """.replace("\n", "\r\n");

    private final Socket socket;
    private final DataInputStream in;

    FuzzLine(int port) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setSoTimeout(PATIENCE_MILLIS);
        socket.setTcpNoDelay(true);
        in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
        bytes(HANDSHAKE.getBytes(StandardCharsets.US_ASCII));
        StringBuilder answer = new StringBuilder();
        while (answer.indexOf("\r\n\r\n") < 0) answer.append((char) in.readUnsignedByte());
        if (!answer.toString().startsWith("HTTP/1.1 101")) throw new AssertionError(answer);
    }

    void bytes(byte[] raw) throws IOException {
        socket.getOutputStream().write(raw);
    }

    void text(String message) throws IOException {
        text(message.getBytes(StandardCharsets.UTF_8));
    }

    /** A text frame with these bytes, whether they are text or not; a mask of zeros leaves them as they are. */
    void text(byte[] message) throws IOException {
        ByteArrayOutputStream frame = new ByteArrayOutputStream();
        frame.write(TEXT);
        if (message.length < SHORT_LENGTH) frame.write(0x80 | message.length);
        else {
            frame.write(0x80 | SHORT_LENGTH);
            frame.write(message.length >> 8);
            frame.write(message.length);
        }
        frame.write(new byte[4], 0, 4);
        frame.writeBytes(message);
        bytes(frame.toByteArray());
    }

    /** The next message, which must be JSON; one that never comes is a fault of the house. */
    JsonNode next() throws IOException {
        ByteArrayOutputStream message = new ByteArrayOutputStream();
        while (true) {
            int first = in.readUnsignedByte();
            byte[] payload = new byte[length()];
            in.readFully(payload);
            int kind = first & 0xF;
            if (kind == CLOSE) throw new IOException("closed");
            if (kind >= PING) continue;
            message.writeBytes(payload);
            if ((first & 0x80) != 0) return Json.MAPPER.readTree(message.toByteArray());
        }
    }

    private int length() throws IOException {
        int length = in.readUnsignedByte();
        if (length == SHORT_LENGTH) return in.readUnsignedShort();
        return length == LONG_LENGTH ? Math.toIntExact(in.readLong()) : length;
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
