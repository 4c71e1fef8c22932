package boardroom.games.shipit.rules;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * How a draft went, as all may know it: the public pool with all its bids (by place in the pool, then by seat, 0 for
 * none), everybody hired with the price, and the interns' prices by seat. Its arrays are never written to.
 */
public record DraftReport(Engineer[] pool, int[][] bids, Hiring[] hirings, int[] internPrices) {
    public static final int NO_INTERN = -1;

    /** Who hired whom, in the order of the walk; the bid only where all may know it. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Hiring(int seat, int engineer, @Nullable Integer bid, int price, boolean tie) {}
}
