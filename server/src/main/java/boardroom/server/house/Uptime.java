package boardroom.server.house;

import boardroom.server.store.Run;
import java.util.ArrayList;
import java.util.List;

/**
 * How long the house has been open: the time on the wall without the times when the server was down, or could write
 * nothing down. Nobody can move then, so no clock counts it.
 */
public final class Uptime {
    private volatile Spans spans;

    /** The runs that are over, and when the present one started and, if it stands still, since when. */
    private record Spans(List<Run> over, long started, long still) {
        private static final long GOES_ON = Long.MAX_VALUE;

        long at(long wall) {
            long open = Math.max(0, Math.min(wall, still) - started);
            for (Run run : over) open += Math.clamp(wall - run.started(), 0, Math.max(0, run.alive() - run.started()));
            return open;
        }
    }

    public Uptime(List<Run> before, long started) {
        this.spans = new Spans(List.copyOf(before), started, Spans.GOES_ON);
    }

    /** Milliseconds the house had been open at this time. */
    public long at(long wall) {
        return spans.at(wall);
    }

    /** The present run, alive at this time. */
    public Run run(long now) {
        Spans present = spans;
        return new Run(present.started, Math.min(now, present.still));
    }

    /** Whether time stands still. */
    public boolean isStill() {
        return spans.still != Spans.GOES_ON;
    }

    /** From now on it does not count. */
    public void standStill(long now) {
        spans = new Spans(spans.over, spans.started, now);
    }

    /** It counts again, as a run of its own; gives the one that is over. */
    public Run goOn(long now) {
        Run past = run(now);
        List<Run> over = new ArrayList<>(spans.over);
        over.add(past);
        spans = new Spans(List.copyOf(over), now, Spans.GOES_ON);
        return past;
    }
}
