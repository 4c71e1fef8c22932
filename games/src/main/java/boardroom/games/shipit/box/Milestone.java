package boardroom.games.shipit.box;

import boardroom.engine.Between;
import boardroom.engine.Card;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;

/** A reward for the first who gets there (2.6). */
public record Milestone(
        String id, String name, @Between(to = 1_000) int points, Condition condition, String text) implements Card {

    /** What must be reached. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    public sealed interface Condition {}

    /** So many users. */
    @JsonTypeName("mauAtLeast")
    public record MauAtLeast(@Between(to = 1_000_000) int value) implements Condition {}

    /** Such a rating. */
    @JsonTypeName("ratingAtLeast")
    public record RatingAtLeast(@Between(to = 1_000) int value) implements Condition {}

    /** So much revenue. */
    @JsonTypeName("revenueAtLeast")
    public record RevenueAtLeast(@Between(to = 1_000_000) int value) implements Condition {}

    /** No debt, from this round on. */
    @JsonTypeName("debtZero")
    public record DebtZero(@Between(to = 20) int fromRound) implements Condition {}
}
