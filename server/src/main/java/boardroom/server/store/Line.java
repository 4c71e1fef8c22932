package boardroom.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A connection with its prepared statements: opened when it is needed, and after it was dropped opened anew. */
final class Line implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Line.class);

    /** Opens a connection. */
    interface Opening {
        Connection open() throws SQLException;
    }

    private record Open(Connection connection, Statements statements) {}

    private final Opening opening;
    private @Nullable Open open;

    Line(Opening opening) {
        this.opening = opening;
    }

    private Open connect() throws SQLException {
        Open now = open;
        if (now == null) {
            Connection connection = opening.open();
            now = new Open(connection, new Statements(connection));
            open = now;
        }
        return now;
    }

    Statements statements() throws SQLException {
        return connect().statements;
    }

    void commit() throws SQLException {
        connect().connection.commit();
    }

    void rollBack() throws SQLException {
        connect().connection.rollback();
    }

    /** Lets go of a connection of which nobody knows what it is in the middle of. */
    void drop() {
        Open before = open;
        open = null;
        if (before == null) return;
        try {
            before.statements.close();
            before.connection.close();
        } catch (SQLException | StoreFailure e) {
            LOG.warn("a connection could not be closed: {}", e.getMessage());
        }
    }

    @Override
    public void close() {
        drop();
    }
}
