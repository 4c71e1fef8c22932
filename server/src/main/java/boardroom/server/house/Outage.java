package boardroom.server.house;

import boardroom.server.store.Health;
import boardroom.server.store.Run;
import boardroom.server.store.Store;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** Watches whether the store takes what is written: while it does not, time stands still, and everybody is told. */
public final class Outage {
    /** What follows from it. */
    public interface Followers {
        void takes(boolean takes);
    }

    private final Store store;
    private final Time time;
    private final Uptime uptime;
    private volatile boolean out;
    private int seen;

    public Outage(Store store, Time time, Uptime uptime) {
        this.store = store;
        this.time = time;
        this.uptime = uptime;
    }

    /** Why nothing can be written at the moment; {@code null}: all is well. */
    public @Nullable String trouble() {
        return store.health().trouble();
    }

    /** Whether the house takes moves, as it was told last. */
    public boolean takes() {
        return !out;
    }

    /** Looks how it stands now; notes that the house is alive, so that after a crash it is known how long it was open. */
    public void look(Followers followers) {
        Health health = store.health();
        long now = time.now();
        boolean changed = out == health.takes() || seen != health.outages();
        if (!health.takes() && !out) uptime.standStill(now);
        if (health.takes() && out) note(uptime.goOn(now));
        if (health.takes()) note(uptime.run(now));
        out = !health.takes();
        seen = health.outages();
        if (changed) followers.takes(health.takes());
    }

    /** One lost note does no harm. */
    private void note(Run run) {
        CompletableFuture<Void> _ = store.beat(run);
    }
}
