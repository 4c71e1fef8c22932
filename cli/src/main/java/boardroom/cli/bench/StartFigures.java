package boardroom.cli.bench;

/**
 * How many seconds a server took from its start to its first page, by the clock on the wall and of its processor: with so
 * many running tables of so many moves in its store, and with nothing in it.
 */
record StartFigures(
        String game,
        int tables,
        int moves,
        double seconds,
        double cpuSeconds,
        double emptySeconds,
        double emptyCpuSeconds) {}
