package boardroom.server.house;

/** A person without an account. */
public record Guest(String id, String name) {}
