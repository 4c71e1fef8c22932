package boardroom.games.shipit.box;

/** What counts how much at the end, in thousandths of a point (section 6). */
public record Scoring(
        int perMau,
        int perRevenueDollar,
        int perRatingHundredth,
        int perMilestonePoint,
        int ipoPrep,
        int perAcquiredUser,
        DebtPenalty debtPenalty,
        String note) {

    /** From so much debt on. */
    public record DebtPenalty(int fromDebt, int score) {}
}
