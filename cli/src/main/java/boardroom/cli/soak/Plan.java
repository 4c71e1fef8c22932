package boardroom.cli.soak;

import java.time.Duration;
import java.util.List;

/**
 * What a soak does.
 *
 * @param tables how many play at the same time, each anew when its game is over
 * @param time how long faults are mixed in
 * @param seed where the chance of seats, moves and faults comes from
 * @param games what is played, by their ids
 */
public record Plan(int tables, Duration time, long seed, List<String> games) {
    public Plan {
        games = List.copyOf(games);
    }

    /** A thought takes so long at most: five seconds, and less where all is shorter. */
    int longestThoughtMillis() {
        return Math.clamp(time.toMillis() / 40, 100, 5_000);
    }

    /** A line is frozen, somebody is slow or away, a disk is full for so long at most. */
    int longestSpellMillis() {
        return Math.clamp(time.toMillis() / 8, 500, 15_000);
    }

    /** So often a move goes wrong; in a short soak more often, so that there is something to see. */
    double mischief() {
        return time.toMinutes() >= 1 ? 0.12 : 0.5;
    }

    /** Whether there is time for somebody to stay away until a bot sits in for them. */
    boolean isLong() {
        return time.toMinutes() >= 5;
    }

    /** The server is killed so often, all in the first half: after it, one process lives long enough to see a leak. */
    int kills() {
        return Math.clamp(time.toMinutes() / 2, 1, 6);
    }

    /** The disk fills so often. */
    int fillings() {
        return Math.clamp(time.toMinutes() / 2, 1, 6);
    }
}
