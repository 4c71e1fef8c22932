package boardroom.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The boardroom command; every subcommand is a class of its own. */
@Command(
        name = "boardroom",
        description = "Startup board games in a browser.",
        synopsisSubcommandLabel = "SUBCOMMAND",
        subcommands = {})
public final class Boardroom {
    private Boardroom() {}

    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    static CommandLine commandLine() {
        return new CommandLine(new Boardroom()).setParameterExceptionHandler(new Misuse());
    }
}
