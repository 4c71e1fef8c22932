package boardroom.games.itstartup.box;

import boardroom.engine.Between;
import java.util.Map;

/** The numbers of 2.5. */
public record Constants(
        @Between(to = 50) int startingHand,
        @Between(from = 1, to = 100) int startingResourcesDie,
        @Between(to = 20) int drawPerTurn,
        @Between(to = 100) int incomeFirstTurn,
        @Between(to = 100) int incomeStep,
        @Between(to = 100) int incomeMax,
        @Between(to = 100) int sellValue,
        @Between(to = 100) int extraDrawCost,
        @Between(to = 100) int planDiscount,
        Map<String, @Between(to = 1_000) Integer> hoardCapByPlayers,
        @Between(to = 20) int burnoutPerTurn,
        @Between(from = 1, to = 100) int burnoutLimitBase,
        @Between(from = 1, to = 5_000) int goalFast,
        @Between(from = 1, to = 5_000) int goalStandard,
        @Between(from = 1, to = 5_000) int goalLong,
        @Between(from = 1, to = 10) int teamGoalFactor,
        @Between(from = 1, to = 20) int planningBonusAmount,
        @Between(from = 1, to = 200) int maxActionsPerTurn) {

    /** 4.2: what a seat gains at the start of its turn of this number. */
    public int income(int turn) {
        return Math.min(incomeFirstTurn + incomeStep * (turn - 1), incomeMax);
    }
}
