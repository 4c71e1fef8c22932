package boardroom.server.notice;

import boardroom.server.house.Time;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/** So many notices a minute to one webhook; more wait for the next. */
final class Throttle {
    static final long MILLIS = Duration.ofMinutes(1).toMillis();
    private static final int MOST = 30;
    private static final int MOST_KEPT = 10_000;

    private final Time time;
    private final Map<String, Window> windows = new HashMap<>();

    private record Window(long since, int count) {}

    Throttle(Time time) {
        this.time = time;
    }

    synchronized boolean allows(String hook) {
        long now = time.now();
        if (windows.size() > MOST_KEPT) windows.values().removeIf(window -> now - window.since >= MILLIS);
        Window window = windows.get(hook);
        if (window == null || now - window.since >= MILLIS) window = new Window(now, 0);
        windows.put(hook, new Window(window.since, window.count + 1));
        return window.count < MOST;
    }
}
