package boardroom.server.talk;

import boardroom.engine.Say;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How fast one guest may talk at a table; who has been quiet for a while is not remembered. */
public final class TalkPace {
    private static final int MOST = 5;
    private static final Duration WITHIN = Duration.ofSeconds(10);

    private final Map<String, Deque<Long>> lately = new HashMap<>();

    /** Why this guest must wait; {@code null}: need not. */
    public @Nullable Say refusal(String guest, long now) {
        lately.values().forEach(times -> times.removeIf(at -> at <= now - WITHIN.toMillis()));
        lately.values().removeIf(Deque::isEmpty);
        Deque<Long> times = lately.get(guest);
        return times != null && times.size() >= MOST ? TalkSay.tooFast(MOST, (int) WITHIN.toSeconds()) : null;
    }

    /** This guest said something. */
    public void said(String guest, long now) {
        lately.computeIfAbsent(guest, _ -> new ArrayDeque<>(MOST)).add(now);
    }
}
