package boardroom.server.store;

/** A guest as stored; of the token only a hash. */
public record GuestRow(String id, String name, String tokenHash, long created) {}
