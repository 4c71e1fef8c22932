package boardroom.cli.bench;

import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The figures as a page that reads well in a terminal and as Markdown. */
public record Report(
        boolean quick,
        double calibration,
        List<EngineFigures> engine,
        List<SearchFigures> search,
        List<ServerFigures> server,
        @Nullable StartFigures start) {
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
        if (start != null) startPart(out, start);
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
        out.format("| what                                   |  changes |    whole |%n");
        out.format("|----------------------------------------|---------:|---------:|%n");
        ServerFigures.Flat warm = row.warm();
        ServerFigures.Flat whole = row.whole();
        out.format(
                "| moves per second of its CPU, warmed up | %,8.0f | %,8.0f |%n",
                warm.movesPerCpuSecond(), whole.movesPerCpuSecond());
        out.format(
                "| warm, per million calibration steps    | %,8.2f | %,8.2f |%n",
                warm.movesPerCpuSecond() / calibration, whole.movesPerCpuSecond() / calibration);
        out.format(
                "| moves per second, as fast as it goes   | %,8.0f | %,8.0f |%n",
                warm.movesPerSecond(), whole.movesPerSecond());
        out.format(
                "| bytes sent to all four for a move      | %,8.0f | %,8.0f |%n",
                warm.bytesPerMove(), whole.bytesPerMove());
        one(
                out,
                "moves per CPU-second, first %2d seconds".formatted(row.cold().seconds()),
                "%,8.0f",
                row.cold().movesPerCpuSecond());
        ServerFigures.LooksBack looks = row.looksBack();
        one(out, "moments in a look back at a game", "%8.1f", looks.moments());
        one(
                out,
                "a moment of it the first time, in moves",
                "%8.3f",
                warm.movesPerCpuSecond() / looks.firstPerCpuSecond());
        one(out, "a moment of it again, in moves", "%8.3f", warm.movesPerCpuSecond() / looks.againPerCpuSecond());
        one(out, "live heap per connected table, KB", "%8.1f", row.liveKilobytesPerTable());
        for (ServerFigures.Steady rate : row.steady()) {
            one(out, "answer at %3d moves/s, p50, ms".formatted(rate.wanted()), "%8.1f", rate.p50());
            one(out, "answer at %3d moves/s, p99, ms".formatted(rate.wanted()), "%8.1f", rate.p99());
        }
        for (ServerFigures.Steady rate : row.steady())
            if (rate.reached() < 0.95 * rate.wanted())
                out.format("%nOnly %.0f of %d moves/s were reached.%n", rate.reached(), rate.wanted());
    }

    /** What was measured with changes alone. */
    private static void one(Formatter out, String what, String form, double figure) {
        out.format("| %-38s | " + form + " |          |%n", what, figure);
    }

    private static void startPart(Formatter out, StartFigures row) {
        out.format("%n### Start%n%n");
        out.format("| from the start to the first page                | seconds | CPU-seconds |%n");
        out.format("|-------------------------------------------------|--------:|------------:|%n");
        String running = "%,d running tables of %s, %d moves each".formatted(row.tables(), row.game(), row.moves());
        out.format("| %-47s | %7.1f | %11.1f |%n", running, row.seconds(), row.cpuSeconds());
        out.format("| %-47s | %7.1f | %11.1f |%n", "an empty store", row.emptySeconds(), row.emptyCpuSeconds());
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
