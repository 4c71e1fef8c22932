package boardroom.games.shipit.puzzle;

import boardroom.engine.Rng;

/** The random numbers of 5.9: SplitMix64, taken modulo. */
final class Draws {
    private final Rng rng;

    Draws(long seed) {
        this.rng = new Rng(seed);
    }

    long next() {
        return rng.nextLong();
    }

    int pick(int n) {
        return (int) Long.remainderUnsigned(next(), n);
    }

    int range(int from, int to) {
        return from + pick(to - from + 1);
    }

    boolean chance(int percent) {
        return pick(100) < percent;
    }
}
