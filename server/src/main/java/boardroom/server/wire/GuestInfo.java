package boardroom.server.wire;

/** A person without an account, as everybody may know them. */
public record GuestInfo(String id, String name) {}
