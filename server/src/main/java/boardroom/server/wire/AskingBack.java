package boardroom.server.wire;

import boardroom.engine.Seats;

/**
 * A seat asks to take its last move back, with all that was played since.
 *
 * @param must who must agree, and {@code agreed} who has
 * @param seen something was revealed since, so that everybody must
 * @param left milliseconds; then it stands
 */
public record AskingBack(int seat, Seats must, Seats agreed, boolean seen, long left) {}
