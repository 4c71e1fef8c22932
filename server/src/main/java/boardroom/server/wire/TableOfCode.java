package boardroom.server.wire;

/** The table that a code leads to. */
public record TableOfCode(String table) {}
