package boardroom.server.table;

import boardroom.engine.Box;
import boardroom.engine.Rng;

/**
 * What a decision looks like at a glance: how many moves there are, and how likely a good player makes the likeliest of
 * them.
 */
record Outlook(int moves, double likeliest) {
    /** It is no choice among listed moves. */
    static final Outlook UNKNOWN = new Outlook(0, 0);

    private static final double OBVIOUS = 0.9;
    private static final double FEW = 6;

    private boolean isObvious() {
        return moves == 1 || likeliest >= OBVIOUS;
    }

    /**
     * How many milliseconds a bot takes its time: not even the shortest pause where it is obvious; else mostly little, and
     * the longer the more there is to choose from.
     */
    long pause(Box.BotPause pause, Rng rng) {
        double chance = rng.nextDouble();
        if (isObvious()) return (long) (pause.minMillis() * (1 + chance) / 2);
        double skew = moves == 0 ? 1 : 1 + FEW / moves;
        return pause.minMillis() + Math.round((pause.maxMillis() - pause.minMillis()) * Math.pow(chance, skew));
    }
}
