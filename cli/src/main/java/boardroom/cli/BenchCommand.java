package boardroom.cli;

import boardroom.cli.bench.Bench;
import boardroom.cli.bench.Bench.Part;
import boardroom.games.Shelf;
import java.io.IOException;
import java.nio.file.Files;
import java.util.concurrent.Callable;
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
    private static final String HEAD = """
            # Benchmarks

            Per second of one processor (CPU-second), so that a busy machine changes little; the calibration loop beside them \
            tells machines apart. `./boardroom bench --write` makes this page anew.

            Targets: 1,000,000 rule moves and 500,000 state copies in random play; 2,500 durable server moves with four \
            sockets each; 60 KB of live heap per connected table of four. Nearest rivals, measured the same way: TAG \
            70-580 thousand moves and 14-107 thousand copies on its card and board games; boardgame.io 348 durable moves \
            and 65-94 KB.

            """;

    @Spec
    private CommandSpec command = CommandSpec.create();

    @Option(names = "--quick", description = "a short measurement with more noise")
    private boolean quick;

    @Option(names = "--only", paramLabel = "PART", description = "only this part: ${COMPLETION-CANDIDATES}")
    private Part part = Part.BOTH;

    @Option(names = "--write", description = "write docs/benchmarks.md as well")
    private boolean write;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (write && (quick || part != Part.BOTH)) throw Misuse.of(command, "--write is for a full measurement");
        String report = new Bench(Shelf.titles(), quick, part).measure().toString();
        command.commandLine().getOut().print(report);
        command.commandLine().getOut().flush();
        if (write) Files.writeString(Home.path().resolve("docs").resolve("benchmarks.md"), HEAD + report);
        return CommandLine.ExitCode.OK;
    }
}
