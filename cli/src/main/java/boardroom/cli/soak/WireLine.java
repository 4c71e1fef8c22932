package boardroom.cli.soak;

import boardroom.cli.bench.Address;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;

/** A WebSocket that can be treated badly: cut, frozen, read byte by byte. A decent library does none of that. */
final class WireLine {
    /** Whoever listens at a line. */
    interface Ear {
        void heard(String text);

        void lost();
    }

    private static final int CONNECT_MILLIS = 5_000;

    /** The server pings every 25 seconds; so long after the third it did not send, the line is dead. */
    private static final int QUIET_MILLIS = 90_000;

    private static final int TEXT = 0x1;
    private static final int CLOSE = 0x8;
    private static final int PING = 0x9;
    private static final int PONG = 0xA;
    private static final int LAST = 0x80;
    private static final int MASKED = 0x80;
    private static final int SHORT_LENGTH = 126;
    private static final int LONG_LENGTH = 127;
    private static final int LARGEST_SHORT = 0xFFFF;

    /** So little is left in the system's hands for who reads slowly. */
    private static final int SMALL_BUFFER = 16_384;

    private static final long NANOS_A_SLOW_BYTE = 1_000_000;

    private final Socket socket = new Socket();
    private final Ear ear;
    private volatile long frozenUntil;
    private volatile long slowUntil;

    private WireLine(Ear ear) {
        this.ear = ear;
    }

    /** Opens a socket to this server; from now on the ear hears, each message from the same thread. */
    static WireLine open(Address server, Ear ear) throws IOException {
        WireLine line = new WireLine(ear);
        try {
            line.socket.setReceiveBufferSize(SMALL_BUFFER);
            line.socket.setTcpNoDelay(true);
            line.socket.setSoTimeout(QUIET_MILLIS);
            line.socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port()), CONNECT_MILLIS);
            line.shakeHands(server);
        } catch (IOException e) {
            line.socket.close();
            throw e;
        }
        Thread.startVirtualThread(line::listen);
        return line;
    }

    private void shakeHands(Address server) throws IOException {
        String call = """
                GET %s HTTP/1.1
                Host: 127.0.0.1:%d
                Upgrade: websocket
                Connection: Upgrade
                Sec-WebSocket-Version: 13
                Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==

                """.formatted(server.socket().getPath(), server.port());
        socket.getOutputStream().write(call.replace("\n", "\r\n").getBytes(StandardCharsets.US_ASCII));
        StringBuilder answer = new StringBuilder();
        while (answer.indexOf("\r\n\r\n") < 0) {
            int one = socket.getInputStream().read();
            if (one < 0) throw new EOFException("no handshake");
            answer.append((char) one);
        }
        if (!answer.toString().startsWith("HTTP/1.1 101")) throw new IOException("no handshake: " + answer);
    }

    private void listen() {
        ByteArrayOutputStream message = new ByteArrayOutputStream();
        try {
            DataInputStream in = new DataInputStream(new BufferedInputStream(new BadReader(socket.getInputStream())));
            while (true) {
                int first = in.readUnsignedByte();
                byte[] payload = new byte[length(in)];
                in.readFully(payload);
                switch (first & 0xF) {
                    case CLOSE -> throw new EOFException("closed by the server");
                    case PING -> frame(PONG, payload);
                    case PONG -> {}
                    default -> {
                        message.writeBytes(payload);
                        if ((first & LAST) == 0) continue;
                        ear.heard(message.toString(StandardCharsets.UTF_8));
                        message.reset();
                    }
                }
            }
        } catch (IOException cut) {
            close();
            ear.lost();
        }
    }

    private static int length(DataInputStream in) throws IOException {
        int length = in.readUnsignedByte();
        if (length == SHORT_LENGTH) return in.readUnsignedShort();
        return length == LONG_LENGTH ? Math.toIntExact(in.readLong()) : length;
    }

    /** Reads as one who was frozen, or is slow, would. */
    private final class BadReader extends InputStream {
        private final InputStream in;

        BadReader(InputStream in) {
            this.in = in;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] into, int at, int most) throws IOException {
            pause(frozenUntil - System.nanoTime());
            boolean slow = slowUntil > System.nanoTime();
            if (slow) pause(NANOS_A_SLOW_BYTE);
            return in.read(into, at, slow ? Math.min(1, most) : most);
        }
    }

    private static void pause(long nanos) {
        try {
            if (nanos > 0) TimeUnit.NANOSECONDS.sleep(nanos);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    void send(String text) throws IOException {
        frame(TEXT, text.getBytes(StandardCharsets.UTF_8));
    }

    private void frame(int opcode, byte[] payload) throws IOException {
        byte[] mask = new byte[4];
        ThreadLocalRandom.current().nextBytes(mask);
        ByteBuffer frame = ByteBuffer.allocate(14 + payload.length).put((byte) (LAST | opcode));
        if (payload.length < SHORT_LENGTH) frame.put((byte) (MASKED | payload.length));
        else if (payload.length <= LARGEST_SHORT)
            frame.put((byte) (MASKED | SHORT_LENGTH)).putShort((short) payload.length);
        else frame.put((byte) (MASKED | LONG_LENGTH)).putLong(payload.length);
        frame.put(mask);
        for (int i = 0; i < payload.length; i++) frame.put((byte) (payload[i] ^ mask[i % mask.length]));
        byte[] bytes = new byte[frame.position()];
        frame.flip().get(bytes);
        sendRaw(bytes);
    }

    /** Sends bytes as they are, whether they make a frame or not. */
    synchronized void sendRaw(byte[] bytes) throws IOException {
        OutputStream out = socket.getOutputStream();
        out.write(bytes);
        out.flush();
    }

    /** From now on for so long nothing is read, nor any ping answered. */
    void freeze(long nanos) {
        frozenUntil = System.nanoTime() + nanos;
    }

    /** From now on for so long it is read byte by byte. */
    void slowDown(long nanos) {
        slowUntil = System.nanoTime() + nanos;
    }

    /** Cuts the connection without a word: the other side gets a reset. */
    void cut() {
        try {
            socket.setSoLinger(true, 0);
        } catch (IOException alreadyGone) {
            // then there is nothing to reset
        }
        close();
    }

    private void close() {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
