package boardroom.games.shipit.box;

import boardroom.engine.Between;

/** The numbers of the rules; money in whole dollars, ratings in hundredths. */
public record Constants(
        @Between(to = 1_000) int ratingMin,
        @Between(from = 1, to = 1_000) int ratingMax,
        @Between(to = 1_000) int startServerCapacity,
        @Between(to = 12) int poolExtra,
        @Between(to = 8) int hireLimitPerDraft,
        @Between(to = 1_000) int internPrice,
        @Between(from = 1, to = 100_000) int incomeMauPerDollar,
        @Between(to = 1_000) int incomeCapBase,
        @Between(to = 1_000) int incomeCapPerRound,
        @Between(to = 1_000) int underdogBonus,
        @Between(to = 1_000) int forcedPaydownDebt,
        @Between(to = 100) int forcedPaydownPercent,
        @Between(to = 10_000) int marketFactorMaxPercent,
        @Between(from = 1, to = 1_000_000) int marketFactorMauUnit,
        @Between(to = 10_000) int crashLoadPerCapacity) {
    public int clampRating(int rating) {
        return Math.clamp(rating, ratingMin, ratingMax);
    }
}
