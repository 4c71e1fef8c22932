package boardroom.games.shipit.box;

import boardroom.engine.Between;
import boardroom.engine.Card;
import boardroom.engine.IdOf;
import boardroom.engine.Sized;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What strikes all companies at the end of a round (2.7). */
public record EventCard(
        String id,
        String name,
        @Between(from = 1, to = 20) int copies,
        boolean negative,
        @Sized(to = 10) List<Effect> effect,
        Mitigation mitigation,
        String text,
        @Nullable String option)
        implements Card {

    /** The milder version, and who gets it. */
    public record Mitigation(
            Condition condition, @Sized(to = 10) List<Effect> effect) {}

    /** What must hold. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    public sealed interface Condition {}

    /** More servers than this. */
    @JsonTypeName("serverCapacityAbove")
    public record ServerCapacityAbove(@Between(to = 1_000) int value) implements Condition {}

    /** Servers for so many users. */
    @JsonTypeName("serverCapacityCarries")
    public record ServerCapacityCarries(
            @Between(to = 1_000_000) int load) implements Condition {}

    /** Less debt than this. */
    @JsonTypeName("debtBelow")
    public record DebtBelow(@Between(to = 1_000) int value) implements Condition {}

    /** A better rating than this. */
    @JsonTypeName("ratingAbove")
    public record RatingAbove(@Between(to = 1_000) int value) implements Condition {}

    /** What it does to a company. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    public sealed interface Effect {}

    /** To the users. */
    @JsonTypeName("mau")
    public record Mau(@Between(from = -20_000, to = 20_000) int amount) implements Effect {}

    /** To the rating. */
    @JsonTypeName("rating")
    public record Rating(@Between(from = -1_000, to = 1_000) int amount) implements Effect {}

    /** To the revenue. */
    @JsonTypeName("revenue")
    public record Revenue(
            @Between(from = -20_000, to = 20_000) int amount) implements Effect {}

    /** To the money. */
    @JsonTypeName("money")
    public record Money(@Between(from = -1_000, to = 1_000) int amount) implements Effect {}

    /** To the debt. */
    @JsonTypeName("debt")
    public record Debt(@Between(from = -100, to = 100) int amount) implements Effect {}

    /** Closes an action for a round. */
    @JsonTypeName("forbidActionNextRound")
    public record ForbidAction(@IdOf("actions") String action) implements Effect {}
}
