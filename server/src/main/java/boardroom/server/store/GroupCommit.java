package boardroom.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The one writer of a database: drains everything waiting into one transaction, so that one sync serves many tables.
 * While nothing can be written, nothing is taken; it looks again and again, and goes on by itself.
 */
final class GroupCommit implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(GroupCommit.class);
    private static final int MOST_WAITING = 20_000;
    private static final int MOST_AT_ONCE = 1_000;
    private static final long LOOK_AGAIN_MILLIS = 250;

    /** A write, or ({@code null}) the sign to end. */
    private record Waiting(Transactions.@Nullable Write write, CompletableFuture<Void> done)
            implements Transactions.Write {
        @Override
        public void into(Statements statements) throws SQLException {
            if (write != null) write.into(statements);
        }

        void fail(StoreFailure failure) {
            done.completeExceptionally(failure);
        }
    }

    /** Why nothing can be written, and the writes of which it is not known whether they are on disk. */
    private record Trouble(Throwable cause, List<Waiting> inDoubt) {
        String why() {
            return String.valueOf(cause.getMessage());
        }
    }

    private final BlockingQueue<Waiting> queue = new ArrayBlockingQueue<>(MOST_WAITING);
    private final Transactions transactions;
    private final CommitWatch watch;
    private final Thread writer;
    private volatile boolean closed;
    private volatile @Nullable String trouble;
    private final AtomicInteger outages = new AtomicInteger();
    private boolean ended;

    GroupCommit(Transactions transactions, CommitWatch watch) {
        this.transactions = transactions;
        this.watch = watch;
        this.writer = Thread.ofPlatform().name("store-writer").start(this::run);
    }

    CompletableFuture<Void> submit(Transactions.Write write) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        String why = closed ? "the store is closed" : trouble;
        if (why == null && !queue.offer(new Waiting(write, done))) {
            outages.incrementAndGet();
            why = "the store is overrun";
        }
        if (why != null) done.completeExceptionally(new NothingTaken(why));
        return done;
    }

    Health health() {
        return new Health(outages.get(), trouble);
    }

    private void run() {
        while (!ended) {
            List<Waiting> group = next();
            if (group.isEmpty()) continue;
            Trouble met = attempt(group);
            if (met != null) outlast(met);
        }
    }

    /** Whatever goes wrong, the writer goes on: one that is gone would let everybody wait for ever. */
    private @Nullable Trouble attempt(List<Waiting> group) {
        try {
            return commit(group);
        } catch (RuntimeException | Error e) {
            LOG.error("the store's writer failed", e);
            return new Trouble(e, group);
        }
    }

    private List<Waiting> next() {
        List<Waiting> group = new ArrayList<>();
        try {
            group.add(queue.take());
            queue.drainTo(group, MOST_AT_ONCE);
        } catch (InterruptedException e) {
            LOG.warn("the store's writer was interrupted", e);
        }
        if (group.removeIf(waiting -> waiting.write == null)) ended = true;
        return group;
    }

    private @Nullable Trouble commit(List<Waiting> group) {
        long begun = System.nanoTime();
        try {
            transactions.write(group);
        } catch (SQLException | RuntimeException | Error e) {
            return notCommitted(group, e);
        }
        try {
            transactions.commit();
        } catch (SQLException | RuntimeException | Error e) {
            return new Trouble(e, Fault.of(e) == Fault.NO_ROOM ? stillInDoubt(group, e) : List.copyOf(group));
        }
        watch.committed(group.size(), System.nanoTime() - begun);
        for (Waiting waiting : group) waiting.done.complete(null);
        return null;
    }

    /** Nothing of it is on disk: no commit was asked for. */
    private @Nullable Trouble notCommitted(List<Waiting> group, Throwable e) {
        boolean rolledBack = rollBack();
        if (!rolledBack || Fault.of(e) != Fault.OF_THE_WRITE) {
            for (Waiting waiting : group) waiting.fail(nothingTaken(e));
            return new Trouble(e, List.of());
        }
        if (group.size() > 1) return oneByOne(group);
        LOG.error("a write failed: {}", e.toString());
        group.getFirst().fail(new StoreFailure("a write failed: " + e.getMessage(), e));
        return null;
    }

    /** One write was at fault: the others must not suffer. */
    private @Nullable Trouble oneByOne(List<Waiting> group) {
        Trouble met = null;
        for (Waiting waiting : group) {
            if (met == null) met = attempt(List.of(waiting));
            else waiting.fail(nothingTaken(met.cause));
        }
        return met;
    }

    private boolean rollBack() {
        try {
            transactions.rollBack();
            return true;
        } catch (SQLException e) {
            LOG.error("a transaction could not be rolled back: {}", e.getMessage());
            return false;
        }
    }

    /** Says of writes that found no room that they are not there, once that was read back; gives those still in doubt. */
    private List<Waiting> stillInDoubt(List<Waiting> group, Throwable e) {
        try {
            if (transactions.doubt().isThere()) return List.copyOf(group);
        } catch (SQLException again) {
            LOG.error("what was written can't be read back: {}", again.getMessage());
            return List.copyOf(group);
        }
        for (Waiting waiting : group) waiting.fail(nothingTaken(e));
        return List.of();
    }

    private static NothingTaken nothingTaken(Throwable e) {
        return new NothingTaken(String.valueOf(e.getMessage()));
    }

    /** Takes nothing until writing works again; those in doubt hear nothing before it is certain how they ended. */
    private void outlast(Trouble met) {
        LOG.error("nothing can be written: {}; {} writes are in doubt", met.why(), met.inDoubt.size());
        trouble = met.why();
        outages.incrementAndGet();
        Transactions.Doubt doubt = transactions.doubt();
        while (!ended) {
            turnAway();
            try {
                boolean there = doubt.settle();
                trouble = null;
                LOG.info(
                        "writing goes on; {} writes in doubt are {}",
                        met.inDoubt.size(),
                        there ? "there" : "not there");
                for (Waiting waiting : met.inDoubt) {
                    if (there) waiting.done.complete(null);
                    else waiting.fail(nothingTaken(met.cause));
                }
                return;
            } catch (SQLException | RuntimeException | Error e) {
                trouble = String.valueOf(e.getMessage());
                waitALittle();
            }
        }
        for (Waiting waiting : met.inDoubt)
            waiting.fail(new StoreFailure("closed before it was certain: " + met.why(), met.cause));
    }

    /** Nothing of what still waits was begun. */
    private void turnAway() {
        List<Waiting> late = new ArrayList<>();
        queue.drainTo(late);
        for (Waiting waiting : late) {
            if (waiting.write == null) ended = true;
            else waiting.fail(new NothingTaken(String.valueOf(trouble)));
        }
    }

    private void waitALittle() {
        try {
            TimeUnit.MILLISECONDS.sleep(LOOK_AGAIN_MILLIS);
        } catch (InterruptedException e) {
            LOG.warn("the store's writer was interrupted", e);
        }
    }

    /** Writes what waits, then ends. */
    @Override
    public void close() {
        closed = true;
        try {
            queue.put(new Waiting(null, new CompletableFuture<>()));
            writer.join();
            for (Waiting late : queue) late.fail(new NothingTaken("the store is closed"));
            transactions.close();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
