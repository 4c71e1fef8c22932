package boardroom.games.shipit;

import com.fasterxml.jackson.annotation.JsonCreator;

/**
 * How a draft went, as all may know it: the public pool with all its bids (by place in the pool, then by seat, 0 for
 * none), everybody hired with the price, and the interns. Never changed once it is made.
 */
final class DraftReport {
    static final int NO_INTERN = -1;

    final Engineer[] pool;
    final int[][] bids;
    final Hiring[] hirings;
    final int[] internPrices;

    /** Who hired whom, in the order of the walk; {@code bid} is 0 where it stays secret. */
    record Hiring(int seat, int engineer, int bid, int price, boolean tie) {}

    @JsonCreator
    DraftReport(Engineer[] pool, int[][] bids, Hiring[] hirings, int[] internPrices) {
        this.pool = pool;
        this.bids = bids;
        this.hirings = hirings;
        this.internPrices = internPrices;
    }
}
