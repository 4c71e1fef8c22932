package boardroom.engine;

import java.util.List;

/**
 * The clock that runs now. A new {@code key} starts a new clock of {@code millis} after {@code delay}; a key seen
 * before goes on where it stopped; another {@code step} of the same key does what {@code onStep} says.
 */
public record Pace(String key, int step, Seats seats, long millis, long delay, OnStep onStep, List<Call> calls) {

    /** The pace at which clocks run as their box says. */
    public static final int PERCENT = 100;

    /** One decision, one clock, named after the decision. */
    public static Pace once(Seats seats, long millis) {
        return once("", seats, millis);
    }

    /** One clock for all that is decided under this key. */
    public static Pace once(String key, Seats seats, long millis) {
        return new Pace(key, 0, seats, millis, 0, OnStep.GO_ON, List.of());
    }

    /** With this name, unless it has one. */
    public Pace named(String name) {
        return key.isEmpty() ? new Pace(name, step, seats, millis, delay, onStep, calls) : this;
    }

    /** Beginning only after so much time. */
    public Pace after(long millisBefore) {
        return new Pace(key, step, seats, millis, millisBefore, onStep, calls);
    }

    /** Faster or slower, its delay and its calls too. */
    public Pace at(int percent) {
        if (percent == PERCENT) return this;
        List<Call> scaled = calls.stream()
                .map(call -> new Call(call.name(), call.left() * percent / PERCENT))
                .toList();
        return new Pace(key, step, seats, millis * percent / PERCENT, delay * percent / PERCENT, onStep, scaled);
    }

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
