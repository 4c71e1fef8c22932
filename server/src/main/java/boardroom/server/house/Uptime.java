package boardroom.server.house;

import boardroom.server.store.Run;
import java.util.List;

/** How long the house has been open: the time on the wall without the times when the server was down. */
public final class Uptime {
    private final List<Run> before;
    private final long started;
    private final long openBefore;

    public Uptime(List<Run> before, long started) {
        this.before = List.copyOf(before);
        this.started = started;
        this.openBefore =
                before.stream().mapToLong(run -> run.alive() - run.started()).sum();
    }

    /** Milliseconds the house had been open at this time. */
    public long at(long wall) {
        if (wall >= started) return openBefore + wall - started;
        long open = 0;
        for (Run run : before) open += Math.clamp(wall - run.started(), 0, Math.max(0, run.alive() - run.started()));
        return open;
    }
}
