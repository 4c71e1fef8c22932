package boardroom.server;

import boardroom.server.house.Advised;
import boardroom.server.house.Cast;
import boardroom.server.house.Catalogue;
import boardroom.server.house.Guests;
import boardroom.server.house.House;
import boardroom.server.house.Notices;
import boardroom.server.house.Outage;
import boardroom.server.house.SystemTime;
import boardroom.server.house.Thoughts;
import boardroom.server.house.Time;
import boardroom.server.house.Uptime;
import boardroom.server.notice.Deliveries;
import boardroom.server.notice.Postman;
import boardroom.server.people.Forgetting;
import boardroom.server.people.Me;
import boardroom.server.store.NothingTaken;
import boardroom.server.store.Run;
import boardroom.server.store.SqliteStore;
import boardroom.server.store.Store;
import boardroom.server.store.StoreFailure;
import boardroom.server.table.Darkroom;
import boardroom.server.table.Tables;
import boardroom.server.web.Door;
import boardroom.server.web.Metrics;
import java.net.InetAddress;
import java.util.List;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The whole server: opens the store, wakes the tables, opens the door; and closes all of it in order. */
public final class BoardroomServer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BoardroomServer.class);
    private static final long BEAT_EVERY = 1_000;
    private static final long SLEEP_EVERY = 60_000;
    private static final long CLEAR_OUT_EVERY = 3_600_000;
    private static final long FILM_EVERY = 60_000;
    private static final long DELIVER_EVERY = 5_000;
    private static final long FILM_FOR = 2_000;

    private final Store store;
    private final Time time;
    private final Thoughts thoughts;
    private final House house;
    private final Tables tables;
    private final Darkroom darkroom;
    private final Door door;
    private final Outage outage;
    private final Deliveries deliveries;
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
        this(config, store, metrics, time, Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
    }

    /** Starts a server whose bots think on so many threads. */
    BoardroomServer(ServerConfig config, Store store, Metrics metrics, Time time, int minds) {
        this.store = store;
        this.time = time;
        Uptime uptime = new Uptime(store.runs(), time.now());
        this.outage = new Outage(store, time, uptime);
        note(uptime);
        this.thoughts = new Thoughts(time, minds);
        Cast cast = new Cast(config.bots());
        this.house = new House(
                store,
                time,
                uptime,
                new Catalogue(config.titles(), cast, config.limits().weight()),
                cast,
                new Guests(store, time),
                config.patience(),
                config.timeScale(),
                config.seeds(),
                thoughts,
                new Advised(),
                metrics,
                new Notices());
        this.tables = new Tables(house, config.limits().tablesPerGuest());
        this.darkroom = new Darkroom(house);
        // Whatever else keeps something about people hangs its forgetting here.
        Forgetting forgetting = new Forgetting();
        forgetting.add(guest -> StoreFailure.orOnDisk(store.forgetTalkOf(guest)));
        forgetting.add(guest -> StoreFailure.orOnDisk(store.hooks().forget(guest)));
        this.deliveries = new Deliveries(house, new Postman(config.hooksInside(), InetAddress::getAllByName));
        house.notices().add(deliveries::carry);
        this.door = new Door(config, house, tables, new Me(house, tables, forgetting), deliveries, outage, metrics);
        tables.wakeUp();
        every(BEAT_EVERY, () -> outage.look(this::takes));
        every(SLEEP_EVERY, tables::letSleep);
        every(CLEAR_OUT_EVERY, this::clearOut);
        every(FILM_EVERY, this::film);
        every(DELIVER_EVERY, deliveries::look);
        LOG.info("open at port {}", door.port());
    }

    private static long lastAlive(Store store) {
        List<Run> runs = store.runs();
        return runs.isEmpty() ? 0 : runs.getLast().alive();
    }

    /** Notes that the house is open; a store that takes nothing at the moment can still be looked at. */
    private void note(Uptime uptime) {
        try {
            StoreFailure.orOnDisk(store.beat(uptime.run(time.now())));
        } catch (NothingTaken e) {
            LOG.error("{}", e.getMessage());
        }
    }

    private void takes(boolean takes) {
        door.tell(takes);
        tables.storeTakes(takes);
    }

    /** Away from the alarms: it takes its time. */
    private void film() {
        Thread.startVirtualThread(() -> {
            try {
                darkroom.develop(false, FILM_FOR);
            } catch (StoreFailure e) {
                if (!closing) LOG.warn("no game could be filmed: {}", e.getMessage());
            }
        });
    }

    /** What is on when the house closes can be shown even if the next house plays by other rules. */
    private void filmTheRest() {
        try {
            darkroom.develop(true, FILM_FOR);
        } catch (StoreFailure e) {
            LOG.warn("what is on could not be filmed: {}", e.getMessage());
        }
    }

    /** Away from the alarms: it waits for the disk. */
    private void clearOut() {
        Thread.startVirtualThread(() -> {
            try {
                tables.clearOut();
                house.guests().clearOut(house.patience().finished());
                deliveries.clearOut();
            } catch (StoreFailure e) {
                if (!closing) LOG.warn("what nobody has used for long could not be cleared out: {}", e.getMessage());
            }
        });
    }

    private void every(long millis, Runnable task) {
        Time.Alarm _ = time.after(millis, () -> {
            if (closing) return;
            try {
                task.run();
            } finally {
                every(millis, task);
            }
        });
    }

    /** The port it listens at. */
    public int port() {
        return door.port();
    }

    /** Every call it answers: its method and its path. */
    Set<String> calls() {
        return door.calls();
    }

    /** Says bye, stops every table, waits for the store, and closes the door. */
    @Override
    public void close() {
        if (closing) return;
        closing = true;
        door.sayBye();
        deliveries.close();
        tables.close();
        filmTheRest();
        note(house.uptime());
        door.close();
        thoughts.close();
        time.close();
        store.close();
        LOG.info("closed");
    }
}
