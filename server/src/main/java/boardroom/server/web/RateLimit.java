package boardroom.server.web;

import boardroom.server.house.Time;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A bucket for each of those who ask; who has not asked for long is forgotten. */
final class RateLimit {
    private static final int MOST_KEPT = 20_000;

    private final double perSecond;
    private final int burst;
    private final Time time;
    private final Map<String, TokenBucket> buckets = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, TokenBucket> eldest) {
            return size() > MOST_KEPT;
        }
    };

    RateLimit(double perSecond, int burst, Time time) {
        this.perSecond = perSecond;
        this.burst = burst;
        this.time = time;
    }

    boolean allows(String who) {
        return refusal(who) == null;
    }

    /** Throws, and says when to ask again, if this is asked too often. */
    void demand(String who) {
        HttpRefusal refusal = refusal(who);
        if (refusal != null) throw refusal;
    }

    /** Why this is not allowed now; {@code null}: it is, and counts. */
    synchronized @Nullable HttpRefusal refusal(String who) {
        long now = time.now();
        TokenBucket bucket = buckets.computeIfAbsent(who, _ -> new TokenBucket(perSecond, burst, now));
        return bucket.take(now) ? null : HttpRefusal.tooMany(bucket.untilNext(now));
    }

    /** What was asked last does not count. */
    synchronized void giveBack(String who) {
        TokenBucket bucket = buckets.get(who);
        if (bucket != null) bucket.giveBack();
    }
}
