package boardroom.server.people;

import boardroom.server.house.Secrets;
import boardroom.server.house.Time;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The codes that bring a guest to another device: each works once, for a short time, and a guest has one at a time. They are
 * kept in memory and as hashes only: after a restart one asks for another.
 */
public final class DeviceCodes {
    /** So long a code works. */
    public static final Duration WORKS_FOR = Duration.ofMinutes(2);

    private static final int MOST_KEPT = 10_000;

    private final Time time;
    private final Map<String, Offer> byHash = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Offer> eldest) {
            return size() > MOST_KEPT;
        }
    };

    /** Whom a code brings along, to which table ({@code null}: none in particular), and until when. */
    public record Offer(String guest, @Nullable String table, long until) {}

    public DeviceCodes(Time time) {
        this.time = time;
    }

    /** A new code; an older one of this guest works no longer. */
    public synchronized String make(String guest, @Nullable String table) {
        drop(guest);
        String code = Secrets.id();
        byHash.put(Secrets.hash(code), new Offer(guest, table, time.now() + WORKS_FOR.toMillis()));
        return code;
    }

    /** What a code offers; {@code null}: nothing, or no longer. */
    public synchronized @Nullable Offer look(String code) {
        Offer offer = byHash.get(Secrets.hash(code));
        return offer == null || offer.until() <= time.now() ? null : offer;
    }

    /** Takes what a code offers, which then works no longer; {@code null}: nothing. */
    public synchronized @Nullable Offer take(String code) {
        Offer offer = look(code);
        if (offer != null) byHash.remove(Secrets.hash(code));
        return offer;
    }

    /** No code brings this guest anywhere any more. */
    public synchronized void drop(String guest) {
        byHash.values().removeIf(offer -> offer.guest().equals(guest));
    }
}
