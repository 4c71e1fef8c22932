package boardroom.server;

import boardroom.engine.Json;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A person at a browser, as far as the wire can tell: keeps every frame and waits for what it expects. */
public final class TestClient implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 30;
    private static final Set<String> OF_A_SEAT = Set.of(
            "move",
            "preview",
            "advise",
            "skip",
            "review",
            "hindsight",
            "take-back",
            "ask-back",
            "answer-back",
            "resign",
            "leave",
            "come-back");

    /** A connection pool of its own would be made for each client. */
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    /** Ids of commands belong to the person, so a fresh connection must not begin again at one. */
    private static final AtomicInteger COMMANDS = new AtomicInteger();

    private final String address;
    private final String name;
    public final String id;
    public final String token;
    private final List<String> frames = new ArrayList<>();
    private final List<String> sent = new ArrayList<>();
    private final Map<String, Integer> seats = new HashMap<>();
    private @Nullable WebSocket socket;
    private boolean closed;

    private TestClient(int port, String name, String id, String token) {
        this.address = "127.0.0.1:" + port;
        this.name = name;
        this.id = id;
        this.token = token;
    }

    /** A new guest with an open, greeted socket. */
    public static TestClient join(int port, String name) {
        ObjectNode body = Json.MAPPER.createObjectNode().put("name", name);
        JsonNode guest = json(call(port, "POST", "/api/guests", null, body.toString()));
        TestClient client = new TestClient(
                port, name, guest.get("id").stringValue(), guest.get("token").stringValue());
        client.connect();
        return client;
    }

    /** A guest the house told of, with an open, greeted socket: on another device. */
    public static TestClient on(int port, JsonNode guest) {
        TestClient client = new TestClient(
                port,
                guest.get("name").stringValue(),
                guest.get("id").stringValue(),
                guest.get("token").stringValue());
        client.connect();
        return client;
    }

    /** Somebody who only watches. */
    public static TestClient watcher(int port) {
        TestClient client = new TestClient(port, "watcher", "", "");
        client.connect();
        return client;
    }

    /** The same person on a fresh connection, perhaps to another server. */
    public TestClient again(int port) {
        TestClient client = new TestClient(port, name, id, token);
        client.seats.putAll(seats);
        client.connect();
        return client;
    }

    private void connect() {
        open();
        send(token.isEmpty() ? "{\"hello\":null}" : "{\"hello\":\"" + token + "\"}");
        await(frame -> type(frame, "welcome"));
    }

    /** Opens the socket without saying hello. */
    public static TestClient stranger(int port) {
        TestClient client = new TestClient(port, "stranger", "", "");
        client.open();
        return client;
    }

    private void open() {
        socket = HTTP.newWebSocketBuilder()
                .buildAsync(URI.create("ws://" + address + "/ws"), new Hearing())
                .join();
    }

    private final class Hearing implements WebSocket.Listener {
        private final StringBuilder partial = new StringBuilder();

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket ws, CharSequence data, boolean last) {
            partial.append(data);
            if (last) {
                heard(partial.toString());
                partial.setLength(0);
            }
            ws.request(1);
            return null;
        }

        @Override
        public @Nullable CompletionStage<?> onClose(WebSocket ws, int code, String reason) {
            ended();
            return null;
        }

        @Override
        public void onError(WebSocket ws, Throwable error) {
            ended();
        }
    }

    private synchronized void heard(String frame) {
        frames.add(frame);
        if (frame.startsWith("{\"type\":\"table\"")) noteSeat(Json.MAPPER.readTree(frame));
        notifyAll();
    }

    private void noteSeat(JsonNode frame) {
        JsonNode mine = frame.get("you").get("seats");
        if (!mine.isEmpty())
            seats.put(frame.get("table").get("id").stringValue(), mine.get(0).intValue());
    }

    /** My seat as the last table frame told it; who made a table and has not looked at it yet sits on the first. */
    private synchronized int seat(String table) {
        return seats.getOrDefault(table, 0);
    }

    private synchronized void ended() {
        closed = true;
        notifyAll();
    }

    public synchronized boolean isClosed() {
        return closed;
    }

    /** Everything heard so far. */
    public synchronized List<String> frames() {
        return List.copyOf(frames);
    }

    /** Everything sent so far. */
    public synchronized List<String> sent() {
        return List.copyOf(sent);
    }

    public void send(String text) {
        synchronized (this) {
            sent.add(text);
        }
        socket().sendText(text, true).join();
    }

    /** The page comes to the front, or goes behind others; the house has heard it: what comes after is answered after it. */
    public void looks(boolean looks) {
        send("{\"looking\":" + looks + "}");
        int heard = frames().size();
        send("{\"ping\":1}");
        await(heard, frame -> type(frame, "pong"));
    }

    public void sendBinary(byte[] bytes) {
        socket().sendBinary(ByteBuffer.wrap(bytes), true).join();
    }

    private WebSocket socket() {
        if (socket == null) throw new IllegalStateException("no socket");
        return socket;
    }

    /**
     * Sends a command and gives its answer; the fields are written as JSON without braces. One for a seat is for mine,
     * unless the fields name another.
     */
    public JsonNode command(String what, String table, String... fields) {
        return commandWithId("c-" + COMMANDS.incrementAndGet(), what, table, fields);
    }

    public JsonNode commandWithId(String commandId, String what, String table, String... fields) {
        StringBuilder json =
                new StringBuilder("{\"id\":\"" + commandId + "\",\"do\":\"" + what + "\",\"table\":\"" + table + '"');
        for (String field : fields) json.append(',').append(field);
        boolean named = Arrays.stream(fields).anyMatch(field -> field.startsWith("\"seat\""));
        if (OF_A_SEAT.contains(what) && !named) json.append(",\"seat\":").append(seat(table));
        int from = frames().size();
        send(json.append('}').toString());
        return await(
                from,
                frame -> type(frame, "answer")
                        && commandId.equals(frame.path("id").stringValue("")));
    }

    /** Waits for a frame, among those heard already too. */
    public JsonNode await(Predicate<JsonNode> wanted) {
        return await(0, wanted);
    }

    /** Waits for a frame after so many. */
    public synchronized JsonNode await(int from, Predicate<JsonNode> wanted) {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        int next = from;
        while (true) {
            for (; next < frames.size(); next++) {
                JsonNode frame = Json.MAPPER.readTree(frames.get(next));
                if (wanted.test(frame)) return frame;
            }
            long left = TimeUnit.NANOSECONDS.toMillis(until - System.nanoTime());
            if (left <= 0 || closed)
                throw new AssertionError(name + (closed ? " was cut off" : " waited in vain") + ", heard: "
                        + frames.subList(Math.max(0, frames.size() - 5), frames.size()));
            try {
                wait(left);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    public synchronized void awaitClosed() {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!closed) {
            long left = TimeUnit.NANOSECONDS.toMillis(until - System.nanoTime());
            if (left <= 0) throw new AssertionError(name + " was not cut off");
            try {
                wait(left);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    /** Waits for an update of a table that looks like this. */
    public JsonNode awaitUpdate(String table, Predicate<JsonNode> wanted) {
        return await(frame -> isUpdate(frame, table) && wanted.test(frame));
    }

    /** Waits until the newest update of a table looks like this. */
    public JsonNode awaitLatest(String table, Predicate<JsonNode> wanted) {
        while (true) {
            int heard = frames().size();
            JsonNode update = lastUpdate(table);
            if (wanted.test(update)) return update;
            await(heard, frame -> isUpdate(frame, table));
        }
    }

    /** The last update of a table heard so far; waits for the first. */
    public JsonNode lastUpdate(String table) {
        await(frame -> isUpdate(frame, table));
        List<String> heard = frames();
        for (int i = heard.size() - 1; i >= 0; i--) {
            JsonNode frame = Json.MAPPER.readTree(heard.get(i));
            if (isUpdate(frame, table)) return frame;
        }
        throw new IllegalStateException("unreachable");
    }

    private static boolean isUpdate(JsonNode frame, String table) {
        return type(frame, "update") && table.equals(frame.path("table").stringValue(""));
    }

    public static boolean type(JsonNode frame, String type) {
        return type.equals(frame.path("type").stringValue(""));
    }

    public HttpResponse<String> call(String method, String path, @Nullable String body) {
        return call(Integer.parseInt(address.substring(address.indexOf(':') + 1)), method, path, token, body);
    }

    public static HttpResponse<String> call(
            int port, String method, String path, @Nullable String token, @Nullable String body) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                .method(
                        method,
                        body == null ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofString(body));
        if (token != null) request.header("Authorization", "Bearer " + token);
        return HTTP.sendAsync(request.build(), HttpResponse.BodyHandlers.ofString())
                .join();
    }

    public static JsonNode json(HttpResponse<String> response) {
        return Json.MAPPER.readTree(response.body());
    }

    /** A new table of mine; gives its id. */
    public String table(String json) {
        HttpResponse<String> response = call("POST", "/api/tables", json);
        if (response.statusCode() != 201) throw new AssertionError(response.body());
        return json(response).get("id").stringValue();
    }

    /** A new table of mine with the other one on seat 1; both have it open. */
    public String seated(TestClient other, String json) {
        String table = table(json);
        command("open", table);
        other.command("open", table);
        other.command("sit", table, "\"seat\":1");
        return table;
    }

    /** A new table of mine that is dealt, with the other one on seat 1; both have it open and were told. */
    public String dealt(TestClient other, String json) {
        String table = seated(other, json);
        command("start", table);
        lastUpdate(table);
        other.lastUpdate(table);
        return table;
    }

    /** Cuts the connection without a word. */
    @Override
    public void close() {
        if (socket != null) socket.abort();
    }

    /** Says goodbye in order. */
    public CompletableFuture<WebSocket> hangUp() {
        return socket().sendClose(WebSocket.NORMAL_CLOSURE, "");
    }
}
