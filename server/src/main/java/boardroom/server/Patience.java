package boardroom.server;

import java.time.Duration;

/**
 * How long the house waits for people.
 *
 * @param host a host may be gone so long, while somebody else at the table is here, before the table is passed on
 * @param unstarted a table that was never dealt is kept so long after somebody was last at it
 * @param unfinished the same for a game that is not over
 * @param finished the same for a game that is over, and for a guest who sits at no table that is kept
 */
public record Patience(Duration host, Duration unstarted, Duration unfinished, Duration finished) {
    public static final Patience DEFAULT =
            new Patience(Duration.ofSeconds(60), Duration.ofDays(1), Duration.ofDays(60), Duration.ofDays(365));
}
