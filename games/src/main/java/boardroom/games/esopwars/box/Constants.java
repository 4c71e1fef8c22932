package boardroom.games.esopwars.box;

import java.util.Map;

/** The numbers of the rules (2.2): equity in basis points, money in whole units. */
public record Constants(
        int teamsMin,
        int teamsMax,
        int teamsDefault,
        long startValuation,
        int esopPool,
        int openingBid,
        int bidStep,
        int maxRaise,
        int teamSize,
        int secondaryDrops,
        int secondaryHires,
        int reserveLots,
        int spareLots,
        int marketDeckSize,
        int marketRounds,
        int minGrowthFactorPercent,
        Map<String, Integer> leaverReturnPercent,
        int exitFitTenthsPerEmployee,
        int draftLoops,
        DraftDeal draftDeal,
        Map<String, Integer> mainDeckSetsByTeams,
        Map<String, Integer> paceFactorPercent) {

    /** How many cards of each kind a draft hand begins with. */
    public record DraftDeal(int segment, int product, int service) {}
}
