package boardroom.server.notice;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import org.jspecify.annotations.Nullable;

/**
 * Sends one request and reads no more of the answer than how it was received. A name is looked up once, every address it
 * has is checked, and the connection goes to an address that was: a name that means another one a moment later changes
 * nothing. All of it has one time limit. It follows no redirect.
 */
public final class Postman {
    private static final Duration TIME = Duration.ofSeconds(5);
    private static final int LONGEST_LINE = 200;
    private static final int STATUS_AT = 9;
    private static final int OK = 200;
    private static final int REDIRECT = 300;

    private final boolean inside;
    private final Names names;
    private final SSLSocketFactory tls;
    private final Duration time;

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
        this(inside, names, (SSLSocketFactory) SSLSocketFactory.getDefault(), TIME);
    }

    /** One that trusts whom this factory trusts, and takes so much time for a delivery at most. */
    Postman(boolean inside, Names names, SSLSocketFactory tls, Duration time) {
        this.inside = inside;
        this.names = names;
        this.tls = tls;
        this.time = time;
    }

    /** Whether this name leads inside, where nothing may be sent; one that can't be found leads nowhere. */
    public boolean isForbidden(HookUrl url) {
        try {
            return checked(url, Deadline.in(time)) == null;
        } catch (IOException e) {
            return false;
        }
    }

    /** {@code null}: one of its addresses lies inside. */
    private @Nullable InetAddress checked(HookUrl url, Deadline deadline) throws IOException {
        InetAddress[] all = addresses(url.name(), deadline);
        if (all.length == 0) throw new UnknownHostException(url.name());
        if (!inside) for (InetAddress one : all) if (InsideAddresses.has(one)) return null;
        return all[0];
    }

    /** On a thread of its own: a look-up can't be called off. */
    private InetAddress[] addresses(String name, Deadline deadline) throws IOException {
        FutureTask<InetAddress[]> found = new FutureTask<>(() -> names.addresses(name));
        Thread.ofPlatform().daemon().name("look-up").start(found);
        try {
            return found.get(deadline.left().toNanos(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
            throw new SocketTimeoutException();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException();
        } catch (ExecutionException e) {
            throw new UnknownHostException(name);
        }
    }

    public Outcome send(HookUrl url, Map<String, String> headers, String body) {
        Deadline deadline = Deadline.in(time);
        try {
            InetAddress address = checked(url, deadline);
            if (address == null) return new Outcome(null, Problem.INSIDE);
            return send(address, url, request(url, headers, body), deadline);
        } catch (UnknownHostException e) {
            return new Outcome(null, Problem.UNKNOWN_HOST);
        } catch (IOException e) {
            if (deadline.isOver()) return new Outcome(null, Problem.TIMEOUT);
            return new Outcome(null, e instanceof SSLException ? Problem.TLS : Problem.REFUSED);
        }
    }

    private Outcome send(InetAddress address, HookUrl url, byte[] request, Deadline deadline) throws IOException {
        Socket plain = new Socket();
        // A limit for every single read would let whoever drips bytes go on for hours.
        Thread end = deadline.closes(plain);
        try (plain) {
            plain.connect(new InetSocketAddress(address, url.port()));
            Socket socket = url.secure() ? secured(plain, url) : plain;
            socket.getOutputStream().write(request);
            socket.getOutputStream().flush();
            return outcome(firstLine(socket.getInputStream()));
        } finally {
            end.interrupt();
        }
    }

    private static Outcome outcome(String line) {
        boolean isHttp = line.startsWith("HTTP/1.") && line.length() >= STATUS_AT + 3;
        if (!isHttp) return new Outcome(null, Problem.NO_HTTP);
        try {
            return new Outcome(Integer.parseInt(line, STATUS_AT, STATUS_AT + 3, 10), null);
        } catch (NumberFormatException e) {
            return new Outcome(null, Problem.NO_HTTP);
        }
    }

    /** The certificate must be that of the name, whatever the address. */
    private Socket secured(Socket plain, HookUrl url) throws IOException {
        SSLSocket socket = (SSLSocket) tls.createSocket(plain, url.name(), url.port(), true);
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

    private static String firstLine(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        while (line.length() < LONGEST_LINE) {
            int next = in.read();
            if (next < 0 || next == '\n') break;
            line.append((char) next);
        }
        return line.toString().strip();
    }
}
