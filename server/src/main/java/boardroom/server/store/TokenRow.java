package boardroom.server.store;

/** A token as stored: its hash, whose it is, on what kind of device, and when it was made and last used (to the day). */
public record TokenRow(String hash, String guest, String kind, long created, long used) {
    /** A new one. */
    public TokenRow(String hash, String guest, String kind, long created) {
        this(hash, guest, kind, created, created);
    }
}
