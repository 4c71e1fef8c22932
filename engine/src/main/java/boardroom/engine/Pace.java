package boardroom.engine;

import java.util.List;

/**
 * The clock that runs now. A new {@code key} starts a new clock of {@code millis} after {@code delay}; a key seen
 * before goes on where it stopped; another {@code step} of the same key does what {@code onStep} says.
 */
public record Pace(String key, int step, Seats seats, long millis, long delay, OnStep onStep, List<Call> calls) {

    /** What an accepted change does to a clock that runs. */
    public enum OnStep {
        /** It is set to its full time. */
        RESTART,
        /** It is set to its time if less is left. */
        TOP_UP,
        /** Nothing. */
        GO_ON
    }

    /** Something the clock calls out when so much time is left ("going once"). */
    public record Call(String name, long left) {}
}
