package boardroom.engine;

import org.jspecify.annotations.Nullable;

/**
 * The clock of a table, told the time by whoever runs it. It follows the {@link Pace} of the state: a new key starts, a
 * known key goes on where it stopped, another step does what the pace says.
 */
public final class Clock {
    private @Nullable Stopped stopped;
    private @Nullable Running running;

    /** A clock that runs: its pace, when it starts to count and when it runs out. */
    private record Running(Pace pace, long starts, long ends) {
        long startsIn(long now) {
            return Math.max(0, starts - now);
        }

        long left(long now) {
            return ends - Math.max(now, starts);
        }
    }

    /**
     * A clock that waits for its key to come back: what was left of the delay and of the time; and those that stopped
     * earlier, so that copies of a clock share them all.
     */
    private record Stopped(
            Pace pace, long startsIn, long left, @Nullable Stopped earlier) {
        Running goesOn(long now) {
            long starts = now + startsIn;
            return new Running(pace, starts, starts + left);
        }
    }

    /** The same clock, which goes its own way from now on. */
    public Clock copy() {
        return later(0);
    }

    /** The same clock, its running time moved by so much: nothing of it passed meanwhile. */
    public Clock later(long millis) {
        Clock later = new Clock();
        later.stopped = stopped;
        if (running != null) later.running = new Running(running.pace, running.starts + millis, running.ends + millis);
        return later;
    }

    /** Follows the state to its present pace. */
    public void follow(@Nullable Pace pace, long now) {
        if (running != null && (pace == null || !pace.key().equals(running.pace.key()))) {
            stopped = new Stopped(running.pace, running.startsIn(now), running.left(now), stopped);
            running = null;
        }
        if (pace == null) return;
        if (running == null) running = begin(pace, lastStopped(pace.key()), now);
        else running = step(pace, running, now);
    }

    private @Nullable Stopped lastStopped(String key) {
        Stopped each = stopped;
        while (each != null && !each.pace.key().equals(key)) each = each.earlier;
        return each;
    }

    private static Running begin(Pace pace, @Nullable Stopped before, long now) {
        if (before != null) return step(pace, before.goesOn(now), now);
        long starts = now + pace.delay();
        return new Running(pace, starts, starts + pace.millis());
    }

    private static Running step(Pace pace, Running before, long now) {
        if (pace.step() == before.pace.step()) return new Running(pace, before.starts, before.ends);
        return switch (pace.onStep()) {
            case RESTART -> new Running(pace, before.starts, Math.max(now, before.starts) + pace.millis());
            case TOP_UP ->
                new Running(pace, before.starts, Math.max(before.ends, Math.max(now, before.starts) + pace.millis()));
            case GO_ON -> new Running(pace, before.starts, before.ends);
        };
    }

    /** The pace it runs for; {@code null}: no clock runs. */
    public @Nullable Pace pace() {
        return running == null ? null : running.pace;
    }

    /** Milliseconds left; meaningless without a pace. */
    public long left(long now) {
        return running == null ? 0 : running.left(now);
    }

    /** Milliseconds until it starts to count. */
    public long startsIn(long now) {
        return running == null ? 0 : running.startsIn(now);
    }
}
