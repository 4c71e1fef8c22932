package boardroom.bots.training;

import java.util.List;

/**
 * What is kept of a game that was played to its end.
 *
 * @param deal games of the same deal number are learnt from, or kept to be asked afterwards, together
 * @param learnt positions to learn from, spread over the game
 * @param quarters how it stood after a quarter, half and three quarters of the game
 * @param before what the game itself took those three for, by seat
 */
record PlayedGame(int deal, int seats, List<Choice> learnt, List<Choice> quarters, List<double[]> before) {}
