package boardroom.server.table;

import boardroom.server.house.Time;
import org.jspecify.annotations.Nullable;

/** Somebody is gone: how long others have missed them, by the time of the table, and when a bot sits in. */
final class Absence {
    private static final long NOT_NOW = -1;

    private long missed;
    private long since = NOT_NOW;
    long due;
    boolean waitedFor;
    Time.@Nullable Alarm alarm;

    /** From now on somebody misses them, or nobody does. */
    void count(boolean isMissed, long now) {
        if (isMissed == (since != NOT_NOW)) return;
        missed = missedFor(now);
        since = isMissed ? now : NOT_NOW;
    }

    long missedFor(long now) {
        return since == NOT_NOW ? missed : missed + now - since;
    }

    void cancel() {
        if (alarm != null) alarm.cancel();
        alarm = null;
    }
}
