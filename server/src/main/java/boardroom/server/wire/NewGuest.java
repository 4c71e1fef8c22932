package boardroom.server.wire;

/** A guest who just came, with the secret that only their client may know. */
public record NewGuest(String id, String name, String token) {}
