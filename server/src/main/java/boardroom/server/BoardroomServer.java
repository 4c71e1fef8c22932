package boardroom.server;

import boardroom.server.house.Guests;
import boardroom.server.house.House;
import boardroom.server.house.Shelf;
import boardroom.server.house.SystemTime;
import boardroom.server.house.Time;
import boardroom.server.house.Uptime;
import boardroom.server.store.Run;
import boardroom.server.store.SqliteStore;
import boardroom.server.store.Store;
import boardroom.server.store.StoreFailure;
import boardroom.server.table.Tables;
import boardroom.server.web.Door;
import boardroom.server.web.Metrics;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The whole server: opens the store, wakes the tables, opens the door; and closes all of it in order. */
public final class BoardroomServer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BoardroomServer.class);
    private static final long BEAT_EVERY = 1_000;
    private static final long SLEEP_EVERY = 60_000;
    private static final long CLEAR_OUT_EVERY = 3_600_000;

    private final Store store;
    private final Time time;
    private final ExecutorService thoughts;
    private final House house;
    private final Tables tables;
    private final Door door;
    private final long started;
    private volatile boolean closing;

    /** Starts a server on the SQLite database in the data folder. */
    public static BoardroomServer start(ServerConfig config) {
        Metrics metrics = new Metrics();
        return new BoardroomServer(config, new SqliteStore(config.data(), metrics), metrics);
    }

    /** Starts a server on this store, which it closes at its end. */
    public BoardroomServer(ServerConfig config, Store store, Metrics metrics) {
        this(config, store, metrics, new SystemTime(lastAlive(store) + 1));
    }

    /** Starts a server that goes by this time, which must not lie before anything in the store. */
    BoardroomServer(ServerConfig config, Store store, Metrics metrics, Time time) {
        this.store = store;
        this.time = time;
        List<Run> runs = store.runs();
        this.started = time.now();
        store.beat(new Run(started, started)).join();
        int minds = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        this.thoughts = Executors.newFixedThreadPool(
                minds, Thread.ofPlatform().name("thoughts-", 0).daemon().factory());
        this.house = new House(
                store,
                time,
                new Uptime(runs, started),
                new Shelf(config.titles(), config.bots()),
                new Guests(store, time),
                config.patience(),
                config.timeScale(),
                config.seeds(),
                thoughts,
                metrics);
        this.tables = new Tables(house, config.limits().tablesPerGuest());
        tables.wakeUp();
        this.door = new Door(config, house, tables, metrics);
        every(BEAT_EVERY, this::beat);
        every(SLEEP_EVERY, tables::letSleep);
        every(CLEAR_OUT_EVERY, this::clearOut);
        LOG.info("open at port {}", door.port());
    }

    private static long lastAlive(Store store) {
        List<Run> runs = store.runs();
        return runs.isEmpty() ? 0 : runs.getLast().alive();
    }

    /** So that after a crash it is known how long the house was open; one lost beat does no harm. */
    private void beat() {
        CompletableFuture<Void> _ = store.beat(new Run(started, time.now()));
    }

    /** Away from the alarms: it waits for the disk. */
    private void clearOut() {
        Thread.startVirtualThread(() -> {
            try {
                tables.clearOut();
                house.guests().clearOut(house.patience().finished());
            } catch (StoreFailure | CompletionException e) {
                if (!closing) LOG.warn("what nobody has used for long could not be cleared out: {}", e.getMessage());
            }
        });
    }

    private void every(long millis, Runnable task) {
        Time.Alarm _ = time.after(millis, () -> {
            if (closing) return;
            task.run();
            every(millis, task);
        });
    }

    /** The port it listens at. */
    public int port() {
        return door.port();
    }

    /** Says bye, stops every table, waits for the store, and closes the door. */
    @Override
    public void close() {
        if (closing) return;
        closing = true;
        door.sayBye();
        tables.close();
        store.beat(new Run(started, time.now())).join();
        door.close();
        thoughts.shutdownNow();
        time.close();
        store.close();
        LOG.info("closed");
    }
}
