package boardroom.cli.bench;

import java.util.List;

/** What one server did with so many tables of so many sockets. */
record ServerFigures(
        String game,
        int tables,
        int seats,
        Flat warm,
        Flat whole,
        Cold cold,
        LooksBack looksBack,
        double liveKilobytesPerTable,
        List<Steady> steady) {

    /** Moves per CPU-second in the first seconds after a start, while everything is still being compiled. */
    record Cold(long seconds, double movesPerCpuSecond) {}

    /** As fast as it goes: moves per second of the server's processor and of the clock on the wall, and bytes sent for each. */
    record Flat(double movesPerCpuSecond, double movesPerSecond, double bytesPerMove) {}

    /** Moments shown to those who look back at a running game, per CPU-second: the first time, and again and again. */
    record LooksBack(double firstPerCpuSecond, double againPerCpuSecond, double moments) {}

    /** How long an answer took at a steady number of moves a second. */
    record Steady(int wanted, double reached, double p50, double p99, int refused) {}
}
