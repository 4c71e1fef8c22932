package boardroom.server.house;

import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Real time: the wall clock at the start, and from there what has passed, so that a wall clock set back does no harm. */
public final class SystemTime implements Time {
    private static final Logger LOG = LoggerFactory.getLogger(SystemTime.class);

    private final long startedWall;
    private final long startedNanos = System.nanoTime();
    private final ScheduledThreadPoolExecutor scheduler;

    /** Time that goes on from the wall clock, and never lies before {@code notBefore}. */
    public SystemTime(long notBefore) {
        startedWall = Math.max(System.currentTimeMillis(), notBefore);
        scheduler = new ScheduledThreadPoolExecutor(
                1, Thread.ofPlatform().name("alarms").daemon().factory());
        scheduler.setRemoveOnCancelPolicy(true);
    }

    @Override
    public long now() {
        return startedWall + (System.nanoTime() - startedNanos) / 1_000_000;
    }

    @Override
    public Alarm after(long millis, Runnable task) {
        ScheduledFuture<?> later = scheduler.schedule(() -> run(task), millis, TimeUnit.MILLISECONDS);
        return () -> later.cancel(false);
    }

    private static void run(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException | Error e) {
            LOG.error("an alarm failed", e);
        }
    }

    @Override
    public void close() {
        scheduler.shutdownNow();
    }
}
