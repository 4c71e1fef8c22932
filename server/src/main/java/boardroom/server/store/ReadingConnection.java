package boardroom.server.store;

import java.sql.SQLException;
import java.util.concurrent.locks.ReentrantLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The connection that reads, one question at a time; after a failed one it is replaced and the question asked again. */
final class ReadingConnection implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ReadingConnection.class);

    /** A question. */
    interface Read<T> {
        T from(Statements statements) throws SQLException;
    }

    private final Line line;
    private final ReentrantLock one = new ReentrantLock();
    private boolean closed;

    ReadingConnection(Line line) {
        this.line = line;
    }

    <T> T run(Read<T> read) {
        one.lock();
        try {
            // Nothing is opened again that was closed: whoever asks so late asks a folder that may be gone.
            if (closed) throw new StoreFailure("the store is closed");
            return readTwice(read);
        } catch (SQLException e) {
            throw new StoreFailure("a read failed: " + e.getMessage(), e);
        } finally {
            one.unlock();
        }
    }

    private <T> T readTwice(Read<T> read) throws SQLException {
        try {
            return read.from(line.statements());
        } catch (SQLException e) {
            LOG.warn("a read failed, asking again: {}", e.getMessage());
            line.drop();
            return read.from(line.statements());
        }
    }

    @Override
    public void close() {
        one.lock();
        try {
            closed = true;
            line.close();
        } finally {
            one.unlock();
        }
    }
}
