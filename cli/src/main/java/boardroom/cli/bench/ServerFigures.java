package boardroom.cli.bench;

import java.util.List;

/** What one server did with so many tables of so many sockets. */
record ServerFigures(
        String game,
        int tables,
        int seats,
        double movesPerCpuSecond,
        Cold cold,
        double movesPerSecond,
        LooksBack looksBack,
        double liveKilobytesPerTable,
        List<Steady> steady) {

    /** Moves per CPU-second in the first seconds after a start, while everything is still being compiled. */
    record Cold(long seconds, double movesPerCpuSecond) {}

    /** Whole looks back at a running game per CPU-second, at first and warmed up, and the moments they showed. */
    record LooksBack(double cold, double perCpuSecond, double momentsPerCpuSecond, double moments) {}

    /** How long an answer took at a steady number of moves a second. */
    record Steady(int wanted, double reached, double p50, double p99, int refused) {}
}
