package boardroom.games.shipit.view;

import boardroom.engine.PrivateView;
import boardroom.engine.Say;
import boardroom.games.shipit.puzzle.Program;
import boardroom.games.shipit.puzzle.Run;
import boardroom.games.shipit.rules.Figures;
import boardroom.games.shipit.rules.ShipMove;
import boardroom.games.shipit.view.ShipPublicView.EngineerView;
import boardroom.games.shipit.view.ShipPublicView.EntryView;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What one player sees beyond the public view. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ShipPrivateView(
        int seat,
        @Nullable FoundingView founding,
        @Nullable SheetView sheet,
        List<ProspectView> prospects,
        @Nullable PlanView plan,
        @Nullable CodeView code,
        @Nullable BagView bag,
        @Nullable AdviceView advice)
        implements PrivateView {

    /** The company being founded: what was dealt, what is chosen, what it would start with. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record FoundingView(
            List<String> dealt,
            @Nullable String funding,
            @Nullable String tech,
            @Nullable String product,
            @Nullable String preset,
            boolean confirmed,
            @Nullable Figures start,
            int points,
            List<String> synergies,
            boolean hardPair) {}

    /** The bid sheet: bids highest first, and what it comes to if nobody outbids it. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record SheetView(
            List<SheetBidView> bids,
            @Nullable Integer maxHires,
            int keep,
            boolean submitted,
            int highestBid,
            int hireLimit,
            int internPrice,
            int ifUnopposed,
            int moneyAfter,
            List<EngineerView> insiders) {}

    /** A bid with its price; whether it would win if nobody outbid it, what is left then, and else why not. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record SheetBidView(
            int engineer,
            int amount,
            int price,
            boolean wins,
            int left,
            @Nullable Say why) {}

    /** What somebody could do for this company, place by place; AI would leave so much more debt. */
    public record ProspectView(int engineer, int aiDebt, List<SpotView> spots) {}

    /** An engineer on an action: output, what the plan would gain by it, and what speaks against it. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record SpotView(
            String action,
            boolean ai,
            boolean open,
            int output,
            int users,
            int revenue,
            int rating,
            int debt,
            int servers,
            int aiCapacity,
            int recruits,
            int bonus,
            int points,
            @Nullable Say warning) {}

    /** The own plan, which nobody else sees: its entries, what it comes to, and what speaks against it. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record PlanView(
            List<EntryView> entries,
            List<Integer> bench,
            int reserved,
            int free,
            int aiUsed,
            int aiCapacity,
            boolean ready,
            boolean locked,
            @Nullable String pivotMark,
            List<BounceView> bounces,
            Figures after,
            int points,
            @Nullable Say warning) {}

    /** An engineer who is back on the bench, who was earlier, and why that counted. */
    public record BounceView(int engineer, String action, int earlier, Say why) {}

    /** The own programs: the one that counts, and how the last failure went. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record CodeView(
            @Nullable Program best, int blocks, @Nullable Run lastRun) {}

    /** The tokens drawn so far. */
    public record BagView(List<String> drawn, int total, int bugs, int most, boolean lost) {}

    /** Option `advice`: what a bot would do, and why. */
    public record AdviceView(ShipMove move, Say why) {}
}
