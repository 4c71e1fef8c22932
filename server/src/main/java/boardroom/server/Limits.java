package boardroom.server;

/**
 * How much one guest or address may ask of the house.
 *
 * @param tablesPerGuest tables a guest may host that are not over
 * @param commandsPerSecond commands over one socket, with bursts of {@code commandBurst}
 * @param commandsPerAddress commands a second over all sockets from one address, with bursts of five times as many
 * @param socketsPerAddress sockets from one address at the same time: a school may have one address for all
 * @param requestsPerSecond HTTP requests from one address, with bursts of {@code requestBurst}
 * @param guestsPerMinute new guests, and new tables, from one address, with bursts of {@code guestBurst}: a class comes
 *     in at once
 * @param tablesPerMinute new tables, and new names, of one guest, with bursts of {@code tableBurst}
 * @param weight what one table may weigh
 */
public record Limits(
        int tablesPerGuest,
        int commandsPerSecond,
        int commandBurst,
        int commandsPerAddress,
        int socketsPerAddress,
        int requestsPerSecond,
        int requestBurst,
        int guestsPerMinute,
        int guestBurst,
        int tablesPerMinute,
        int tableBurst,
        Weight weight) {

    public static final Limits DEFAULT = new Limits(12, 20, 60, 400, 500, 50, 300, 60, 120, 20, 20, Weight.DEFAULT);

    private static final int ENDLESS = 1_000_000;

    /** For load tests. */
    public static final Limits NONE = new Limits(
            ENDLESS,
            ENDLESS,
            ENDLESS,
            ENDLESS,
            ENDLESS,
            ENDLESS,
            ENDLESS,
            ENDLESS,
            ENDLESS,
            ENDLESS,
            ENDLESS,
            Weight.DEFAULT);
}
