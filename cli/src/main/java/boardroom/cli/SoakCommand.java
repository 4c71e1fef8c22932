package boardroom.cli;

import boardroom.cli.soak.Plan;
import boardroom.cli.soak.Soak;
import boardroom.cli.soak.SoakReport;
import boardroom.engine.GameShelf;
import boardroom.engine.Title;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code soak}: a house under fire, and whether it keeps its promises. */
@Command(
        name = "soak",
        description = "Many tables play against a real server on loopback while faults are mixed in on purpose; tells "
                + "of each how many, and fails if anything that was promised did not hold. Ends by itself.",
        sortOptions = false)
final class SoakCommand implements Callable<Integer> {
    private static final int MOST_TABLES = 2_000;
    private static final double MOST_MINUTES = 24 * 60;
    private static final double FEWEST_MINUTES = 0.1;

    @Spec
    private CommandSpec command = CommandSpec.create();

    @Option(names = "--tables", paramLabel = "N", description = "so many play at the same time (${DEFAULT-VALUE})")
    private int tables = 500;

    @Option(names = "--minutes", paramLabel = "M", description = "so long faults are mixed in (${DEFAULT-VALUE})")
    private double minutes = 10;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "where people, moves and faults come from (${DEFAULT-VALUE})")
    private long seed = 1;

    @Option(names = "--game", paramLabel = "GAME", split = ",", description = "only these games, by their ids")
    private List<String> games = new ArrayList<>();

    @Option(names = "--report", paramLabel = "FILE", description = "write the report there as well")
    private @Nullable Path report;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (tables < 1 || tables > MOST_TABLES)
            throw Misuse.of(command, "--tables is from 1 to " + MOST_TABLES + ", not " + tables);
        if (!(minutes >= FEWEST_MINUTES && minutes <= MOST_MINUTES))
            throw Misuse.of(command, "--minutes is from 0.1 to 1440, not " + minutes);
        if (report != null) demandFolderOf(report);
        List<Title> titles = games.isEmpty()
                ? GameShelf.shipped()
                : games.stream().map(game -> GameChoice.title(command, game)).toList();
        Duration time = Duration.ofMillis(Math.round(minutes * 60_000));
        Plan plan = new Plan(tables, time, seed, titles.stream().map(Title::id).toList());
        Path folder = Files.createTempDirectory("boardroom-soak");
        try (Soak soak = new Soak(plan, titles, folder)) {
            SoakReport told = soak.run();
            tell(told, folder);
            return told.isClean() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
        } catch (IOException e) {
            Throwable why = e.getCause() == null ? e : e.getCause();
            command.commandLine().getErr().println("boardroom: the soak could not be finished: " + why);
            command.commandLine().getErr().println("boardroom: the server's data and log are kept in " + folder);
            return CommandLine.ExitCode.SOFTWARE;
        }
    }

    /** Ten minutes later would be late to say so. */
    private void demandFolderOf(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder))
            throw Misuse.of(command, "There is no folder " + file.getParent() + " for the report");
    }

    private void tell(SoakReport told, Path folder) throws IOException {
        PrintWriter out = command.commandLine().getOut();
        out.print(told);
        if (report != null) Files.writeString(report, told.toString());
        if (told.isClean()) Folders.remove(folder);
        else out.println("The server's data and log are kept in " + folder);
        out.flush();
    }
}
