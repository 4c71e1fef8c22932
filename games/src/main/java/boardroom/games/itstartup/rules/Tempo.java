package boardroom.games.itstartup.rules;

import boardroom.engine.Pace;
import boardroom.engine.Pace.OnStep;
import boardroom.engine.Seats;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The clocks of section 4 at the pace of the table. */
public final class Tempo {
    private static final int MILLIS = 1000;

    private Tempo() {}

    /** One decision, one clock; a turn's clock goes on where an answer stopped it. */
    public static @Nullable Pace clock(StartupState r, String key, Seats seats, int seconds) {
        int percent = r.terms.pacePercent();
        if (percent == 0) return null;
        return new Pace(key, 0, seats, (long) seconds * MILLIS * percent / 100, 0, OnStep.GO_ON, List.of());
    }

    /** One name for each turn: turn-6-1 is seat 1's in round 6. */
    public static String turn(StartupState r) {
        return "turn-" + r.round + "-" + r.active;
    }

    /** One name for each step of it. */
    public static String step(StartupState r, String decision) {
        return decision + "-" + r.round + "-" + r.active + "-" + r.actions;
    }
}
