package boardroom.cli.bench;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

/** Enough of everything a server is asked for that the virtual machine knows what is called most. */
public final class WarmUp {
    private static final String[] PAGES = {"/", "/api/games", "/api/texts", "/healthz", "/metrics"};
    private static final int TABLES = 4;
    private static final int SEATS = 4;
    private static final int MOVES = 40;
    private static final Duration LONGEST = Duration.ofMinutes(2);

    private WarmUp() {}

    public static void play(int port, String game) throws IOException, InterruptedException {
        Address server = new Address(port);
        try (HttpClient http = HttpClient.newHttpClient()) {
            for (String page : PAGES)
                http.send(HttpRequest.newBuilder(server.page(page)).build(), BodyHandlers.discarding());
        }
        try (Load load = new Load(server, game, SEATS, Player.Told.CHANGES, LONGEST)) {
            load.addTables(TABLES);
            load.moves(MOVES, LONGEST, new Latencies());
        }
    }
}
