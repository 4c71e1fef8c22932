package boardroom.server.wire;

/** A code from another device. */
public record CodeOnly(String code) {}
