package boardroom.games.shipit.box;

import boardroom.engine.Between;
import boardroom.engine.Card;
import boardroom.engine.Sized;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;

/** What is special about a round (option `market-themes`). */
public record Theme(String id, String name, @Sized(to = 10) List<Effect> effects, String text) implements Card {

    /** What a theme changes. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    public sealed interface Effect {}

    /** The base of one effect of an action. */
    @JsonTypeName("actionBase")
    public record ActionBase(
            String action,
            String effect,
            @Between(to = 20_000) int base) implements Effect {}

    /** What an action costs. */
    @JsonTypeName("actionCost")
    public record ActionCost(
            String action, @Between(to = 1_000) int cost) implements Effect {}

    /** So many more engineers in the public pool. */
    @JsonTypeName("poolExtra")
    public record PoolExtra(@Between(to = 12) int amount) implements Effect {}

    /** So much more salary. */
    @JsonTypeName("salary")
    public record Salary(@Between(to = 1_000) int amount) implements Effect {}

    /** So much more debt per use of AI. */
    @JsonTypeName("aiDebtPerUse")
    public record AiDebtPerUse(@Between(to = 100) int amount) implements Effect {}
}
