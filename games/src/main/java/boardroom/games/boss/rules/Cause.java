package boardroom.games.boss.rules;

import org.jspecify.annotations.Nullable;

/**
 * Where an effect comes from: whether all can follow it, whether it is a loss that insurance covers, how many companies
 * were ahead before the card changed anything, and which project was named.
 */
record Cause(
        boolean open, boolean insured, int ahead, @Nullable String target) {
    static Cause event(int ahead) {
        return new Cause(true, true, ahead, null);
    }

    static Cause issue(int ahead, @Nullable String target) {
        return new Cause(false, false, ahead, target);
    }

    /** What it is called in what is told. */
    String told() {
        return insured ? "event" : "issue";
    }

    /** The same, where what it does follows from closed books (R63). */
    Cause closed() {
        return new Cause(false, insured, ahead, target);
    }
}
