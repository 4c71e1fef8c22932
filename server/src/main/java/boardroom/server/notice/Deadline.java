package boardroom.server.notice;

import java.io.Closeable;
import java.io.IOException;
import java.time.Duration;

/** When something that waits for others must be over, however they keep it waiting. */
record Deadline(long nanos) {
    static Deadline in(Duration time) {
        return new Deadline(System.nanoTime() + time.toNanos());
    }

    Duration left() {
        return Duration.ofNanos(Math.max(0, nanos - System.nanoTime()));
    }

    boolean isOver() {
        return nanos - System.nanoTime() <= 0;
    }

    /** Closes this when it is over, unless the thread is interrupted before. */
    Thread closes(Closeable thing) {
        return Thread.startVirtualThread(() -> {
            try {
                Thread.sleep(left());
                thing.close();
            } catch (InterruptedException | IOException e) {
                // It was over in time, or is closed already.
            }
        });
    }
}
