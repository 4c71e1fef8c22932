package boardroom.server.store;

/** A guest as stored; of the token only a hash. {@code used} is when it was last known to be used, to the day. */
public record GuestRow(String id, String name, String tokenHash, long created, long used) {
    /** Somebody new. */
    public GuestRow(String id, String name, String tokenHash, long created) {
        this(id, name, tokenHash, created, created);
    }
}
