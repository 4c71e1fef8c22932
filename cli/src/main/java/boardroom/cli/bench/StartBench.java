package boardroom.cli.bench;

import boardroom.cli.Folders;
import boardroom.server.store.CommitWatch;
import boardroom.server.store.EntryRow;
import boardroom.server.store.SqliteStore;
import boardroom.server.store.StoreFailure;
import boardroom.server.store.TableHead;
import boardroom.server.store.TableRow;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Measures how long a server takes from its start to its first page, with many running tables in its store. */
final class StartBench {
    private static final int TABLES = 10_000;
    private static final int SEATS = 4;
    private static final int MOVES = 20;
    private static final Duration LONGEST = Duration.ofMinutes(1);

    private final String game;

    StartBench(String game) {
        this.game = game;
    }

    StartFigures measure() throws IOException, InterruptedException {
        Path data = Files.createTempDirectory("boardroom-bench");
        try {
            playOne(data);
            copy(data);
            FirstPage full = firstPage(data);
            Path nothing = Files.createDirectory(data.resolve("nothing"));
            FirstPage empty = firstPage(nothing);
            return new StartFigures(
                    game, TABLES, MOVES, full.seconds, full.cpuSeconds, empty.seconds, empty.cpuSeconds);
        } finally {
            Folders.remove(data);
        }
    }

    /** How long it took to have it, by the clock on the wall and of the server's processor. */
    private record FirstPage(double seconds, double cpuSeconds) {}

    private static FirstPage firstPage(Path data) throws IOException, InterruptedException {
        long began = System.nanoTime();
        try (ServerProcess server = ServerProcess.startOn(data);
                HttpClient http = HttpClient.newHttpClient()) {
            HttpRequest page =
                    HttpRequest.newBuilder(server.address().page("/")).build();
            HttpResponse<Void> first = http.send(page, BodyHandlers.discarding());
            if (first.statusCode() != 200) throw new IOException("the first page is a " + first.statusCode());
            return new FirstPage((System.nanoTime() - began) / 1e9, server.cpuSeconds());
        }
    }

    /** A game that goes on when the server closes. */
    private void playOne(Path data) throws IOException, InterruptedException {
        try (ServerProcess server = ServerProcess.startOn(data);
                Load load = new Load(server.address(), game, SEATS, Player.Told.CHANGES)) {
            load.addTables(1);
            load.moves(MOVES, LONGEST, new Latencies());
        }
    }

    /** The same game at many tables more, as if each had been played. */
    private static void copy(Path data) {
        try (SqliteStore store = new SqliteStore(data, CommitWatch.NONE)) {
            TableRow one = store.table(store.playing().getFirst());
            if (one == null) throw new IllegalStateException("the game that was played is not in the store");
            List<EntryRow> journal = store.journal(one.id()).stream()
                    .map(entry -> new EntryRow(entry.number(), entry.at(), entry.played(), entry.act(), null))
                    .toList();
            List<CompletableFuture<Void>> writes = new ArrayList<>();
            for (int i = 1; i < TABLES; i++) writes.add(store.putBranch(named(one, "start-" + i), journal));
            writes.forEach(StoreFailure::orOnDisk);
        }
    }

    private static TableRow named(TableRow one, String id) {
        TableHead head = one.head();
        TableHead other = new TableHead(
                id,
                id,
                head.game(),
                head.rulesVersion(),
                head.boxVersion(),
                head.changedBox(),
                head.guided(),
                head.created());
        return new TableRow(
                other,
                one.options(),
                one.host(),
                one.seats(),
                one.started(),
                one.seed(),
                one.finished(),
                one.rematch(),
                one.doors(),
                one.pledge());
    }
}
