package boardroom.cli;

import boardroom.server.proof.BrokenGameFile;
import boardroom.server.proof.GameFile;
import boardroom.server.table.Verification;
import boardroom.server.table.Verification.Finding;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code verify}: whether a game was played as its file says, and from the chance that was promised. */
@Command(
        name = "verify",
        description = {
            "Checks the file of a game: its commitment, every entry from the deal on, its result.",
            "Exit code 0: proven; 1: not proven; 2: there is no file that could be read."
        },
        sortOptions = false)
final class VerifyCommand implements Callable<Integer> {
    @Spec
    private CommandSpec command = CommandSpec.create();

    @Mixin
    private GameFileChoice choice = new GameFileChoice();

    @Override
    public Integer call() {
        PrintWriter out = command.commandLine().getOut();
        boolean proven = tell(out);
        out.flush();
        return proven ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    private boolean tell(PrintWriter out) {
        GameFile file;
        try {
            file = choice.read();
        } catch (BrokenGameFile e) {
            out.println("wrong    " + Printable.of(Sentences.of(e.say())));
            out.println("Not proven.");
            return false;
        }
        Verification verification = Verification.of(file, GameFileChoice.catalogue());
        out.println("Table " + file.table() + ", " + file.game() + ", seats: "
                + file.seats().size());
        for (Finding finding : verification.findings())
            out.println(mark(finding) + Printable.of(Sentences.of(finding.say())));
        boolean proven = verification.isProven();
        if (proven) {
            out.println("Proven: it was played as it stands there, and from the chance that was promised.");
            out.println("That holds for you if this commitment is the one the table showed when the game began.");
        } else out.println("Not proven.");
        return proven;
    }

    private static String mark(Finding finding) {
        return switch (finding.verdict()) {
            case FITS -> "fits     ";
            case CONTRADICTS -> "wrong    ";
            case UNKNOWN -> "unknown  ";
        };
    }
}
