package boardroom.server.table;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One thing at a time, in order; a virtual thread lives only while there is something to do. */
final class Mailbox {
    private static final Logger LOG = LoggerFactory.getLogger(Mailbox.class);

    private final Queue<Runnable> waiting = new ConcurrentLinkedQueue<>();
    private final AtomicInteger size = new AtomicInteger();
    private final String name;

    Mailbox(String name) {
        this.name = name;
    }

    void submit(Runnable task) {
        waiting.add(task);
        if (size.getAndIncrement() == 0) Thread.startVirtualThread(this::drain);
    }

    boolean isEmpty() {
        return size.get() == 0;
    }

    private void drain() {
        do {
            Runnable task = waiting.poll();
            if (task != null) run(task);
        } while (size.decrementAndGet() > 0);
    }

    private void run(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException | Error e) {
            // Even after an Error: what waits behind it would wait for ever.
            LOG.error("table {}", name, e);
        }
    }
}
