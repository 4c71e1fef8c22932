package boardroom.games.shipit.box;

import boardroom.engine.Card;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;

/** How the company builds (2.2). */
public record Tech(String id, String name, int startAiCapacity, int startTechDebt, Bonus bonus, String text)
        implements Card {

    private static final int WHOLE = 100;

    /** What a tech approach gives all the time. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    public sealed interface Bonus {}

    /** AI makes so many percent of its debt. */
    @JsonTypeName("aiDebtPercent")
    public record AiDebtPercent(int percent) implements Bonus {}

    /** The rating rises by so much every round. */
    @JsonTypeName("ratingPerRound")
    public record RatingPerRound(int amount) implements Bonus {}

    /** So many users more per engineer on Develop Features. */
    @JsonTypeName("mauPerDevelopEngineer")
    public record MauPerDevelopEngineer(int amount) implements Bonus {}

    @JsonIgnore
    public int aiDebtPercent() {
        return bonus instanceof AiDebtPercent b ? b.percent() : WHOLE;
    }

    @JsonIgnore
    public int ratingPerRound() {
        return bonus instanceof RatingPerRound b ? b.amount() : 0;
    }
}
