package boardroom.cli;

import boardroom.cli.bench.Bench;
import boardroom.cli.bench.Bench.Part;
import boardroom.cli.bench.BenchmarksPage;
import boardroom.cli.bench.Unmeasurable;
import boardroom.engine.GameShelf;
import boardroom.engine.Title;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code bench}: what engine and server do per second of a processor. */
@Command(
        name = "bench",
        description = "Measures the rules of every game and a real server on loopback; ends by itself.",
        sortOptions = false)
final class BenchCommand implements Callable<Integer> {
    private static final Path PAGE = Path.of("docs", "benchmarks.md");

    @Spec
    private CommandSpec command = CommandSpec.create();

    @Option(names = "--quick", description = "a short measurement with more noise")
    private boolean quick;

    @Option(names = "--only", paramLabel = "PART", description = "only this part: ${COMPLETION-CANDIDATES}")
    private Part part = Part.ALL;

    @Option(names = "--game", paramLabel = "GAME", description = "only this game, by its id (esop-wars)")
    private @Nullable String game;

    @Option(names = "--write", description = "write the figures into docs/benchmarks.md as well")
    private boolean write;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (write && (quick || part != Part.ALL || game != null))
            throw Misuse.of(command, "--write is for a full measurement");
        List<Title> titles = game == null ? GameShelf.shipped() : List.of(GameChoice.title(command, game));
        return report(() -> new Bench(titles, quick, part).measure().toString());
    }

    /** Prints the figures, or the sentence why there are none. */
    int report(Measurement measurement) throws IOException, InterruptedException {
        try {
            String report = measurement.take();
            command.commandLine().getOut().print(report);
            command.commandLine().getOut().flush();
            if (write) {
                Path page = Home.path().resolve(PAGE);
                Files.writeString(page, new BenchmarksPage(Files.readString(page)).with(report));
            }
            return CommandLine.ExitCode.OK;
        } catch (Unmeasurable why) {
            command.commandLine().getErr().println("boardroom: " + why.sentence());
            return CommandLine.ExitCode.SOFTWARE;
        }
    }

    /** What takes a while and may find nothing to measure. */
    interface Measurement {
        String take() throws IOException, InterruptedException;
    }
}
