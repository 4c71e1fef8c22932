package boardroom.server;

import boardroom.engine.Json;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;

/** Hears webhooks, and answers as a test wants. */
final class HookReceiver implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 20;

    private final HttpServer server;
    private final List<Heard> heard = new ArrayList<>();
    private int status = 204;
    private boolean held;

    /** A notice as it came. */
    record Heard(String body, String delivery, String timestamp, String signature) {
        JsonNode json() {
            return Json.MAPPER.readTree(body);
        }
    }

    HookReceiver() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.createContext("/", this::hear);
        server.setExecutor(Thread::startVirtualThread);
        server.start();
    }

    String url() {
        return url("127.0.0.1");
    }

    /** The same under another name of this machine. */
    String url(String name) {
        return "http://" + name + ":" + server.getAddress().getPort() + "/hook?a=b";
    }

    private synchronized void hear(HttpExchange call) throws IOException {
        String body = new String(call.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        heard.add(new Heard(
                body,
                call.getRequestHeaders().getFirst("Boardroom-Delivery"),
                call.getRequestHeaders().getFirst("Boardroom-Timestamp"),
                call.getRequestHeaders().getFirst("Boardroom-Signature")));
        notifyAll();
        waitWhileHeld();
        if (status / 100 == 3) call.getResponseHeaders().add("Location", url());
        call.sendResponseHeaders(status, -1);
        call.close();
    }

    private synchronized void waitWhileHeld() {
        try {
            while (held) wait();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Leaves whoever writes without an answer, or answers them all. */
    synchronized void holds(boolean now) {
        held = now;
        notifyAll();
    }

    synchronized int count() {
        return heard.size();
    }

    synchronized void answers(int with) {
        status = with;
    }

    /** Waits until so many came. */
    synchronized List<Heard> await(int count) {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (heard.size() < count) {
            long left = TimeUnit.NANOSECONDS.toMillis(until - System.nanoTime());
            if (left <= 0) throw new AssertionError("heard only " + heard);
            try {
                wait(left);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
        return List.copyOf(heard);
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
