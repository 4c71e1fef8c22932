package boardroom.server.table;

/** Whatever happens at a table happens in turn: one thing after the other. */
interface Turns {
    /** Carries out a task of the table, in its turn. */
    void inTurn(Runnable task);

    /** It is no longer known how things stand: nothing goes on here. */
    void stop(Throwable cause);
}
