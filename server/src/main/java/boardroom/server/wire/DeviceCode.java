package boardroom.server.wire;

/** What brings me to another device: it works once, for so many milliseconds. */
public record DeviceCode(String code, long worksFor) {}
