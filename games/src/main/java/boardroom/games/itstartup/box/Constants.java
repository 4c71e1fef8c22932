package boardroom.games.itstartup.box;

import java.util.Map;

/** The numbers of 2.5. */
public record Constants(
        int deckSize,
        int startingHand,
        int startingResourcesDie,
        int drawPerTurn,
        int incomeFirstTurn,
        int incomeStep,
        int incomeMax,
        int sellValue,
        int extraDrawCost,
        int planDiscount,
        int planSlots,
        Map<String, Integer> hoardCapByPlayers,
        int burnoutPerTurn,
        int burnoutLimitBase,
        int goalFast,
        int goalStandard,
        int goalLong,
        int goalMin,
        int goalMax,
        int teamGoalFactor,
        int planningBonusAmount,
        int roundLimit,
        int maxActionsPerTurn,
        int knowledgeMovesPerTurn) {

    /** 4.2: what a seat gains at the start of its turn of this number. */
    public int income(int turn) {
        return Math.min(incomeFirstTurn + incomeStep * (turn - 1), incomeMax);
    }
}
