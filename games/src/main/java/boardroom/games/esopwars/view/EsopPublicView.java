package boardroom.games.esopwars.view;

import boardroom.engine.PublicView;
import boardroom.games.esopwars.rules.ExitLine;
import boardroom.games.esopwars.rules.Lot;
import boardroom.games.esopwars.rules.MarketReport;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What everybody sees (section 4, "always public"). Cards are named by id; lists of cards stand in the order of the data
 * file, never in that of a deck.
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record EsopPublicView(
        String phase,
        int roundsPlayed,
        boolean clock,
        List<TeamView> teams,
        List<MarketView> markets,
        List<WorthView> worth,
        List<String> catalogue,
        List<String> discarded,
        List<String> reserve,
        boolean reserveFaceDown,
        @Nullable DraftView draft,
        @Nullable LotView lot,
        @Nullable SecondaryView secondary,
        List<MarketReport> rounds,
        List<ExitLine> exits,
        @Nullable EndView end)
        implements PublicView {

    /**
     * One startup; how many it had hired when it was disqualified, 0 for all others; once its desks are filled, its Skill
     * Total in each market of this game (in the order of `markets`), where that does not change from round to round.
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record TeamView(
            int seat,
            int foundingNumber,
            boolean disqualified,
            int hiredWhenOut,
            int pool,
            int granted,
            int openDesks,
            List<EmployeeView> employees,
            List<LeaverView> leavers,
            int leaverGrant,
            long valuation,
            List<Long> valuations,
            List<Integer> totals,
            int rank,
            int wildcards,
            @Nullable String wildcardPlayed,
            @Nullable String segment,
            @Nullable String idea,
            @Nullable String companion,
            boolean hasChosen) {}

    /** Somebody at a desk. */
    public record EmployeeView(String card, int grant, int roundsServed) {}

    /** Somebody who was dropped, with the equity that left with them. */
    public record LeaverView(String card, int grant) {}

    /** A market card of this game, and the round in which it came. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record MarketView(String card, @Nullable String round) {}

    /** An employee in each market of this game (in the order of `markets`), on average over the unseen, as printed. */
    public record WorthView(String card, List<Integer> totals, int mean, int strength) {}

    /** The company draft. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record DraftView(
            int loop,
            int loops,
            @Nullable Integer turn,
            boolean drawn,
            int segmentStock,
            int ideaStock,
            List<String> segmentDiscard,
            List<String> ideaDiscard) {}

    /** The lot of the main auction, with cards left (R), open desks (N), spare cards and whether unsold ones are placed. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record LotView(
            int number,
            int total,
            String card,
            int standingBid,
            @Nullable Integer leader,
            List<Lot.Raise> bids,
            List<Integer> passed,
            List<Integer> idle,
            List<Integer> answering,
            int minimum,
            int maximum,
            int cardsLeft,
            int desksOpen,
            int spare,
            boolean placement,
            List<Integer> callOrder,
            @Nullable Integer asked) {}

    /** The second auction. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record SecondaryView(
            List<SecondaryLotView> lots,
            List<Integer> free,
            List<Integer> passed,
            List<Integer> callOrder,
            @Nullable Integer asked) {}

    /** One of its lots. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record SecondaryLotView(
            int number,
            String card,
            @Nullable Integer dropper,
            int standingBid,
            @Nullable Integer leader,
            List<Lot.Raise> bids,
            int minimum,
            int maximum) {}

    /** How it ended: seats best first, and the tables of section 11. */
    public record EndView(
            String ending,
            List<Integer> ranking,
            List<ShareView> shares,
            List<HireView> hires,
            List<WhatIfView> whatIf) {}

    /** What is whose at the end. */
    public record ShareView(
            int seat, long valuation, int granted, long founderValue, long employeeValue, List<String> titles) {}

    /** A hire with the points it brought in each market round (0 if it was not there). */
    public record HireView(int seat, String card, int price, boolean left, List<Integer> points) {}

    /** What a market that never came would have done to a team in the last round, and where the team would have ended. */
    public record WhatIfView(int seat, String market, int total, int factor, long valuation) {}
}
