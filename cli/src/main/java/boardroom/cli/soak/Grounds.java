package boardroom.cli.soak;

import boardroom.cli.bench.Address;
import boardroom.cli.bench.Calls;
import boardroom.cli.bench.Unlisted;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** What all who take part share. */
final class Grounds {
    /** So long things may still be late after the house was in trouble. */
    private static final long GRACE_NANOS = 8_000_000_000L;

    final Plan plan;
    final Address address;
    final Calls calls;
    final Notes notes;

    /** What was told at each table ever dealt. */
    final Map<String, Told> told = new ConcurrentHashMap<>();

    private final Map<String, Unlisted> unlisted = new ConcurrentHashMap<>();
    private final AtomicInteger mischief = new AtomicInteger();
    private volatile boolean troubled;
    private volatile long troubleEnded = System.nanoTime() - 2 * GRACE_NANOS;
    private volatile boolean stormy;
    private volatile boolean open = true;

    Grounds(Plan plan, Calls calls, Notes notes) {
        this.plan = plan;
        this.address = calls.server();
        this.calls = calls;
        this.notes = notes;
    }

    /** Something happens to the whole house, or is over. */
    void trouble(boolean now) {
        if (!now) troubleEnded = System.nanoTime();
        troubled = now;
    }

    /** Whether nothing happened to the whole house since then, nor shortly before. */
    boolean isCalmSince(long nanos) {
        return !troubled && nanos - troubleEnded > GRACE_NANOS;
    }

    /** When the last trouble of the whole house was over; now, while there is some. */
    long calmSince() {
        return (troubled ? System.nanoTime() : troubleEnded) + GRACE_NANOS;
    }

    /** Whether people do mischief. */
    void storm(boolean now) {
        stormy = now;
    }

    boolean isStormy() {
        return stormy;
    }

    /** What goes wrong next for somebody: each in turn, so that none is left out. */
    Fault nextFault() {
        return Fault.OF_A_PERSON[Math.floorMod(mischief.getAndIncrement(), Fault.OF_A_PERSON.length)];
    }

    /** Everybody goes home. */
    void close() {
        open = false;
    }

    boolean isOpen() {
        return open;
    }

    /** How to find the moves of this game that no choice lists. */
    Unlisted unlisted(String game) throws IOException, InterruptedException {
        Unlisted known = unlisted.get(game);
        if (known != null) return known;
        Unlisted found = Unlisted.of(game, calls.get("/api/games/" + game + "/box", null));
        unlisted.put(game, found);
        return found;
    }
}
