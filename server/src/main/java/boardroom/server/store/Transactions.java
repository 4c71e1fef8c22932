package boardroom.server.store;

import java.sql.SQLException;
import java.util.List;

/**
 * The transactions of the one writer, each with a number that is written with it: so that one which ended in an unknown
 * way can be found out by reading the number back.
 */
final class Transactions implements AutoCloseable {
    /** Something to be written within a transaction. */
    interface Write {
        void into(Statements statements) throws SQLException;
    }

    private final Line line;
    private long last;

    Transactions(Line line) throws SQLException {
        this.line = line;
        this.last = mark();
    }

    private long mark() throws SQLException {
        return line.statements()
                .list(row -> row.getLong(1), "select number from mark")
                .getFirst();
    }

    /** Does the writes; nothing of them is on disk before the commit. */
    void write(List<? extends Write> writes) throws SQLException {
        last++; // first of all, so that a doubt is never about the transaction before
        Statements statements = line.statements();
        for (Write write : writes) write.into(statements);
        statements.run("update mark set number = ?", last);
    }

    void commit() throws SQLException {
        line.commit();
    }

    void rollBack() throws SQLException {
        line.rollBack();
    }

    /** The doubt about how the transaction ended that was begun last. */
    Doubt doubt() {
        return new Doubt(last);
    }

    /** A transaction of which it is not known whether it was committed, until it is found out. */
    final class Doubt {
        private final long number;
        private boolean there;

        private Doubt(long number) {
            this.number = number;
        }

        /** Whether it is there, as a new connection sees it. */
        boolean isThere() throws SQLException {
            line.drop();
            long mark = mark();
            // A later mark is that of an attempt to settle it: then it is as was seen before that attempt.
            if (mark <= number) there = mark == number;
            return there;
        }

        /**
         * Makes certain how it ended, and that it stays so: what it may have left behind unseen is overwritten by a
         * commit that succeeds. Tells whether it is there.
         */
        boolean settle() throws SQLException {
            boolean seen = isThere();
            write(List.of());
            commit();
            return seen;
        }
    }

    @Override
    public void close() {
        line.close();
    }
}
