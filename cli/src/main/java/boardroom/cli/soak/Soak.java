package boardroom.cli.soak;

import boardroom.cli.bench.Calls;
import boardroom.engine.Rng;
import boardroom.engine.Title;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** A whole soak: tables are dealt, the storm comes and goes, and then everything that was told is held against what is there. */
public final class Soak implements AutoCloseable {
    private static final int MOST_PEOPLE_AT_A_TABLE = 3;
    private static final long DEALING_SECONDS = 600;
    private static final long SETTLING_SECONDS = 240;
    private static final long COMING_AGAIN_SECONDS = 120;
    private static final int MEASUREMENTS = 30;
    private static final long SHORTEST_PAUSE_NANOS = 5_000_000_000L;
    private static final long SOME_MILLIS = 500;
    private static final int TRIES = 5;

    private final Plan plan;
    private final List<Title> titles;
    private final Path folder;
    private final Notes notes = new Notes();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final List<Future<?>> running = new ArrayList<>();
    private final List<SoakTable> tables = new ArrayList<>();

    /** Keeps the server's data and log in this folder. */
    public Soak(Plan plan, List<Title> titles, Path folder) {
        this.plan = plan;
        this.titles = List.copyOf(titles);
        this.folder = folder;
    }

    /** Does it all; takes as long as planned, and some minutes more. */
    public SoakReport run() throws IOException, InterruptedException {
        SoakServer server = SoakServer.start(folder);
        try (HttpClient http = HttpClient.newBuilder().executor(threads).build()) {
            Grounds grounds = new Grounds(plan, new Calls(http, server.address()), notes);
            HeapWatch heap = new HeapWatch(server);
            seatAll(grounds);
            grounds.storm(true);
            storm(grounds, server, heap);
            grounds.storm(false);
            settle();
            comeAgain(grounds, server);
            grounds.close();
            for (Future<?> one : running) await(one);
            server.close();
            return audit(grounds, server, heap);
        } finally {
            server.close();
        }
    }

    private void seatAll(Grounds grounds) throws IOException, InterruptedException {
        List<GameOnTable> games = new ArrayList<>();
        for (Title title : titles) games.add(new GameOnTable(title, grounds.calls));
        for (int number = 0; number < plan.tables(); number++) {
            Rng chance = Rng.stream(plan.seed(), "table " + number);
            GameOnTable game = games.get(number % games.size());
            int count = 1 + chance.below(Math.min(MOST_PEOPLE_AT_A_TABLE, game.seats()));
            List<Person> people = new ArrayList<>();
            for (int seat = 0; seat < count; seat++) {
                Rng own = Rng.stream(plan.seed(), "person " + number + " " + seat);
                people.add(introduced(grounds, "Guest " + number + "." + seat, own));
            }
            SoakTable table = new SoakTable(grounds, game, people, chance);
            tables.add(table);
            for (Person person : people) start(person::live);
            start(() -> table.run(() -> grounds.isStormy() || !table.wasEverDealt()));
        }
        until(() -> tables.stream().allMatch(SoakTable::wasEverDealt), DEALING_SECONDS);
        long undealt = tables.stream().filter(table -> !table.wasEverDealt()).count();
        if (undealt > 0) notes.find(Finding.Kind.UNTRIED, undealt + " tables were never dealt");
    }

    /** Hundreds are introduced at once: one call among them may meet a connection that is just being closed. */
    private static Person introduced(Grounds grounds, String name, Rng chance)
            throws IOException, InterruptedException {
        IOException last = new IOException();
        for (int i = 0; i < TRIES; i++) {
            try {
                return Person.introduced(grounds, name, chance);
            } catch (IOException again) {
                last = again;
            }
        }
        throw last;
    }

    private interface Work {
        void run() throws IOException, InterruptedException;
    }

    private void start(Work work) {
        running.add(threads.submit((Callable<?>) () -> {
            work.run();
            return null;
        }));
    }

