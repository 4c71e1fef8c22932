package boardroom.cli;

import boardroom.server.proof.GameFile;
import boardroom.server.table.Verification;
import boardroom.server.table.Verification.Finding;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code verify}: whether a game was played as its file says, and from the chance that was promised. */
@Command(
        name = "verify",
        description = {
            "Checks the file of a game: its commitment, every entry from the deal on, its result.",
            "Exit code 0: proven; 1: not proven; 2: there is no file that could be read."
        },
        sortOptions = false)
final class VerifyCommand implements Callable<Integer> {
    @Mixin
    private GameFileChoice choice = new GameFileChoice();

    @Override
    public Integer call() {
        return choice.tell(VerifyCommand::tell);
    }

    private static boolean tell(GameFile file, Consumer<String> out) {
        Verification verification = Verification.of(file, GameFileChoice.catalogue());
        out.accept("Table %s, %s, %d seats"
                .formatted(file.table(), file.game(), file.seats().size()));
        for (Finding finding : verification.findings()) out.accept(mark(finding) + Sentences.of(finding.say()));
        if (!verification.isProven()) {
            out.accept("Not proven.");
            return false;
        }
        out.accept("Proven: it was played as it stands there, and from the chance that was promised.");
        out.accept("That holds for you if this commitment is the one the table showed when the game began.");
        return true;
    }

    private static String mark(Finding finding) {
        return switch (finding.verdict()) {
            case FITS -> "fits     ";
            case CONTRADICTS -> "wrong    ";
            case UNKNOWN -> "unknown  ";
        };
    }
}
