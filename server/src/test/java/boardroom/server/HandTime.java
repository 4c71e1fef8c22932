package boardroom.server;

import boardroom.server.house.Time;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/** Time that passes only when a test says so. */
final class HandTime implements Time {
    private final Queue<Due> alarms =
            new PriorityQueue<>(Comparator.comparingLong(Due::at).thenComparingLong(Due::order));
    private long now = 1_000_000;
    private long set;

    private record Due(long at, long order, Runnable task) {}

    @Override
    public synchronized long now() {
        return now;
    }

    @Override
    public synchronized Alarm after(long millis, Runnable task) {
        Due due = new Due(now + millis, set++, task);
        alarms.add(due);
        return () -> cancel(due);
    }

    private synchronized void cancel(Due due) {
        alarms.remove(due);
    }

    /** So much time passes; what is due rings on the way, at its own time. */
    void pass(long millis) {
        long until = now() + millis;
        for (Due due = next(until); due != null; due = next(until)) due.task.run();
        goTo(until);
    }

    /** So much time passes at once: what would have rung again and again rings once, at the end. */
    void leap(long millis) {
        long until = now() + millis;
        goTo(until);
        pass(0);
    }

    private synchronized @Nullable Due next(long until) {
        Due due = alarms.peek();
        if (due == null || due.at > until) return null;
        alarms.remove(due);
        goTo(due.at);
        return due;
    }

    private synchronized void goTo(long time) {
        now = Math.max(now, time);
    }

    /** The house is closed; time passes all the same. */
    @Override
    public synchronized void close() {
        alarms.clear();
    }
}
