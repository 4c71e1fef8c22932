package boardroom.games.shipit.box;

import boardroom.engine.Card;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What strikes all companies at the end of a round (2.7). */
public record EventCard(
        String id,
        String name,
        int copies,
        boolean negative,
        List<Effect> effect,
        Mitigation mitigation,
        String text,
        @Nullable String option)
        implements Card {

    /** The milder version, and who gets it. */
    public record Mitigation(Condition condition, List<Effect> effect) {}

    /** What must hold. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    public sealed interface Condition {}

    /** More servers than this. */
    @JsonTypeName("serverCapacityAbove")
    public record ServerCapacityAbove(int value) implements Condition {}

    /** Servers for so many users. */
    @JsonTypeName("serverCapacityCarries")
    public record ServerCapacityCarries(int load) implements Condition {}

    /** Less debt than this. */
    @JsonTypeName("debtBelow")
    public record DebtBelow(int value) implements Condition {}

    /** A better rating than this. */
    @JsonTypeName("ratingAbove")
    public record RatingAbove(int value) implements Condition {}

    /** What it does to a company. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    public sealed interface Effect {}

    /** To the users. */
    @JsonTypeName("mau")
    public record Mau(int amount) implements Effect {}

    /** To the rating. */
    @JsonTypeName("rating")
    public record Rating(int amount) implements Effect {}

    /** To the revenue. */
    @JsonTypeName("revenue")
    public record Revenue(int amount) implements Effect {}

    /** To the money. */
    @JsonTypeName("money")
    public record Money(int amount) implements Effect {}

    /** To the debt. */
    @JsonTypeName("debt")
    public record Debt(int amount) implements Effect {}

    /** Closes an action for a round. */
    @JsonTypeName("forbidActionNextRound")
    public record ForbidAction(String action) implements Effect {}
}
