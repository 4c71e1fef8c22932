package boardroom.engine;

import org.jspecify.annotations.Nullable;

/** An event with those who hear it; {@code null}: everybody. */
public record Told(Event event, @Nullable Seats hearers) {
    public boolean isHeardBy(int seat) {
        return hearers == null || hearers.has(seat);
    }
}
