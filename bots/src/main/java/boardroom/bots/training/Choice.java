package boardroom.bots.training;

/**
 * A position in the eyes of who learns from it: one of several came to win.
 *
 * @param rows the features of each who could win, and of nobody where all may lose
 * @param stage how far the game was
 * @param shares who won: shares that come to 1, in the order of the rows
 * @param weight for how much it counts
 */
record Choice(double[][] rows, int stage, double[] shares, double weight) {}
