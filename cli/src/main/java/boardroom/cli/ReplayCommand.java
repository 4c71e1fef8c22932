package boardroom.cli;

import boardroom.server.proof.BrokenGameFile;
import boardroom.server.proof.GameFile;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code replay}: a whole game in words. */
@Command(
        name = "replay",
        description = {
            "Tells a game from its file: who played, what happened round by round, how it ended.",
            "Exit code 0: told to its end; 1: no further than it says; 2: there is no file that could be read."
        },
        sortOptions = false)
final class ReplayCommand implements Callable<Integer> {
    @Spec
    private CommandSpec command = CommandSpec.create();

    @Mixin
    private GameFileChoice choice = new GameFileChoice();

    @Override
    public Integer call() {
        PrintWriter out = command.commandLine().getOut();
        boolean told = tell(out);
        out.flush();
        return told ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    private boolean tell(PrintWriter out) {
        try {
            GameFile file = choice.read();
            return new Retold(file, line -> out.println(Printable.of(line))).tell(GameFileChoice.catalogue());
        } catch (BrokenGameFile e) {
            out.println(Printable.of(Sentences.of(e.say())));
            return false;
        }
    }
}
