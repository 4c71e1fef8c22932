package boardroom.server.proof;

import boardroom.engine.Arg;
import boardroom.engine.Say;

/** What the house says about the file of a game. */
public final class GameFileSay {
    private GameFileSay() {}

    public static Say notJson(int line, int column) {
        return Say.of("file.not-json").with("line", line).with("column", column);
    }

    public static Say foreign() {
        return Say.of("file.foreign");
    }

    public static Say version(int version, int known) {
        return Say.of("file.version").with("version", version).with("known", known);
    }

    /** {@code place}: like {@code journal[3].act}. */
    public static Say shape(String place) {
        return Say.of("file.shape", "place", Arg.of(place));
    }

    public static Say busy() {
        return Say.of("file.busy");
    }

    public static Say tooSlow() {
        return Say.of("file.too-slow");
    }

    public static Say tooMany(int most) {
        return Say.of("file.too-many").with("most", most);
    }
}
