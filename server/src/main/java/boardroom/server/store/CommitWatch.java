package boardroom.server.store;

/** Hears of every commit: how many writes it held and how long it took, the sync included. */
public interface CommitWatch {
    CommitWatch NONE = (_, _) -> {};

    void committed(int writes, long nanos);
}
