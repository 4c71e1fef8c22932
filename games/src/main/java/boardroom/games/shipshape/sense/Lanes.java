package boardroom.games.shipshape.sense;

import boardroom.games.shipshape.box.Resource;
import boardroom.games.shipshape.box.Tokens;

/** So many tokens of each resource in one number, a lane for each: planning counts millions of them. */
final class Lanes {
    static final int KINDS = Resource.all().length;

    private static final int BITS = 16;
    private static final long LANE = 0x7fff;
    private static final long ONES = 0x0001_0001_0001_0001L;
    private static final long TOPS = 0x8000_8000_8000_8000L;

    private Lanes() {}

    static long of(Tokens tokens) {
        return tokens.organic()
                | ((long) tokens.mineral() << BITS)
                | ((long) tokens.technological() << (2 * BITS))
                | ((long) tokens.specialty() << (3 * BITS));
    }

    static int of(long lanes, int kind) {
        return (int) ((lanes >>> (kind * BITS)) & LANE);
    }

    static long one(int kind) {
        return 1L << (kind * BITS);
    }

    static int count(long lanes) {
        return (int) ((lanes * ONES) >>> (3 * BITS));
    }

    /** Whether these pay for those: no lane borrows. */
    static boolean covers(long held, long cost) {
        return ((held | TOPS) - cost & TOPS) == TOPS;
    }

    /** Whether a kind stands in both. */
    static boolean meet(long one, long other) {
        for (int kind = 0; kind < KINDS; kind++) if (of(one, kind) > 0 && of(other, kind) > 0) return true;
        return false;
    }

    /** The kind of which most is held above the need, among those held at least so often; -1: none is. */
    static int furthestAbove(long held, long need, int atLeast) {
        int best = -1;
        int most = Integer.MIN_VALUE;
        for (int kind = 0; kind < KINDS; kind++) {
            int above = of(held, kind) - of(need, kind);
            if (of(held, kind) < Math.max(1, atLeast) || above <= most) continue;
            best = kind;
            most = above;
        }
        return best;
    }

    /** Without so many tokens, one at a time of what is furthest above the need. */
    static long shed(long held, long need, int count) {
        long rest = held;
        for (int i = 0; i < count; i++) {
            int kind = furthestAbove(rest, need, 1);
            if (kind < 0) return rest;
            rest -= one(kind);
        }
        return rest;
    }
}
