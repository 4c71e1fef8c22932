package boardroom.games.shipit.rules;

import boardroom.engine.Rng;
import org.jspecify.annotations.Nullable;

/** What chance decides in one Resolution: drawn and noted, told again from the notes, or left open. */
public final class Luck {
    private static final int PERCENT = 100;
    /** Where nothing is drawn nothing is noted, so that one does for all. */
    private static final Luck MEAN = new Luck(null, true, true, 0, 0);

    private final @Nullable Rng rng;
    /** Nobody knows yet: nothing breaks, and what a coin decides does not happen or counts at its mean. */
    final boolean open;

    final boolean atItsMean;
    /** Which features broke, by place among those at risk; and which coins fell heads. */
    int broken;

    int heads;
    private int features;
    private int coins;

    private Luck(@Nullable Rng rng, boolean open, boolean atItsMean, int broken, int heads) {
        this.rng = rng;
        this.open = open;
        this.atItsMean = atItsMean;
        this.broken = broken;
        this.heads = heads;
    }

    public static Luck drawn(Rng rng) {
        return new Luck(rng, false, false, 0, 0);
    }

    public static Luck noted(int broken, int heads) {
        return new Luck(null, false, false, broken, heads);
    }

    public static Luck unknown() {
        return new Luck(null, true, false, 0, 0);
    }

    public static Luck mean() {
        return MEAN;
    }

    boolean breaks(int percent) {
        if (open) return false;
        int bit = 1 << features++;
        if (rng != null && rng.below(PERCENT) < percent) broken |= bit;
        return (broken & bit) != 0;
    }

    boolean isHeads(int percent) {
        int bit = 1 << coins++;
        if (rng != null && rng.below(PERCENT) < percent) heads |= bit;
        return (heads & bit) != 0;
    }
}
