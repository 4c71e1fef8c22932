package boardroom.cli.bench;

import java.util.Map;

/**
 * How fast the search thinks in one game.
 *
 * @param iterations iterations per processor second
 * @param expert milliseconds of processor time that an expert takes for a move
 * @param shares where the time goes: the part of it that each question to the game takes; the rest is the search's own
 */
record SearchFigures(String game, int seats, double iterations, Moves expert, Map<String, Double> shares) {
    /** How long moves take. */
    record Moves(double median, double longest) {}
}
