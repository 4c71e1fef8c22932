package boardroom.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The one writer of a database: drains everything waiting into one transaction, so that one sync serves many tables. */
final class GroupCommit implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(GroupCommit.class);
    private static final int MOST_WAITING = 20_000;
    private static final int MOST_AT_ONCE = 1_000;

    /** Something to be written within a transaction. */
    interface Write {
        void into(Statements statements) throws SQLException;
    }

    /** A write, or ({@code null}) the sign to end. */
    private record Waiting(@Nullable Write write, CompletableFuture<Void> done) {}

    private final BlockingQueue<Waiting> queue = new ArrayBlockingQueue<>(MOST_WAITING);
    private final Connection connection;
    private final Statements statements;
    private final CommitWatch watch;
    private final Thread writer;
    private volatile boolean closed;

    GroupCommit(Connection connection, CommitWatch watch) throws SQLException {
        this.connection = connection;
        this.statements = new Statements(connection);
        this.watch = watch;
        connection.setAutoCommit(false);
        this.writer = Thread.ofPlatform().name("store-writer").start(this::run);
    }

    CompletableFuture<Void> submit(Write write) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        if (closed || !queue.offer(new Waiting(write, done)))
            done.completeExceptionally(new StoreFailure(closed ? "the store is closed" : "the store is overrun"));
        return done;
    }

    private void run() {
        List<Waiting> group = new ArrayList<>();
        boolean ended = false;
        while (!ended) {
            group.clear();
            try {
                group.add(queue.take());
            } catch (InterruptedException e) {
                LOG.warn("the store's writer was interrupted", e);
                return;
            }
            queue.drainTo(group, MOST_AT_ONCE);
            ended = group.removeIf(waiting -> waiting.write == null);
            if (!group.isEmpty()) commit(group);
        }
    }

    private void commit(List<Waiting> group) {
        long begun = System.nanoTime();
        try {
            for (Waiting waiting : group) if (waiting.write != null) waiting.write.into(statements);
        } catch (SQLException e) {
            rollBack();
            // One write was at fault, for example a second entry with the same number: the others must not suffer.
            if (group.size() > 1) for (Waiting waiting : group) commit(List.of(waiting));
            else fail(group, e);
            return;
        }
        try {
            connection.commit();
        } catch (SQLException e) {
            rollBack();
            fail(group, e);
            return;
        }
        watch.committed(group.size(), System.nanoTime() - begun);
        for (Waiting waiting : group) waiting.done.complete(null);
    }

    private void rollBack() {
        try {
            connection.rollback();
        } catch (SQLException e) {
            LOG.error("a transaction could not be rolled back", e);
        }
    }

    private static void fail(List<Waiting> group, SQLException e) {
        LOG.error("{} writes failed: {}", group.size(), e.getMessage());
        for (Waiting waiting : group)
            waiting.done.completeExceptionally(new StoreFailure("a write failed: " + e.getMessage(), e));
    }

    /** Writes what waits, then ends. */
    @Override
    public void close() {
        closed = true;
        try {
            queue.put(new Waiting(null, new CompletableFuture<>()));
            writer.join();
            for (Waiting late : queue) late.done.completeExceptionally(new StoreFailure("the store is closed"));
            statements.close();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
