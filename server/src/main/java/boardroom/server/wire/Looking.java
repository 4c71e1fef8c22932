package boardroom.server.wire;

/** The page came to the front, or went behind others. */
public record Looking(boolean looking) {}
