package boardroom.server.load;

import boardroom.engine.Json;
import boardroom.server.ServerProcess;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Tables of four sockets in a closed loop: durable moves per second of server CPU, and live heap per table. */
final class LoadProbe {
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final AtomicLong MOVES = new AtomicLong();
    private static volatile boolean pausing;

    private LoadProbe() {}

    static void main(String[] args) throws Exception {
        int tables = args.length > 0 ? Integer.parseInt(args[0]) : 50;
        int seconds = args.length > 1 ? Integer.parseInt(args[1]) : 10;
        try (ServerProcess server =
                ServerProcess.start(Files.createTempDirectory("load"), 1, "-Xmx512m", "-XX:+UseSerialGC")) {
            List<Table> all = new ArrayList<>();
            for (int i = 0; i < tables; i++) all.add(new Table(server.port));
            for (Table table : all) table.start();
            Thread.sleep(seconds * 1000L);
            long moves = MOVES.get();
            Duration cpu = server.handle().info().totalCpuDuration().orElseThrow();
            Thread.sleep(seconds * 1000L);
            long made = MOVES.get() - moves;
            double used = server.handle()
                            .info()
                            .totalCpuDuration()
                            .orElseThrow()
                            .minus(cpu)
                            .toNanos()
                    / 1e9;
            System.out.printf(
                    "%d moves in %d s, %.2f CPU s: %.0f moves per CPU second%n", made, seconds, used, made / used);
            pausing = true;
            Thread.sleep(2000);
            long before = heap(server.handle().pid());
            for (int i = 0; i < tables; i++) all.add(new Table(server.port));
            for (Table table : all.subList(tables, 2 * tables)) table.start();
            Thread.sleep(2000);
            long after = heap(server.handle().pid());
            System.out.printf(
                    "live heap %d KB, %d KB: %.1f KB a table%n", before, after, (after - before) / (double) tables);
            if (args.length > 2)
                new ProcessBuilder("jcmd", String.valueOf(server.handle().pid()), "GC.heap_dump", args[2])
                        .inheritIO()
                        .start()
                        .waitFor();
        }
        System.exit(0);
    }

    private static long heap(long pid) throws IOException, InterruptedException {
        for (int i = 0; i < 3; i++)
            new ProcessBuilder("jcmd", String.valueOf(pid), "GC.run").start().waitFor();
        Process info = new ProcessBuilder("jcmd", String.valueOf(pid), "GC.class_histogram").start();
        String last = new String(info.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .reduce("", (_, line) -> line);
        return new Scanner(last).skip("\\s*Total\\s+\\d+\\s+").nextLong() / 1024;
    }

    private static final class Table {
        private final List<Seat> seats = new ArrayList<>();

        Table(int port) throws Exception {
            JsonNode[] guests = new JsonNode[4];
            for (int i = 0; i < 4; i++) guests[i] = post(port, "/api/guests", "{\"name\":\"P" + i + "\"}", null);
            JsonNode table = post(
                    port,
                    "/api/tables",
                    "{\"game\":\"tiny-bids\",\"seats\":4,\"options\":{\"clock\":false,\"rounds\":2000}}",
                    guests[0].get("token").stringValue());
            for (int i = 0; i < 4; i++)
                seats.add(new Seat(
                        port,
                        table.get("id").stringValue(),
                        i,
                        guests[i].get("token").stringValue()));
        }

        void start() throws Exception {
            for (Seat seat : seats) if (seat.seat > 0) seat.sit();
            Thread.sleep(30);
            seats.getFirst().send("\"do\":\"start\"");
        }
    }

    private static JsonNode post(int port, String path, String body, @Nullable String token) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                .POST(HttpRequest.BodyPublishers.ofString(body));
        if (token != null) request.header("Authorization", "Bearer " + token);
        return Json.MAPPER.readTree(
                HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString()).body());
    }

    private static final class Seat implements WebSocket.Listener {
        private final String table;
        private final int seat;
        private final WebSocket socket;
        private final StringBuilder partial = new StringBuilder();
        private String answered = "";
        private int id;

        Seat(int port, String table, int seat, String token) {
            this.table = table;
            this.seat = seat;
            this.socket = HTTP.newWebSocketBuilder()
                    .buildAsync(URI.create("ws://127.0.0.1:" + port + "/ws"), this)
                    .join();
            socket.sendText("{\"hello\":\"" + token + "\"}", true).join();
            send("\"do\":\"open\"");
        }

        void sit() {
            send("\"do\":\"sit\",\"seat\":" + seat);
        }

        synchronized void send(String rest) {
            socket.sendText("{\"id\":\"c" + id++ + "\",\"table\":\"" + table + "\"," + rest + "}", true)
                    .join();
        }

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket ws, CharSequence data, boolean last) {
            partial.append(data);
            if (last) {
                hear(partial.toString());
                partial.setLength(0);
            }
            ws.request(1);
            return null;
        }

        private void hear(String frame) {
            if (frame.startsWith("{\"type\":\"answer\"")) {
                if (frame.contains("\"number\"")) MOVES.incrementAndGet();
                return;
            }
            if (!frame.startsWith("{\"type\":\"update\"")) return;
            if (pausing) return;
            if (!frame.contains("\"result\":null")) {
                System.out.println("game over at table " + table);
                return;
            }
            int at = frame.indexOf("\"decision\":\"") + 12;
            String decision = frame.substring(at, frame.indexOf('"', at));
            if (decision.equals(answered) || !frame.contains("\"choices\":[{")) return;
            answered = decision;
            Thread.startVirtualThread(() -> send("\"do\":\"move\",\"seat\":" + seat + ",\"decision\":\"" + decision
                    + "\",\"move\":{\"type\":\"bid\",\"coins\":0}"));
        }
    }
}
