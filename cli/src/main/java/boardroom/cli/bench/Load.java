package boardroom.cli.bench;

import java.io.IOException;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** Many tables that play at once against one server, on loopback and for a bounded time. */
final class Load implements AutoCloseable {
    /** Longer than a slow answer, shorter than the clocks that would play instead. */
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final HttpClient http;
    private final Address server;
    private final String game;
    private final int seats;
    private final Player.Told told;
    private final Duration patience;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final List<LoadTable> tables = new ArrayList<>();

    Load(Address server, String game, int seats, Player.Told told) {
        this(server, game, seats, told, PATIENCE);
    }

    Load(Address server, String game, int seats, Player.Told told, Duration patience) {
        this.told = told;
        this.server = server;
        this.game = game;
        this.seats = seats;
        this.patience = patience;
        this.http = HttpClient.newBuilder().executor(threads).build();
    }

    /** Opens more tables, each with guests and sockets of its own. */
    void addTables(int count) throws IOException, InterruptedException {
        for (int i = 0; i < count; i++) {
            List<Player> players = new ArrayList<>();
            for (int seat = 0; seat < seats; seat++)
                players.add(new Player(http, server, "Guest " + tables.size() + " " + seat, told).connect());
            Unlisted unlisted = Unlisted.of(game, players.getFirst().box(game));
            tables.add(new LoadTable(game, players, unlisted, tables.size(), patience));
        }
    }

    /** How much was sent over all sockets so far. */
    long bytes() {
        return tables.stream().mapToLong(LoadTable::bytes).sum();
    }

    /** Every table moves as fast as it is answered. */
    void flatOut(Duration time, Latencies latencies) throws IOException, InterruptedException {
        long end = System.nanoTime() + time.toNanos();
        onEveryTable(table -> {
            for (long now = System.nanoTime(); now < end; now = System.nanoTime()) table.playOne(latencies, now, end);
        });
        demandMoves(latencies, time);
    }

    /** What was shown to those who looked back. */
    record Shown(long films, long moments) {}

    /** At every table somebody looks back at the game, again and again. */
    Shown lookBack(Duration time) throws IOException, InterruptedException {
        long end = System.nanoTime() + time.toNanos();
        AtomicLong films = new AtomicLong();
        AtomicLong moments = new AtomicLong();
        onEveryTable(table -> {
            while (System.nanoTime() < end) {
                moments.addAndGet(table.looksBack());
                films.incrementAndGet();
            }
        });
        return new Shown(films.get(), moments.get());
    }

    /** At every table somebody looks back once. */
    Shown lookBackOnce() throws IOException, InterruptedException {
        AtomicLong moments = new AtomicLong();
        onEveryTable(table -> moments.addAndGet(table.looksBack()));
        return new Shown(tables.size(), moments.get());
    }

    private void demandMoves(Latencies latencies, Duration time) throws Unmeasurable {
        if (latencies.moves() > 0) return;
        throw new Unmeasurable("%s can't be measured: in %d seconds no move was made and %d were refused."
                .formatted(game, time.toSeconds(), latencies.refusals()));
    }

    /** Every table makes so many moves, if it can within this time. */
    void moves(int count, Duration within, Latencies latencies) throws IOException, InterruptedException {
        long end = System.nanoTime() + within.toNanos();
        onEveryTable(table -> {
            for (int made = 0; made < count && System.nanoTime() < end; )
                if (table.playOne(latencies, System.nanoTime(), end)) made++;
        });
        demandMoves(latencies, within);
    }

    /** So many moves a second over all tables; a move that is late because all were busy counts its waiting. */
    void steady(int movesPerSecond, Duration time, Latencies latencies) throws IOException, InterruptedException {
        BlockingQueue<Long> due = new LinkedBlockingQueue<>();
        long began = System.nanoTime();
        long end = began + time.toNanos();
        Future<?> ticker = threads.submit(() -> {
            for (long move = 0, at = began; at < end; at = began + ++move * 1_000_000_000L / movesPerSecond) {
                TimeUnit.NANOSECONDS.sleep(at - System.nanoTime());
                due.add(at);
            }
            return null;
        });
        onEveryTable(table -> {
            while (System.nanoTime() < end) {
                Long at = due.poll(100, TimeUnit.MILLISECONDS);
                if (at != null) table.playOne(latencies, at, end);
            }
        });
        await(ticker);
        demandMoves(latencies, time);
    }

    private interface Steps {
        void on(LoadTable table) throws IOException, InterruptedException;
    }

    private void onEveryTable(Steps steps) throws IOException, InterruptedException {
        List<Future<?>> running = new ArrayList<>();
        for (LoadTable table : tables)
            running.add(threads.submit(() -> {
                steps.on(table);
                return null;
            }));
        try {
            for (Future<?> one : running) await(one);
        } finally {
            running.forEach(one -> one.cancel(true));
        }
    }

    private static void await(Future<?> future) throws IOException, InterruptedException {
        try {
            future.get();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof Unmeasurable why ? why : new IOException(e.getCause());
        }
    }

    @Override
    public void close() {
        http.shutdownNow();
        threads.shutdownNow();
    }
}
