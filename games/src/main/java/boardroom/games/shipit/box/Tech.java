package boardroom.games.shipit.box;

import boardroom.engine.Between;
import boardroom.engine.Card;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;

/** How the company builds (2.2). */
public record Tech(
        String id,
        String name,
        @Between(to = 100) int startAiCapacity,
        @Between(to = 100) int startTechDebt,
        Bonus bonus,
        String text)
        implements Card {

    private static final int WHOLE = 100;

    /** What a tech approach gives all the time. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    public sealed interface Bonus {}

    /** AI makes so many percent of its debt. */
    @JsonTypeName("aiDebtPercent")
    public record AiDebtPercent(@Between(to = 1_000) int percent) implements Bonus {}

    /** The rating rises by so much every round. */
    @JsonTypeName("ratingPerRound")
    public record RatingPerRound(@Between(to = 1_000) int amount) implements Bonus {}

    /** So many users more per engineer on Develop Features. */
    @JsonTypeName("mauPerDevelopEngineer")
    public record MauPerDevelopEngineer(
            @Between(to = 10_000) int amount) implements Bonus {}

    @JsonIgnore
    public int aiDebtPercent() {
        return bonus instanceof AiDebtPercent b ? b.percent() : WHOLE;
    }

    @JsonIgnore
    public int mauPerDeveloper() {
        return bonus instanceof MauPerDevelopEngineer b ? b.amount() : 0;
    }

    @JsonIgnore
    public int ratingPerRound() {
        return bonus instanceof RatingPerRound b ? b.amount() : 0;
    }
}
