package boardroom.games.esopwars.view;

import boardroom.engine.PrivateView;
import boardroom.engine.Say;
import boardroom.games.esopwars.rules.EsopMove;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What one team sees beyond the public view: its secret choice, its draft hand, its own sums, and what it should see coming. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record EsopPrivateView(
        int seat,
        @Nullable EsopMove chosen,
        List<String> hand,
        @Nullable String drawn,
        @Nullable LimitView limit,
        @Nullable Integer hint,
        List<Say> warnings,
        List<String> unseenMarkets,
        List<DeskView> desks,
        List<SwapView> swaps,
        List<EsopPublicView.WorthView> worth)
        implements PrivateView {

    /** How far the team may go, what is kept for the hires it still needs, and why it can't bid now, if it can't. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record LimitView(
            int limit,
            int pool,
            int kept,
            int hiresToCome,
            boolean mayBid,
            @Nullable Say whyNot) {}

    /** An own employee: its total in each unseen market, and the Skill Total of the others without it. */
    public record DeskView(String card, List<Integer> totals, List<Integer> totalsWithout) {}

    /** A lot of the second auction at the open desk: Skill Total and growth factor in each unseen market. */
    public record SwapView(String card, List<Integer> totals, List<Integer> factors) {}
}
