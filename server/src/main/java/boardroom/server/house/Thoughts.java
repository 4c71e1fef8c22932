package boardroom.server.house;

import boardroom.engine.Budget;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Where bots think: on a few threads for all tables. The more thoughts wait, the shorter each is, down to a glance, so that
 * none comes too late.
 */
public final class Thoughts implements AutoCloseable {
    /** So many may wait; who comes then takes a glance at once. */
    private static final int MOST_WAITING = 2_000;

    private final Time time;
    private final int threads;
    private final ThreadPoolExecutor pool;

    public Thoughts(Time time, int threads) {
        this.time = time;
        this.threads = threads;
        this.pool = new ThreadPoolExecutor(
                threads,
                threads,
                0,
                TimeUnit.MILLISECONDS,
                new ArrayBlockingQueue<>(MOST_WAITING),
                Thread.ofPlatform().name("thoughts-", 0).daemon().factory());
    }

    /** Something that is thought about. */
    public interface Thought {
        /** It no longer matters: whoever thinks about it is interrupted. */
        void drop();
    }

    /**
     * Has somebody think: for at most so many milliseconds, and to be done at this time of the house even if all that
     * wait take as long. The mind deals with its own faults.
     */
    public Thought begin(long millis, long latest, Consumer<Budget> mind) {
        FutureTask<Void> task = new FutureTask<>(() -> mind.accept(budget(millis, latest)), null);
        try {
            pool.execute(task);
        } catch (RejectedExecutionException e) {
            if (!pool.isShutdown()) mind.accept(Budget.iterations(0));
        }
        return () -> {
            task.cancel(true);
            pool.remove(task);
        };
    }

    private Budget budget(long millis, long latest) {
        long share = share(millis, latest - time.now(), threads, pool.getQueue().size());
        return share > 0 ? Budget.millis(share) : Budget.iterations(0);
    }

    /** How many of its milliseconds a thought gets while so many wait behind it and there is so much time left for all. */
    static long share(long millis, long left, int threads, int waiting) {
        return Math.max(0, Math.min(millis, left * threads / (threads + waiting)));
    }

    /** Nobody thinks here any more. */
    @Override
    public void close() {
        pool.shutdownNow();
    }
}
