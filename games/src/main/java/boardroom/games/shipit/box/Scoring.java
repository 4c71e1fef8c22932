package boardroom.games.shipit.box;

import boardroom.engine.Between;

/** What counts how much at the end, in thousandths of a point (section 6). */
public record Scoring(
        @Between(to = 100) int perMau,
        @Between(to = 100) int perRevenueDollar,
        @Between(to = 1_000) int perRatingHundredth,
        @Between(to = 10_000) int perMilestonePoint,
        DebtPenalty debtPenalty) {

    /** From so much debt on. */
    public record DebtPenalty(
            @Between(to = 1_000) int fromDebt,
            @Between(from = -1_000_000, to = 0) int score) {}
}
