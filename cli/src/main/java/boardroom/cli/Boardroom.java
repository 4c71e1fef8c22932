package boardroom.cli;

import boardroom.cli.scenes.ScreensCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.OptionSpec;

/** The boardroom command; every subcommand is a class of its own. */
@Command(
        name = "boardroom",
        description = "Startup board games in a browser.",
        synopsisSubcommandLabel = "SUBCOMMAND",
        subcommands = {
            ServeCommand.class,
            MatchCommand.class,
            TrainCommand.class,
            LadderCommand.class,
            BenchCommand.class,
            SoakCommand.class,
            VerifyCommand.class,
            ReplayCommand.class,
            RescueCommand.class,
            WarmUpCommand.class,
            ScreensCommand.class
        })
public final class Boardroom {
    private Boardroom() {}

    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    static CommandLine commandLine() {
        CommandLine command = new CommandLine(new Boardroom())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(new Misuse());
        command.getSubcommands().values().forEach(Boardroom::addHelp);
        return command;
    }

    private static void addHelp(CommandLine subcommand) {
        subcommand
                .getCommandSpec()
                .addOption(OptionSpec.builder("-h", "--help")
                        .usageHelp(true)
                        .description("tells this and does nothing")
                        .build());
    }
}
