package boardroom.games.shipit.box;

import boardroom.engine.Between;
import boardroom.engine.Card;
import boardroom.engine.IdOf;
import boardroom.engine.Sized;
import com.fasterxml.jackson.annotation.JsonIgnore;
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
            @IdOf("actions") String action,
            String effect,
            @Between(to = 20_000) int base) implements Effect {}

    /** What an action costs. */
    @JsonTypeName("actionCost")
    public record ActionCost(
            @IdOf("actions") String action,
            @Between(to = 1_000) int cost) implements Effect {}

    /** So many more engineers in the public pool. */
    @JsonTypeName("poolExtra")
    public record PoolExtra(@Between(to = 12) int amount) implements Effect {}

    /** So much more salary. */
    @JsonTypeName("salary")
    public record Salary(@Between(to = 1_000) int amount) implements Effect {}

    /** So much more debt per use of AI. */
    @JsonTypeName("aiDebtPerUse")
    public record AiDebtPerUse(@Between(to = 100) int amount) implements Effect {}

    /** What an action costs while it is in force. */
    public int cost(Action action) {
        for (Effect effect : effects)
            if (effect instanceof ActionCost(String id, int cost) && id.equals(action.id())) return cost;
        return action.cost();
    }

    /** What it makes of the base of an effect. */
    public int base(Action action, ActionEffect.Scaled scaled) {
        for (Effect effect : effects)
            if (effect instanceof ActionBase(String id, String kind, int base)
                    && id.equals(action.id())
                    && kind.equals(scaled.kind())) return base;
        return scaled.base();
    }

    @JsonIgnore
    public int extraPool() {
        int extra = 0;
        for (Effect effect : effects) if (effect instanceof PoolExtra(int amount)) extra += amount;
        return extra;
    }

    @JsonIgnore
    public int extraSalary() {
        int extra = 0;
        for (Effect effect : effects) if (effect instanceof Salary(int amount)) extra += amount;
        return extra;
    }

    @JsonIgnore
    public int extraAiDebt() {
        int extra = 0;
        for (Effect effect : effects) if (effect instanceof AiDebtPerUse(int amount)) extra += amount;
        return extra;
    }
}
