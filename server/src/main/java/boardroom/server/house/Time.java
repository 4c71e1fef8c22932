package boardroom.server.house;

/** The time of the house; tests bring their own. */
public interface Time extends AutoCloseable {
    /** Milliseconds on the wall; never goes back. */
    long now();

    /** Does something later, on a thread that must not be held up. */
    Alarm after(long millis, Runnable task);

    /** No alarm rings any more. */
    @Override
    void close();

    /** Something that will happen, unless it is cancelled. */
    interface Alarm {
        void cancel();
    }
}
