package boardroom.server.store;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.UnaryOperator;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** A disk whose commits go wrong in a chosen way. */
final class FaultyDisk implements UnaryOperator<Connection> {
    /** What a commit does. */
    enum Commit {
        WORKS,
        /** The error comes although everything was written. */
        IS_DONE_AND_FAILS,
        /** The error comes and nothing was written. */
        FAILS,
        FINDS_NO_ROOM
    }

    private Commit always = Commit.WORKS;
    private final Deque<Commit> script = new ArrayDeque<>();
    private volatile boolean overflows;

    /** The next commits, one after the other; then it works again. */
    synchronized void next(Commit... faults) {
        script.addAll(List.of(faults));
    }

    /** All commits from now on. */
    synchronized void always(Commit fault) {
        always = fault;
    }

    /** The next statement ends in an Error. */
    void overflowOnce() {
        overflows = true;
    }

    private synchronized Commit take() {
        return script.isEmpty() ? always : script.removeFirst();
    }

    @Override
    public Connection apply(Connection real) {
        return (Connection) Proxy.newProxyInstance(
                FaultyDisk.class.getClassLoader(), new Class<?>[] {Connection.class}, (_, method, args) -> {
                    if (method.getName().equals("prepareStatement") && overflows) {
                        overflows = false;
                        throw new StackOverflowError("on purpose");
                    }
                    if (method.getName().equals("commit")) {
                        commit(real);
                        return null;
                    }
                    try {
                        return method.invoke(real, args);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    private void commit(Connection real) throws SQLException {
        Commit now = take();
        if (now == Commit.WORKS || now == Commit.IS_DONE_AND_FAILS) real.commit();
        switch (now) {
            case WORKS -> {}
            case FINDS_NO_ROOM -> throw new SQLiteException("no room, on purpose", SQLiteErrorCode.SQLITE_FULL);
            case FAILS, IS_DONE_AND_FAILS ->
                throw new SQLiteException("no disk, on purpose", SQLiteErrorCode.SQLITE_IOERR_FSYNC);
        }
    }
}
