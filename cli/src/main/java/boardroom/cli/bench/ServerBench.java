package boardroom.cli.bench;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Measures the real server with its durable store: moves per second of its processor time just after a start and warmed
 * up, latency, memory.
 */
final class ServerBench {
    private static final int SEATS = 4;
    private static final int FIRST_TABLES = 10;
    private static final int TABLES = 50;
    private static final int[] RATES = {50, 300};
    private static final int SOME_MOVES = 20;
    private static final int FIRST_LOOKS = 4;
    private static final int MOVES_BETWEEN_LOOKS = 2;
    private static final Duration LONGEST_SOME_MOVES = Duration.ofSeconds(30);
    private static final Duration LONGEST_WARM_UP = Duration.ofMinutes(2);

    private final String game;
    private final Times times;

    /** How long each part takes; the warm-up ends after so many moves. */
    record Times(Duration cold, Duration flatOut, Duration steady, int warmUpMoves) {
        static final Times FULL =
                new Times(Duration.ofMinutes(1), Duration.ofSeconds(20), Duration.ofSeconds(20), 120_000);
        static final Times QUICK =
                new Times(Duration.ofSeconds(10), Duration.ofSeconds(6), Duration.ofSeconds(6), 5_000);
    }

    ServerBench(String game, Times times) {
        this.game = game;
        this.times = times;
    }

    ServerFigures measure() throws IOException, InterruptedException {
        double cold = coldMovesPerCpuSecond();
        try (ServerProcess server = ServerProcess.start();
                Load load = new Load(server.address(), game, SEATS, Player.Told.CHANGES);
                Load before = new Load(server.address(), game, SEATS, Player.Told.WHOLE)) {
            double bytesPerTable = bytesPerTable(server, load);
            warmUp(load);
            List<ServerFigures.Steady> rates = new ArrayList<>();
            for (int rate : RATES) rates.add(steady(load, rate));
            // What every socket was told before there were changes: in the same run, and neither on the warmer server.
            before.addTables(TABLES);
            before.flatOut(times.flatOut().dividedBy(2), new Latencies());
            Spent changes = new Spent();
            Spent wholes = new Spent();
            Duration half = times.flatOut().dividedBy(2);
            flatOut(server, load, half, changes);
            flatOut(server, before, half, wholes);
            flatOut(server, before, half, wholes);
            flatOut(server, load, half, changes);
            ServerFigures.Flat warm = changes.figures();
            ServerFigures.Flat whole = wholes.figures();
            // Compiled before it is measured, as everything else.
            ServerFigures.LooksBack _ = looksBack(server, before, times.steady());
            ServerFigures.LooksBack looksBack = looksBack(server, load, times.steady());
            return new ServerFigures(
                    game,
                    TABLES,
                    SEATS,
                    warm,
                    whole,
                    new ServerFigures.Cold(times.cold().toSeconds(), cold),
                    looksBack,
                    bytesPerTable / 1024,
                    rates);
        }
    }

    /** A server of its own that has just started and is played on at once, as people do after an update. */
    private double coldMovesPerCpuSecond() throws IOException, InterruptedException {
        try (ServerProcess server = ServerProcess.start();
                Load load = new Load(server.address(), game, SEATS, Player.Told.CHANGES)) {
            load.addTables(TABLES);
            Spent spent = new Spent();
            flatOut(server, load, times.cold(), spent);
            return spent.figures().movesPerCpuSecond();
        }
    }

    /** What several stretches, as fast as it goes, took together. */
    private static final class Spent {
        private double moves;
        private double cpuSeconds;
        private double seconds;
        private long bytes;

        ServerFigures.Flat figures() {
            return new ServerFigures.Flat(moves / cpuSeconds, moves / seconds, bytes / moves);
        }
    }

    private static void flatOut(ServerProcess server, Load load, Duration time, Spent spent)
            throws IOException, InterruptedException {
        Latencies latencies = new Latencies();
        double cpu = server.cpuSeconds();
        long bytes = load.bytes();
        long began = System.nanoTime();
        load.flatOut(time, latencies);
        spent.seconds += (System.nanoTime() - began) / 1e9;
        spent.cpuSeconds += server.cpuSeconds() - cpu;
        spent.moves += latencies.moves();
        spent.bytes += load.bytes() - bytes;
    }

    /**
     * What looking back costs where nobody has looked since the last moves, several times at every table, and then again and
     * again.
     */
    private static ServerFigures.LooksBack looksBack(ServerProcess server, Load load, Duration time)
            throws IOException, InterruptedException {
        double firstSeconds = 0;
        double films = 0;
        double moments = 0;
        for (int round = 0; round < FIRST_LOOKS; round++) {
            load.moves(MOVES_BETWEEN_LOOKS, LONGEST_SOME_MOVES, new Latencies());
            double before = server.cpuSeconds();
            Load.Shown first = load.lookBackOnce();
            firstSeconds += server.cpuSeconds() - before;
            films += first.films();
            moments += first.moments();
        }
        double before = server.cpuSeconds();
        Load.Shown again = load.lookBack(time);
        return new ServerFigures.LooksBack(
                moments / firstSeconds, again.moments() / (server.cpuSeconds() - before), moments / films);
    }

    /** Until the compiler has seen enough, however slow the machine is: its time is not the server's in the long run. */
    private void warmUp(Load load) throws IOException, InterruptedException {
        long end = System.nanoTime() + LONGEST_WARM_UP.toNanos();
        Latencies latencies = new Latencies();
        do load.flatOut(times.flatOut().dividedBy(2), latencies);
        while (latencies.moves() < times.warmUpMoves() && System.nanoTime() < end);
    }

    /** What 50 more tables add to what is alive: what the house itself needs does not count. */
    private static double bytesPerTable(ServerProcess server, Load load) throws IOException, InterruptedException {
        load.addTables(FIRST_TABLES);
        load.moves(SOME_MOVES, LONGEST_SOME_MOVES, new Latencies());
        long before = server.liveBytes();
        load.addTables(TABLES - FIRST_TABLES);
        load.moves(SOME_MOVES, LONGEST_SOME_MOVES, new Latencies());
        return (double) (server.liveBytes() - before) / (TABLES - FIRST_TABLES);
    }

    private ServerFigures.Steady steady(Load load, int rate) throws IOException, InterruptedException {
        Latencies latencies = new Latencies();
        load.steady(rate, times.steady(), latencies);
        return new ServerFigures.Steady(
                rate,
                latencies.moves() / (times.steady().toNanos() / 1e9),
                latencies.millis(50),
                latencies.millis(99),
                latencies.refusals());
    }
}