    private static void await(Future<?> one) throws IOException, InterruptedException {
        try {
            one.get();
        } catch (ExecutionException e) {
            throw new IOException("the soak itself failed", e.getCause());
        }
    }

    private interface Condition {
        boolean holds();
    }

    private static void until(Condition condition, long seconds) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        while (!condition.holds() && System.nanoTime() < end) TimeUnit.MILLISECONDS.sleep(SOME_MILLIS);
    }

    private void storm(Grounds grounds, SoakServer server, HeapWatch heap) throws IOException, InterruptedException {
        long half = plan.time().toNanos() / 2;
        long began = System.nanoTime();
        Storm storm = new Storm(plan, grounds, server);
        Future<?> raging = threads.submit((Callable<?>) () -> {
            storm.rage();
            return null;
        });
        long pause = Math.max(SHORTEST_PAUSE_NANOS, half / MEASUREMENTS);
        long measured = began;
        while (System.nanoTime() - began < 2 * half) {
            lookAtAll();
            long now = System.nanoTime();
            if (now - began > half && now - measured > pause) {
                heap.measure();
                measured = now;
            }
            TimeUnit.MILLISECONDS.sleep(SOME_MILLIS);
        }
        await(raging);
    }

    private void lookAtAll() throws InterruptedException {
        for (SoakTable table : tables) table.look();
    }

    /** After the storm every table goes on. */
    private void settle() throws InterruptedException {
        long calm = System.nanoTime();
        long end = calm + TimeUnit.SECONDS.toNanos(SETTLING_SECONDS);
        while (!tables.stream().allMatch(table -> table.hasMovedSince(calm)) && System.nanoTime() < end) {
            lookAtAll();
            TimeUnit.MILLISECONDS.sleep(SOME_MILLIS);
        }
        for (SoakTable table : tables) table.demandMoveSince(calm);
    }

    /** All tables are held, the server closes in order and opens again: everybody finds what they left. */
    private void comeAgain(Grounds grounds, SoakServer server) throws IOException, InterruptedException {
        // Whoever hosts a table may be away until it passes to somebody else: they are asked again.
        demandOfAll(SoakTable::isHeld, SoakTable::pause);
        grounds.trouble(true);
        server.restart();
        grounds.trouble(false);
        demandOfAll(SoakTable::isBack, _ -> {});
        for (SoakTable table : tables) table.askLastAgain();
    }

    private interface Attempt {
        void at(SoakTable table) throws InterruptedException;
    }

    /** Has this tried again and again wherever it is not so yet; a table where it never is, is stuck. */
    private void demandOfAll(Predicate<SoakTable> state, Attempt attempt) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(COMING_AGAIN_SECONDS);
        List<SoakTable> others = List.copyOf(tables);
        while (true) {
            others = others.stream().filter(state.negate()).toList();
            if (others.isEmpty() || System.nanoTime() > end) break;
            for (SoakTable table : others) attempt.at(table);
            TimeUnit.MILLISECONDS.sleep(SOME_MILLIS);
        }
        others.forEach(SoakTable::stuck);
    }

    private SoakReport audit(Grounds grounds, SoakServer server, HeapWatch heap) throws IOException {
        Audit audit = new Audit(notes, titles);
        audit.of(server.data(), grounds.told);
        new ServerLog(server.log()).judge(notes);
        HeapWatch.Thirds thirds = heap.thirds();
        if (thirds.isKnown() && !thirds.isLevel())
            notes.find(
                    Finding.Kind.MEMORY,
                    "%.1f MB were alive, later %.1f MB".formatted(thirds.middle() / 1e6, thirds.last() / 1e6));
        for (Fault fault : Fault.values())
            if (notes.times(fault) == 0) notes.find(Finding.Kind.UNTRIED, "not once: " + fault);
        if (audit.looked() == 0) notes.find(Finding.Kind.UNTRIED, "no move was acknowledged");
        return new SoakReport(plan, notes, audit.looked(), thirds);
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
