package boardroom.server.notice;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import org.jspecify.annotations.Nullable;

/**
 * Sends one request and reads no more of the answer than how it was received. A name is looked up once, every address it
 * has is checked, and the connection goes to an address that was: a name that means another one a moment later changes
 * nothing. It follows no redirect.
 */
public final class Postman {
    private static final int MILLIS = 5_000;
    private static final int LONGEST_LINE = 200;
    private static final int STATUS_AT = 9;
    private static final int OK = 200;
    private static final int REDIRECT = 300;

    private final boolean inside;
    private final Names names;

    /** Finds the addresses of a name. */
    public interface Names {
        InetAddress[] addresses(String name) throws UnknownHostException;
    }

    /** What came of it: a status, or why there is none. */
    public record Outcome(
            @Nullable Integer status, @Nullable Problem problem) {
        public boolean isReceived() {
            return status != null && status >= OK && status < REDIRECT;
        }
    }

    /** Why nothing was answered. */
    public enum Problem {
        UNKNOWN_HOST,
        INSIDE,
        REFUSED,
        TIMEOUT,
        TLS,
        NO_HTTP
    }

    /** One that writes to addresses inside only if it is allowed. */
    public Postman(boolean inside, Names names) {
        this.inside = inside;
        this.names = names;
    }

    /** Whether this name leads inside, where nothing may be sent; one that can't be found leads nowhere. */
    public boolean isForbidden(HookUrl url) {
        try {
            return checked(url) == null;
        } catch (UnknownHostException e) {
            return false;
        }
    }

    /** {@code null}: one of its addresses lies inside. */
    private @Nullable InetAddress checked(HookUrl url) throws UnknownHostException {
        InetAddress[] all = names.addresses(url.name());
        if (all.length == 0) throw new UnknownHostException(url.name());
        if (!inside) for (InetAddress one : all) if (InsideAddresses.has(one)) return null;
        return all[0];
    }

    public Outcome send(HookUrl url, Map<String, String> headers, String body) {
        try {
            InetAddress address = checked(url);
            if (address == null) return new Outcome(null, Problem.INSIDE);
            return send(address, url, headers, body);
        } catch (UnknownHostException e) {
            return new Outcome(null, Problem.UNKNOWN_HOST);
        } catch (SocketTimeoutException e) {
            return new Outcome(null, Problem.TIMEOUT);
        } catch (SSLException e) {
            return new Outcome(null, Problem.TLS);
        } catch (IOException e) {
            return new Outcome(null, Problem.REFUSED);
        }
    }

    private static Outcome send(InetAddress address, HookUrl url, Map<String, String> headers, String body)
            throws IOException {
        long until = System.nanoTime() + MILLIS * 1_000_000L;
        try (Socket plain = new Socket()) {
            plain.setSoTimeout(MILLIS);
            plain.connect(new InetSocketAddress(address, url.port()), MILLIS);
            try (Socket socket = url.secure() ? secured(plain, url) : plain) {
                socket.getOutputStream().write(request(url, headers, body));
                socket.getOutputStream().flush();
                String line = firstLine(socket, until);
                boolean isHttp = line.startsWith("HTTP/1.") && line.length() >= STATUS_AT + 3;
                if (!isHttp) return new Outcome(null, Problem.NO_HTTP);
                return new Outcome(Integer.parseInt(line, STATUS_AT, STATUS_AT + 3, 10), null);
            } catch (NumberFormatException e) {
                return new Outcome(null, Problem.NO_HTTP);
            }
        }
    }

    /** The certificate must be that of the name, whatever the address. */
    private static Socket secured(Socket plain, HookUrl url) throws IOException {
        SSLSocketFactory factory = (SSLSocketFactory) SSLSocketFactory.getDefault();
        SSLSocket socket = (SSLSocket) factory.createSocket(plain, url.name(), url.port(), true);
        SSLParameters parameters = socket.getSSLParameters();
        parameters.setEndpointIdentificationAlgorithm("HTTPS");
        socket.setSSLParameters(parameters);
        socket.startHandshake();
        return socket;
    }

    private static byte[] request(HookUrl url, Map<String, String> headers, String body) {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        StringBuilder head = new StringBuilder("POST " + url.path() + " HTTP/1.1\r\nHost: " + url.authority()
                + "\r\nUser-Agent: Boardroom\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: "
                + bytes.length + "\r\n");
        headers.forEach(
                (name, value) -> head.append(name).append(": ").append(value).append("\r\n"));
        byte[] start = head.append("\r\n").toString().getBytes(StandardCharsets.US_ASCII);
        byte[] all = new byte[start.length + bytes.length];
        System.arraycopy(start, 0, all, 0, start.length);
        System.arraycopy(bytes, 0, all, start.length, bytes.length);
        return all;
    }

    private static String firstLine(Socket socket, long until) throws IOException {
        InputStream in = socket.getInputStream();
        StringBuilder line = new StringBuilder();
        while (line.length() < LONGEST_LINE) {
            long left = (until - System.nanoTime()) / 1_000_000;
            if (left <= 0) throw new SocketTimeoutException();
            socket.setSoTimeout((int) left);
            int next = in.read();
            if (next < 0 || next == '\n') break;
            line.append((char) next);
        }
        return line.toString().strip();
    }
}
