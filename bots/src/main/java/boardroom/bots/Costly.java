package boardroom.bots;

import boardroom.engine.Say;

/**
 * A decision of a finished game that cost much.
 *
 * @param entry the entry of the journal that made it
 * @param when what was decided, and in which round
 * @param best what would have been better, and {@code why}
 * @param cost how much less likely it made winning, from 0 to 1
 */
public record Costly(int entry, Say when, Say made, Say best, Say why, double cost) {}
