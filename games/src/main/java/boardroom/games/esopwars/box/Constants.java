package boardroom.games.esopwars.box;

import boardroom.engine.Between;
import java.util.Map;

/** The numbers of the rules (2.2): equity in basis points, money in whole units. */
public record Constants(
        @Between(from = 1, to = 1_000_000_000) long startValuation,
        @Between(from = 1, to = 10_000) int esopPool,
        @Between(from = 1, to = 10_000) int openingBid,
        @Between(from = 1, to = 10_000) int bidStep,
        @Between(from = 1, to = 10_000) int maxRaise,
        @Between(from = 1, to = 12) int teamSize,
        @Between(from = 1, to = 40) int reserveLots,
        @Between(to = 40) int spareLots,
        @Between(from = 4, to = 40) int marketDeckSize,
        @Between(to = 100) int minGrowthFactorPercent,
        Map<String, @Between(to = 100) Integer> leaverReturnPercent,
        @Between(to = 100) int exitFitTenthsPerEmployee,
        @Between(from = 1, to = 30) int draftLoops,
        DraftDeal draftDeal,
        Map<String, @Between(from = 1, to = 40) Integer> mainDeckSetsByTeams,
        Map<String, @Between(from = 1, to = 1_000) Integer> paceFactorPercent) {

    /** How many cards of each kind a draft hand begins with. */
    public record DraftDeal(
            @Between(from = 1, to = 20) int segment,
            @Between(to = 20) int product,
            @Between(to = 20) int service) {}
}
