package boardroom.server;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waits for something that happens by itself. */
public final class Patiently {
    private static final int MOST_SECONDS = 30;

    private Patiently() {}

    public static void until(BooleanSupplier happened) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(MOST_SECONDS);
        while (!happened.getAsBoolean()) {
            if (System.nanoTime() > end) throw new AssertionError("did not happen within " + MOST_SECONDS + " s");
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(5));
        }
    }
}
