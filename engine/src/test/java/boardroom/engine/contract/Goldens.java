package boardroom.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Readable recordings beside a game's tests; {@code ./boardroom golden} makes them anew (system property {@code golden}). */
final class Goldens {
    private final Path folder;

    Goldens(String game) {
        this.folder = Path.of("src", "test", "resources", "golden", game);
    }

    void check(String file, String actual) {
        Path path = folder.resolve(file);
        try {
            if (Boolean.getBoolean("golden")) {
                Files.createDirectories(folder);
                Files.writeString(path, actual);
            }
            assertThat(path).as("missing: make it with ./boardroom golden").exists();
            String recorded = Files.readString(path);
            if (!recorded.equals(actual))
                throw new AssertionError(
                        path + ": if the rules were meant to change, raise the rules version and make it"
                                + " anew; it differs at" + Difference.betweenLines(recorded, actual));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
