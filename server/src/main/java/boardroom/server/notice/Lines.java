package boardroom.server.notice;

import java.util.HashMap;
import java.util.Map;

/** How many deliveries are under way to one host: whoever answers slowly holds up no others. */
final class Lines {
    static final int MOST = 2;

    private final Map<String, Integer> taken = new HashMap<>();

    /** {@code false}: there are as many already as may be. */
    synchronized boolean take(String host) {
        int now = taken.getOrDefault(host, 0);
        if (now < MOST) taken.put(host, now + 1);
        return now < MOST;
    }

    synchronized void free(String host) {
        taken.computeIfPresent(host, (_, count) -> count > 1 ? count - 1 : null);
    }
}
