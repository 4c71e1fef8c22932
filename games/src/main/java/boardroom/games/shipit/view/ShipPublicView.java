package boardroom.games.shipit.view;

import boardroom.engine.PublicView;
import boardroom.engine.Say;
import boardroom.games.shipit.puzzle.Program;
import boardroom.games.shipit.rules.DraftReport;
import boardroom.games.shipit.rules.Figures;
import boardroom.games.shipit.rules.Income;
import boardroom.games.shipit.rules.Ledger;
import boardroom.games.shipit.rules.ScoreParts;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What everybody sees (section 4, "always public"; section 11). Cards are named by id, engineers by their number. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ShipPublicView(
        String phase,
        int round,
        int rounds,
        List<CompanyView> companies,
        List<Integer> draftOrder,
        List<Integer> seatPriority,
        List<ActionView> actions,
        List<CandidateView> pool,
        List<MilestoneView> milestones,
        EventsView events,
        List<String> themes,
        @Nullable PuzzleView puzzle,
        @Nullable DraftView lastDraft,
        @Nullable RoundView lastRound,
        List<List<Integer>> scores,
        @Nullable EndView end)
        implements PublicView {

    /** One startup; cards are missing until they are revealed, the plan while it is secret. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record CompanyView(
            int seat,
            @Nullable String funding,
            @Nullable String tech,
            @Nullable String product,
            @Nullable String preset,
            Figures figures,
            String debtLevel,
            int pivots,
            List<EngineerView> roster,
            ScoreParts score,
            int rank,
            Income.@Nullable Due income,
            int hireLimit,
            int highestBid,
            int insiders,
            List<String> closed,
            List<Integer> forced,
            @Nullable List<EntryView> plan,
            boolean decides) {}

    /** Somebody on a roster or in a pool: the round of hiring, and how many rounds ago that was; 0 before it. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record EngineerView(
            int id,
            String name,
            String level,
            @Nullable String specialty,
            @Nullable String trait,
            int salary,
            int hired,
            int rounds) {}

    /** Somebody who can be hired; {@code reservedFor} one seat, or open to all. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record CandidateView(
            EngineerView engineer, @Nullable Integer reservedFor) {}

    /** One line of a plan with the output of its engineer, in ten-thousandths. */
    public record EntryView(int engineer, String action, boolean ai, boolean forced, boolean last, int output) {}

    /**
     * An action space: what it costs now, who stands there, from which round it is open, and, before slots are claimed,
     * who could claim one of too few, in the order of the claims.
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record ActionView(
            String action,
            int cost,
            @Nullable Integer slots,
            List<Integer> holders,
            int opensIn,
            boolean open,
            List<Integer> contenders) {}

    /** A milestone, and who claimed it when; while it is open, who could get there in this round, as all can tell. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record MilestoneView(
            String milestone,
            @Nullable Integer owner,
            @Nullable Integer round,
            List<ReachView> reach) {}

    /** Somebody who could get to a milestone in this round with the team of now, and how far. */
    public record ReachView(int seat, Say say) {}

    /** Events that struck, those known to come, and how many cards are left in the deck. */
    public record EventsView(List<String> past, List<ComingView> coming, int left) {}

    /** An event known to come, and how it would strike each company as it stands. */
    public record ComingView(int round, String event, List<StrikeView> strikes) {}

    /** Hit or spared, thanks to what, and what it would cost or bring. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record StrikeView(
            int seat, boolean mitigated, @Nullable String thanks, Say why, Figures after, int points) {}

    /** The puzzle of this round; its solution and all programs once it is over. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record PuzzleView(
            String kind,
            int difficulty,
            List<String> map,
            List<String> palette,
            int coins,
            int par,
            int maxBlocks,
            int maxNesting,
            int loopMin,
            int loopMax,
            int stepLimit,
            List<CoderView> coders,
            boolean over,
            @Nullable Integer winner,
            @Nullable Program solution) {}

    /**
     * A participant: how many engineers, what winning would bring, how much debt that finds to clear, how far it is, and
     * what came of it in the end.
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record CoderView(
            int seat,
            int engineers,
            int removesDebt,
            int clears,
            int money,
            boolean solved,
            boolean done,
            @Nullable Program program,
            @Nullable Integer blocks,
            @Nullable Integer total,
            @Nullable Integer bugs,
            @Nullable Integer draws) {}

    /** The last draft: everybody who stood in the public pool with all bids, all hires, and the interns. */
    public record DraftView(List<LotView> lots, List<DraftReport.Hiring> hirings, List<InternView> interns) {}

    /** Somebody of the public pool, and the bids, highest first. */
    public record LotView(EngineerView engineer, List<BidView> bids) {}

    /** A bid on an opened sheet, and why it was not served. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record BidView(int seat, int amount, @Nullable Say why) {}

    /** Somebody who came by the safety net. */
    public record InternView(int seat, int price) {}

    /** The last Resolution and its event, told again figure by figure. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record RoundView(
            int round,
            @Nullable Integer puzzleWinner,
            List<ClaimView> claims,
            List<CompanyRoundView> companies,
            @Nullable String event) {}

    /** A milestone claimed in this round: by whom, why, and who was there too. */
    public record ClaimView(String milestone, int seat, Say why, List<Integer> beaten) {}

    /** What a round made of one company. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record CompanyRoundView(
            int seat,
            String product,
            Figures before,
            List<EntryView> plan,
            List<Integer> broken,
            @Nullable Boolean heads,
            List<Ledger.Line> lines,
            Figures after,
            int income,
            ScoreParts scoreBefore,
            ScoreParts scoreAfter,
            @Nullable StrikeView strike) {}

    /** How it ended: ranks by seat, and which tie-breaker decided (as the box names it). */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record EndView(List<Integer> ranks, @Nullable String tieBreaker) {}
}
