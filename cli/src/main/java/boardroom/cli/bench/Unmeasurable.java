package boardroom.cli.bench;

import java.io.IOException;

/** Nothing can be measured: the sentence says why. A figure without moves behind it would be worse than none. */
public final class Unmeasurable extends IOException {
    private static final long serialVersionUID = 1;

    public Unmeasurable(String sentence) {
        super(sentence);
    }

    /** The sentence. */
    public String sentence() {
        return String.valueOf(getMessage());
    }
}
