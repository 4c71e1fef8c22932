package boardroom.bots.training;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Until when is played; what was begun is ended. */
public final class Deadline {
    /** There is all the time in the world. */
    public static final Deadline NEVER = new Deadline(null);

    private final @Nullable Long nanos;

    private Deadline(@Nullable Long nanos) {
        this.nanos = nanos;
    }

    public static Deadline in(Duration time) {
        return new Deadline(System.nanoTime() + time.toNanos());
    }

    /** After one of so many equal parts of the time that is left. */
    Deadline part(int parts) {
        if (nanos == null) return this;
        long now = System.nanoTime();
        return new Deadline(now + (nanos - now) / parts);
    }

    public boolean isOver() {
        return nanos != null && System.nanoTime() - nanos > 0;
    }
}
