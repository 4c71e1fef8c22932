package boardroom.server.store;

/** A guest as stored. {@code used} is when a token of theirs was last known to be used, to the day. */
public record GuestRow(String id, String name, long created, long used) {
    /** Somebody new. */
    public GuestRow(String id, String name, long created) {
        this(id, name, created, created);
    }
}
