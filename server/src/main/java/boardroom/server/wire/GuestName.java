package boardroom.server.wire;

/** How somebody wants to be called. */
public record GuestName(String name) {}
