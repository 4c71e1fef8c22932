package boardroom.server;

import java.time.Duration;

/**
 * How long the house waits for people.
 *
 * @param host a host may be gone so long, while somebody else at the table is here, before the table is passed on
 * @param soonest a person may be gone so long, while somebody else plays on, before the host may have a bot sit in
 * @param absent a person may be gone so long, while somebody else plays on, before a bot sits in until they return
 * @param more and so much longer if the others want to wait
 * @param removal whoever has been gone so long may lose the seat to a bot for good
 * @param unseen a person who owes a move may have the page behind others so long before they count as gone
 * @param pause the host may pause so long before anybody who plays may go on
 * @param unstarted a table that was never dealt is kept so long after somebody was last at it
 * @param unfinished the same for a game that is not over
 * @param finished the same for a game that is over, and for a guest who sits at no table that is kept
 */
public record Patience(
        Duration host,
        Duration soonest,
        Duration absent,
        Duration more,
        Duration removal,
        Duration unseen,
        Duration pause,
        Duration unstarted,
        Duration unfinished,
        Duration finished) {
    public static final Patience DEFAULT = new Patience(
            Duration.ofSeconds(60),
            Duration.ofSeconds(30),
            Duration.ofSeconds(90),
            Duration.ofSeconds(120),
            Duration.ofMinutes(10),
            Duration.ofMinutes(5),
            Duration.ofMinutes(3),
            Duration.ofDays(1),
            Duration.ofDays(60),
            Duration.ofDays(365));

    /** With these for a host who is gone and for tables that nobody comes to, and else as always. */
    public static Patience of(Duration host, Duration unstarted, Duration unfinished, Duration finished) {
        return new Patience(
                host,
                DEFAULT.soonest,
                DEFAULT.absent,
                DEFAULT.more,
                DEFAULT.removal,
                DEFAULT.unseen,
                DEFAULT.pause,
                unstarted,
                unfinished,
                finished);
    }
}
