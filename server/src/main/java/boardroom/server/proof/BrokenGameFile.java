package boardroom.server.proof;

import boardroom.engine.Say;

/** A file that can't be read as a game, and why. */
public final class BrokenGameFile extends Exception {
    private static final long serialVersionUID = 1;

    private final transient Say say;

    BrokenGameFile(Say say) {
        super(say.key());
        this.say = say;
    }

    public Say say() {
        return say;
    }
}
