package boardroom.cli;

import boardroom.bots.Bots;
import boardroom.engine.GameShelf;
import boardroom.server.Limits;
import boardroom.server.house.Cast;
import boardroom.server.house.Catalogue;
import boardroom.server.proof.BrokenGameFile;
import boardroom.server.proof.GameFile;
import boardroom.server.proof.GameFileReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Which file of a game is meant; one that can't be read is refused. */
final class GameFileChoice {
    private static final int MEGABYTES = 16;
    private static final int LARGEST = MEGABYTES << 20;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command = CommandSpec.create();

    @Parameters(paramLabel = "FILE", description = "a game as it was downloaded at its end")
    private Path file = Path.of("");

    /** Tells of the game in the file, line by line, and gives the exit code: whether all is as it should be. */
    int tell(BiPredicate<GameFile, Consumer<String>> telling) {
        PrintWriter out = command.commandLine().getOut();
        boolean fine;
        try {
            fine = telling.test(read(), line -> out.println(Printable.of(line)));
        } catch (BrokenGameFile e) {
            out.println(Printable.of(Sentences.of(e.say())));
            fine = false;
        }
        out.flush();
        return fine ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    private GameFile read() throws BrokenGameFile {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(LARGEST + 1);
            if (bytes.length <= LARGEST) return GameFileReader.read(bytes);
            throw Misuse.of(command, "The file " + file + " is larger than any game: more than " + MEGABYTES + " MB");
        } catch (IOException e) {
            throw Misuse.of(command, "The file " + file + " can't be read");
        }
    }

    /** The games by which it can be played again. */
    static Catalogue catalogue() {
        return new Catalogue(GameShelf.all(), new Cast(Bots.all()), Limits.DEFAULT.weight());
    }
}
