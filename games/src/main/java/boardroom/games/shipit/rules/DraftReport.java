package boardroom.games.shipit.rules;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * How a draft went, as all may know it: the public pool with all its bids (by place in the pool, then by seat, 0 for
 * none), everybody hired with the price, the interns' prices by seat, and which bids were not served, and why. Never changed once it is made.
 */
public final class DraftReport {
    public static final int NO_INTERN = -1;

    public final Engineer[] pool;
    public final int[][] bids;
    public final Hiring[] hirings;
    public final int[] internPrices;
    /** Bids on the public pool that were not served, in the order of the walk. */
    public final LostBid[] lost;

    /** Who hired whom, in the order of the walk; the bid only where all may know it. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Hiring(int seat, int engineer, @Nullable Integer bid, int price, boolean tie) {}

    @JsonCreator
    DraftReport(Engineer[] pool, int[][] bids, Hiring[] hirings, int[] internPrices, LostBid[] lost) {
        this.pool = pool;
        this.bids = bids;
        this.hirings = hirings;
        this.internPrices = internPrices;
        this.lost = lost;
    }
}
