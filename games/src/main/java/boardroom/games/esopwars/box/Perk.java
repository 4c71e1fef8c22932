package boardroom.games.esopwars.box;

import boardroom.engine.Between;
import boardroom.engine.Card;
import boardroom.engine.IdOf;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;

/** What employees of one category do for their team besides their skills (5.4). */
public record Perk(@IdOf("categories") String category, String id, String name, Effect effect, String text)
        implements Card {

    /** What a perk does. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    public sealed interface Effect {}

    /** So much for each such employee and each market round it has already served. */
    @JsonTypeName("tenureBonus")
    public record TenureBonus(@Between(to = 1_000) int amountPerEarlierRound) implements Effect {}

    /** With at least one, negative soft modifiers are halved toward zero. */
    @JsonTypeName("halveNegativeSoftModifiers")
    public record HalveNegativeSoftModifiers() implements Effect {}

    /** With so many or more, so much, once. */
    @JsonTypeName("pairBonus")
    public record PairBonus(
            @Between(from = 1, to = 12) int minEmployees,
            @Between(to = 1_000) int amount) implements Effect {}

    /** With at least one in the team already, each later hire costs so much less. */
    @JsonTypeName("hireDiscount")
    public record HireDiscount(@Between(to = 100) int percent) implements Effect {}

    /** With at least one, a negative swing is reduced by so much, toward zero. */
    @JsonTypeName("reduceNegativeSwing")
    public record ReduceNegativeSwing(@Between(to = 100) int percent) implements Effect {}
}
