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
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Which file of a game is meant; one that can't be read is refused. */
final class GameFileChoice {
    private static final int LARGEST = 16 << 20;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command = CommandSpec.create();

    @Parameters(paramLabel = "FILE", description = "a game as it was downloaded at its end")
    private Path file = Path.of("");

    /** The game in the file. */
    GameFile read() throws BrokenGameFile {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(LARGEST + 1);
            if (bytes.length > LARGEST)
                throw Misuse.of(
                        command, "The file " + file + " is larger than any game: more than " + (LARGEST >> 20) + " MB");
            return GameFileReader.read(bytes);
        } catch (IOException e) {
            throw Misuse.of(command, "The file " + file + " can't be read");
        }
    }

    /** The games by which it can be played again. */
    static Catalogue catalogue() {
        return new Catalogue(GameShelf.all(), new Cast(Bots.all()), Limits.DEFAULT.weight());
    }
}
