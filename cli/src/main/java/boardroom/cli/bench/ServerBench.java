package boardroom.cli.bench;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Measures the real server with its durable store: moves per second of its processor time, latency, memory. */
final class ServerBench {
    private static final int SEATS = 4;
    private static final int FIRST_TABLES = 10;
    private static final int TABLES = 50;
    private static final int[] RATES = {50, 300};
    private static final Duration LONGEST_WARM_UP = Duration.ofMinutes(3);

    private final String game;
    private final Duration flatOut;
    private final Duration steady;
    private final int warmUpMoves;

    ServerBench(String game, Duration flatOut, Duration steady, int warmUpMoves) {
        this.game = game;
        this.flatOut = flatOut;
        this.steady = steady;
        this.warmUpMoves = warmUpMoves;
    }

    ServerFigures measure() throws IOException, InterruptedException {
        try (ServerProcess server = ServerProcess.start();
                Load load = new Load(server.address(), game, SEATS)) {
            double bytesPerTable = bytesPerTable(server, load);
            Latencies latencies = new Latencies();
            warmUp(load, latencies);
            double cpu = server.cpuSeconds();
            long began = System.nanoTime();
            load.flatOut(flatOut, latencies);
            double seconds = (System.nanoTime() - began) / 1e9;
            int moves = latencies.moves();
            double perCpuSecond = moves / (server.cpuSeconds() - cpu);
            List<ServerFigures.Steady> rates = new ArrayList<>();
            for (int rate : RATES) rates.add(steady(load, rate));
            return new ServerFigures(game, TABLES, SEATS, perCpuSecond, moves / seconds, bytesPerTable / 1024, rates);
        }
    }

    /** Until the compiler has seen enough, however slow the machine is: its time is not the server's in the long run. */
    private void warmUp(Load load, Latencies latencies) throws IOException, InterruptedException {
        long end = System.nanoTime() + LONGEST_WARM_UP.toNanos();
        do load.flatOut(flatOut.dividedBy(2), latencies);
        while (latencies.moves() < warmUpMoves && System.nanoTime() < end);
        latencies.restart();
    }

    /** What 50 more tables add to what is alive: what the house itself needs does not count. */
    private static double bytesPerTable(ServerProcess server, Load load) throws IOException, InterruptedException {
        int someMoves = 20;
        load.addTables(FIRST_TABLES);
        load.moves(someMoves);
        long before = server.liveBytes();
        load.addTables(TABLES - FIRST_TABLES);
        load.moves(someMoves);
        return (double) (server.liveBytes() - before) / (TABLES - FIRST_TABLES);
    }

    private ServerFigures.Steady steady(Load load, int rate) throws IOException, InterruptedException {
        Latencies latencies = new Latencies();
        load.steady(rate, steady, latencies);
        return new ServerFigures.Steady(
                rate,
                latencies.moves() / (steady.toNanos() / 1e9),
                latencies.millis(50),
                latencies.millis(99),
                latencies.refusals());
    }
}
