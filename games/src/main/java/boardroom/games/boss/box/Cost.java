package boardroom.games.boss.box;

import boardroom.engine.Between;
import org.jspecify.annotations.Nullable;

/** What a choice is paid with, in full. */
public record Cost(
        @Between(to = 100) @Nullable Integer cash,
        @Between(to = 100) @Nullable Integer time,
        @Between(to = 100) @Nullable Integer ideas) {
    public static final Cost NOTHING = new Cost(null, null, null);

    public int dollars() {
        return cash == null ? 0 : cash;
    }

    public int hours() {
        return time == null ? 0 : time;
    }

    public int bulbs() {
        return ideas == null ? 0 : ideas;
    }
}
