package boardroom.server.wire;

/** A client asks whether the line is alive. */
public record Ping(long ping) {}
