package boardroom.cli.bench;

import boardroom.engine.Json;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** One guest with one socket, who speaks the wire as docs/protocol.md tells it. */
public final class Player implements WebSocket.Listener {
    private final Calls calls;
    private final String token;
    private final Map<String, CompletableFuture<JsonNode>> asked = new ConcurrentHashMap<>();
    private final AtomicInteger commands = new AtomicInteger();
    private final StringBuilder frame = new StringBuilder();
    private final CompletableFuture<Void> welcome = new CompletableFuture<>();
    private @Nullable WebSocket socket;

    private volatile Situation situation = Situation.UNKNOWN;
    private volatile String table = "";
    private volatile @Nullable JsonNode result;
    private final AtomicInteger updates = new AtomicInteger();
    private volatile Runnable onUpdate = () -> {};

    private final Told told;
    private Followed followed = Followed.NOTHING;
    private final AtomicLong bytes = new AtomicLong();

    /** How a player is told of updates. */
    public enum Told {
        WHOLE,
        CHANGES
    }

    public Player(HttpClient http, Address server, String name) throws IOException, InterruptedException {
        this(http, server, name, Told.WHOLE);
    }

    Player(HttpClient http, Address server, String name, Told told) throws IOException, InterruptedException {
        this.calls = new Calls(http, server);
        this.told = told;
        this.token = calls.post("/api/guests", null, Map.of("name", name))
                .path("token")
                .stringValue();
    }

    public Player connect() {
        socket = calls.http()
                .newWebSocketBuilder()
                .buildAsync(calls.server().socket(), this)
                .join();
        send(told == Told.WHOLE ? Map.of("hello", token) : Map.of("hello", token, "updates", "changes"));
        welcome.join();
        return this;
    }

    /** A new table with this player as its host. */
    String createTable(String game, int seats) throws IOException, InterruptedException {
        return createTable(Map.of("game", game, "seats", seats)).path("id").stringValue();
    }

    /** A new table as it is wished, with this player as its host: all that is told of it. */
    public JsonNode createTable(Map<String, ?> wish) throws IOException, InterruptedException {
        return calls.post("/api/tables", token, wish);
    }

    /** From now on this table is the one that is played. */
    public void turnTo(String id, Runnable hearing) {
        table = id;
        situation = Situation.UNKNOWN;
        result = null;
        updates.set(0);
        onUpdate = hearing;
    }

    public CompletableFuture<JsonNode> ask(String what, Map<String, Object> more) {
        String id = "c-" + commands.incrementAndGet();
        CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        asked.put(id, answer);
        Map<String, Object> command = new LinkedHashMap<>(more);
        command.put("id", id);
        command.put("do", what);
        command.put("table", table);
        send(command);
        return answer;
    }

    boolean isOver() {
        return result() != null;
    }

    /** How the game ended; {@code null}: it is not over. */
    public @Nullable JsonNode result() {
        return result;
    }

    /** How much this player was sent over the socket; nearly all letters of a frame are a byte. */
    long bytes() {
        return bytes.get();
    }

    int updates() {
        return updates.get();
    }

    /** What this player sees and is asked now. */
    Situation situation() {
        return situation;
    }

    private synchronized void send(Map<String, ?> message) {
        WebSocket open = socket;
        if (open == null) throw new IllegalStateException("not connected");
        open.sendText(Json.MAPPER.writeValueAsString(message), true).join();
    }

    /** Looks back at the game from its deal on; how many moments it has been told. */
    int looksBack(int seat) throws IOException, InterruptedException {
        return calls.get("/api/tables/" + table + "/film/" + seat, token)
                .path("moments")
                .size();
    }

    /** The box of a game as it ships. */
    JsonNode box(String game) throws IOException, InterruptedException {
        return calls.get("/api/games/" + game + "/box", null);
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        frame.append(data);
        if (last) {
            bytes.addAndGet(frame.length());
            hear(Json.MAPPER.readTree(frame.toString()));
            frame.setLength(0);
        }
        from.request(1);
        return null;
    }

    private void hear(JsonNode message) {
        switch (message.path("type").asString()) {
            case "welcome" -> welcome.complete(null);
            case "answer" -> {
                CompletableFuture<JsonNode> answer =
                        asked.remove(message.path("id").asString());
                if (answer != null) answer.complete(message);
            }
            case "update" -> {
                if (!message.path("table").asString().equals(table)) return;
                followed = followed.after(message);
                JsonNode look = followed.look();
                situation = new Situation(look.path("view"), look.path("own"), look.path("prompt"));
                result = look.path("result").isObject() ? look.path("result") : null;
                updates.incrementAndGet();
                onUpdate.run();
            }
            default -> {}
        }
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        asked.values().forEach(answer -> answer.completeExceptionally(error));
    }
}
