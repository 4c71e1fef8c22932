package boardroom.server.house;

import boardroom.engine.Arg;
import boardroom.engine.Say;

/** What the house says about a box that somebody wants to play from. */
public final class BoxSay {
    private BoxSay() {}

    public static Say broken(String problem) {
        return Say.of("box.broken", "problem", Arg.of(problem));
    }

    public static Say tooSlow() {
        return Say.of("box.too-slow");
    }

    public static Say tooHeavy() {
        return Say.of("box.too-heavy");
    }

    public static Say fails() {
        return Say.of("box.fails");
    }

    public static Say busy() {
        return Say.of("box.busy");
    }
}
