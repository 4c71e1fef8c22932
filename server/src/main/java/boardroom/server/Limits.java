package boardroom.server;

/**
 * How much one guest or address may ask of the house.
 *
 * @param tablesPerGuest tables a guest may host that are not over
 * @param commandsPerSecond commands over one socket, with bursts of {@code commandBurst}
 * @param requestsPerSecond HTTP requests from one address, with bursts of {@code requestBurst}
 * @param guestsPerMinute new guests from one address, with bursts of {@code guestBurst}: a class comes in at once
 * @param tablesPerMinute new tables of one guest, with bursts of {@code tableBurst}
 */
public record Limits(
        int tablesPerGuest,
        int commandsPerSecond,
        int commandBurst,
        int requestsPerSecond,
        int requestBurst,
        int guestsPerMinute,
        int guestBurst,
        int tablesPerMinute,
        int tableBurst) {

    public static final Limits DEFAULT = new Limits(12, 20, 60, 50, 300, 60, 120, 20, 20);

    /** For load tests. */
    public static final Limits NONE = new Limits(
            1_000_000, 1_000_000, 1_000_000, 1_000_000, 1_000_000, 1_000_000, 1_000_000, 1_000_000, 1_000_000);
}
