package boardroom.cli.bench;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;

/** A little of everything a server is asked for. */
public final class WarmUp {
    private static final String[] PAGES = {"/", "/api/games", "/api/texts", "/healthz", "/metrics"};
    private static final int MOVES = 40;

    private WarmUp() {}

    public static void play(int port, String game) throws IOException, InterruptedException {
        Address server = new Address(port);
        try (HttpClient http = HttpClient.newHttpClient()) {
            for (String page : PAGES)
                http.send(HttpRequest.newBuilder(server.page(page)).build(), BodyHandlers.discarding());
        }
        try (Load load = new Load(server, game, 2)) {
            load.addTables(2);
            load.moves(MOVES);
        }
    }
}
