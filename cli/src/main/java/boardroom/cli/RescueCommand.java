package boardroom.cli;

import boardroom.server.store.Rescue;
import boardroom.server.store.StoreFailure;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code rescue}: keeps what can be read of a damaged database. */
@Command(
        name = "rescue",
        description = "Makes a sound database of what can still be read of a damaged one, which is kept beside it.",
        sortOptions = false)
final class RescueCommand implements Callable<Integer> {
    @Spec
    private CommandSpec command = CommandSpec.create();

    @Option(names = "--data", paramLabel = "DIR", description = "where the games are kept (data, beside ./boardroom)")
    private @Nullable Path data;

    @Override
    public Integer call() {
        PrintWriter out = command.commandLine().getOut();
        try {
            Rescue.Report report = Rescue.run(data == null ? Home.path().resolve("data") : data);
            if (report.damaged() == null) out.println("The database is sound; nothing was changed.");
            else tell(report, out);
            out.flush();
            return CommandLine.ExitCode.OK;
        } catch (StoreFailure failure) {
            command.commandLine().getErr().println("boardroom: " + failure.getMessage());
            return CommandLine.ExitCode.SOFTWARE;
        }
    }

    private static void tell(Rescue.Report report, PrintWriter out) {
        out.println("Kept what could be read:");
        report.rows().forEach((table, rows) -> out.println("  " + rows + " rows of " + table));
        if (report.cutShort() > 0)
            out.println(report.cutShort() + " games go on from an earlier moment: the rest of their journal is lost.");
        out.println("The damaged database is kept as " + report.damaged());
    }
}
