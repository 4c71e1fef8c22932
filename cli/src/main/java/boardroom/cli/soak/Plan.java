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

    /** The server is killed so often, all in the first half: after it, one process lives long enough to see a leak. */
    int kills() {
        return Math.clamp(time.toMinutes() / 2, 1, 6);
    }

    /** The disk fills so often. */
    int fillings() {
        return Math.clamp(time.toMinutes() / 2, 1, 6);
    }
}
