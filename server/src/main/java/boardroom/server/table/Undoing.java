package boardroom.server.table;

import boardroom.engine.Seats;

/**
 * What it would mean to take back the last move of a seat that counts.
 *
 * @param to the number before that move
 * @param acted the other seats for which something was played since
 * @param people those of them whose person played, and no bot
 * @param seen whether something was revealed by it or since
 */
record Undoing(int to, Seats acted, Seats people, boolean seen) {}
