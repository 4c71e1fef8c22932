package boardroom.cli;

import boardroom.cli.bench.Bench;
import boardroom.cli.bench.Bench.Part;
import boardroom.cli.bench.Unmeasurable;
import boardroom.engine.GameShelf;
import boardroom.engine.Title;
import java.io.IOException;
import java.nio.file.Files;
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
    private static final String HEAD = """
            # Benchmarks

            ## How to run
            `./boardroom bench` measures everything in about a quarter of an hour, `./boardroom bench --quick` in two or three with \
            more noise, `--only ENGINE`, `--only SEARCH` or `--only SERVER` a part of it, `--game esop-wars` one game. `./boardroom bench --write` makes this page anew: \
            do that on a machine that does nothing else. `cd web && npm run times` has bots play each game with as many seats \
            as it has, and prints how long its replay takes to open and to step in a real browser; it fails where one does \
            not open within a second or steps slower than a frame of 16.7 ms (95th of 100).

            ## How to read
            Figures are per second of one processor (CPU-second), so that a busy machine changes them less than it \
            changes times; latencies and moves per second of the clock on the wall mean something on a quiet machine \
            only. The calibration loop is a fixed piece of arithmetic: a figure divided by it compares machines. The \
            server is the real one in a process of its own, its store on disk with every commit synced; its CPU includes \
            garbage collection, compilation and the system's work for sockets. Every move is told to all who may know of it. \
            A look back is at a whole game so far, from its deal on, as somebody at the table asks for it while the game is on. \
            "Warmed up" is after 120,000 moves or two minutes; the first seconds are those of another server, which has \
            just started, while everything is still being compiled. Players choose at random among all they are offered \
            and, in Ship It!, among bids and places too; a game in which they can't move fails the measurement.

            Targets: 1,000,000 rule moves and 500,000 state copies in random play (100,000 moves where Ship It! makes and \
            solves its puzzles); 2,500 durable server moves with four \
            sockets each; 60 KB of live heap per connected table of four. Nearest rivals, measured the same way: TAG \
            70-580 thousand moves and 14-107 thousand copies on its card and board games; boardgame.io 348 durable moves \
            and 65-94 KB.

            ## Figures
            """;

    @Spec
    private CommandSpec command = CommandSpec.create();

    @Option(names = "--quick", description = "a short measurement with more noise")
    private boolean quick;

    @Option(names = "--only", paramLabel = "PART", description = "only this part: ${COMPLETION-CANDIDATES}")
    private Part part = Part.ALL;

    @Option(names = "--game", paramLabel = "GAME", description = "only this game, by its id (esop-wars)")
    private @Nullable String game;

    @Option(names = "--write", description = "write docs/benchmarks.md as well")
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
            if (write) Files.writeString(Home.path().resolve("docs").resolve("benchmarks.md"), HEAD + report);
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
