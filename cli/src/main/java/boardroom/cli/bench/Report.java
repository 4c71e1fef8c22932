package boardroom.cli.bench;

import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The figures as a page that reads well in a terminal and as Markdown. */
public record Report(
        boolean quick,
        double calibration,
        List<EngineFigures> engine,
        List<SearchFigures> search,
        List<ServerFigures> server) {
    private static final double WORTH_TELLING = 0.02;

    @Override
    public String toString() {
        Formatter out = new Formatter(Locale.ROOT);
        out.format("Made by `./boardroom bench%s` on %s.%n", quick ? " --quick" : "", machine());
        out.format("%n");
        out.format("Calibration: **%.0f million** steps of a fixed arithmetic loop per CPU-second.%n", calibration);
        if (!engine.isEmpty()) enginePart(out);
        if (!search.isEmpty()) searchPart(out);
        if (!server.isEmpty())
            out.format(
                    "%nThe servers started %s the start cache.%n", ServerProcess.hasStartCache() ? "from" : "without");
        for (ServerFigures row : server) serverPart(out, row);
        return out.toString();
    }

    private void enginePart(Formatter out) {
        out.format("%n");
        out.format("### Engine: random games, nobody listening%n");
        out.format("%n");
        out.format(
                "| game                               | seats | moves per CPU-second | copies per CPU-second | moves in a game |");
        out.format(" moves, copies per 1,000 calibration steps |%n");
        out.format(
                "|------------------------------------|------:|---------------------:|----------------------:|----------------:|");
        out.format("------------------------------------------:|%n");
        for (EngineFigures row : engine)
            out.format(
                    "| %-34s | %5d | %,20.0f | %,21.0f | %15.0f | %32.2f, %7.2f |%n",
                    row.variation().isEmpty() ? row.game() : row.game() + ", " + row.variation(),
                    row.seats(),
                    row.moves(),
                    row.copies(),
                    row.movesPerGame(),
                    row.moves() / calibration / 1e3,
                    row.copies() / calibration / 1e3);
    }

    private void searchPart(Formatter out) {
        out.format("%n");
        out.format("### Search: thinking about decisions of greedy games, cut off by the evaluation%n");
        out.format("%n");
        out.format(
                "| game       | seats | iterations per CPU-second | per 1,000 calibration steps | a move of an expert, ms: median, longest | where the time goes |%n");
        out.format(
                "|------------|------:|--------------------------:|----------------------------:|-----------------------------------------:|:--------------------|%n");
        for (SearchFigures row : search)
            out.format(
                    "| %-10s | %5d | %,25.0f | %27.3f | %31.0f, %7.0f | %s |%n",
                    row.game(),
                    row.seats(),
                    row.iterations(),
                    row.iterations() / calibration / 1e3,
                    row.expert().median(),
                    row.expert().longest(),
                    shares(row.shares()));
    }

    /** The larger parts, and what is left for the tree itself and for copies. */
    private static String shares(Map<String, Double> shares) {
        StringBuilder text = new StringBuilder();
        double rest = 1;
        for (Map.Entry<String, Double> one : shares.entrySet()) {
            if (one.getValue() < WORTH_TELLING) continue;
            text.append("%s %.0f %%, ".formatted(one.getKey(), 100 * one.getValue()));
            rest -= one.getValue();
        }
        return text + "rest %.0f %%".formatted(100 * Math.max(0, rest));
    }

    private void serverPart(Formatter out, ServerFigures row) {
        out.format("%n");
        out.format(
                "### Server: %s, %d tables of %d sockets on loopback, every move on disk before it is told%n",
                row.game(), row.tables(), row.seats());
        out.format("%n");
        out.format("| what                                   |   figure |%n");
        out.format("|----------------------------------------|---------:|%n");
        out.format("| moves per second of its CPU, warmed up | %,8.0f |%n", row.movesPerCpuSecond());
        out.format(
                "| the same in the first %2d seconds       | %,8.0f |%n",
                row.cold().seconds(), row.cold().movesPerCpuSecond());
        out.format("| warm, per million calibration steps    | %,8.2f |%n", row.movesPerCpuSecond() / calibration);
        out.format("| moves per second, as fast as it goes   | %,8.0f |%n", row.movesPerSecond());
        ServerFigures.LooksBack looks = row.looksBack();
        out.format("| looks back at a game, per CPU-second   | %,8.0f |%n", looks.perCpuSecond());
        out.format("| the same in the first seconds of them  | %,8.0f |%n", looks.cold());
        out.format("| moments in each                        | %,8.1f |%n", looks.moments());
        out.format(
                "| a look back, in moves                  | %,8.3f |%n",
                row.movesPerCpuSecond() / looks.perCpuSecond());
        out.format(
                "| a moment looked back at, in moves      | %,8.3f |%n",
                row.movesPerCpuSecond() / looks.momentsPerCpuSecond());
        out.format("| live heap per connected table, KB      | %,8.1f |%n", row.liveKilobytesPerTable());
        for (ServerFigures.Steady rate : row.steady()) {
            out.format("| answer at %3d moves/s, p50, ms         | %8.1f |%n", rate.wanted(), rate.p50());
            out.format("| answer at %3d moves/s, p99, ms         | %8.1f |%n", rate.wanted(), rate.p99());
        }
        for (ServerFigures.Steady rate : row.steady())
            if (rate.reached() < 0.95 * rate.wanted())
                out.format("%nOnly %.0f of %d moves/s were reached.%n", rate.reached(), rate.wanted());
    }

    private static String machine() {
        return "%d processors, %s %s, Java %s"
                .formatted(
                        Runtime.getRuntime().availableProcessors(),
                        System.getProperty("os.name"),
                        System.getProperty("os.arch"),
                        Runtime.version());
    }
}
