package boardroom.cli;

import java.nio.file.Path;

/** The folder Boardroom was started from: `./boardroom` tells it, whatever the caller's folder is. */
final class Home {
    private Home() {}

    static Path path() {
        return Path.of(System.getProperty("boardroom.home", "."));
    }
}
