package boardroom.server.wire;

/**
 * A device of mine: when it came, when it was last used (to the day), and whether it is the one that asks. The id names it
 * and opens nothing.
 */
public record MyDevice(String id, DeviceKind kind, long created, long used, boolean here) {}
