package boardroom.server.house;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** Does what strangers ask for and may take for ever: on few threads of its own, each waited for so long and no longer. */
public final class Trials {
    private final String name;
    private final Duration patience;
    private final Semaphore threads;

    public Trials(String name, int atOnce, Duration patience) {
        this.name = name;
        this.patience = patience;
        this.threads = new Semaphore(atOnce);
    }

    /** What came of it; what never comes to an end keeps its thread. */
    public <T> T run(Callable<? extends T> trial, T busy, Supplier<? extends T> tooSlow) throws ExecutionException {
        long millis = patience.toMillis();
        try {
            if (!threads.tryAcquire(millis, TimeUnit.MILLISECONDS)) return busy;
            FutureTask<T> task = new FutureTask<>(trial::call);
            Thread thread = Thread.ofPlatform().name(name).daemon().unstarted(() -> {
                try {
                    task.run();
                } finally {
                    threads.release();
                }
            });
            thread.start();
            try {
                return task.get(millis, TimeUnit.MILLISECONDS);
            } catch (TimeoutException e) {
                thread.interrupt();
                return tooSlow.get();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return busy;
        }
    }
}
