package boardroom.games.shipit.box;

import boardroom.engine.Between;
import boardroom.engine.Card;
import boardroom.engine.Sized;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is special about an engineer (2.3). */
public record Trait(String id, String name, @Sized(to = 10) List<Effect> effects, String text) implements Card {

    /** What a trait does. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    public sealed interface Effect {}

    /** May never use AI. */
    @JsonTypeName("forbidAi")
    public record ForbidAi() implements Effect {}

    /** So many percent more output, perhaps only sometimes. */
    @JsonTypeName("outputPercent")
    public record OutputPercent(
            @Between(to = 1_000) int percent, @Nullable When when) implements Effect {}

    /** Asks so much more. */
    @JsonTypeName("salary")
    public record Salary(@Between(to = 1_000) int amount) implements Effect {}

    /** Negative events hit the whole company in their mitigated form. */
    @JsonTypeName("mitigateNegativeEvents")
    public record MitigateNegativeEvents() implements Effect {}

    /** When a bonus counts. */
    public enum When {
        @JsonProperty("roundsSinceHire>=2")
        TWO_ROUNDS_AFTER_HIRING,
        @JsonProperty("lastInPlan")
        LAST_IN_PLAN
    }

    /** The extra output in percent. */
    @JsonIgnore
    public int bonus(int roundsSinceHire, boolean lastInPlan) {
        int bonus = 0;
        for (int i = 0; i < effects.size(); i++)
            if (effects.get(i) instanceof OutputPercent(int percent, When when)) {
                if (when == null
                        || (when == When.LAST_IN_PLAN && lastInPlan)
                        || (when == When.TWO_ROUNDS_AFTER_HIRING && roundsSinceHire >= 2)) bonus += percent;
            }
        return bonus;
    }

    @JsonIgnore
    public boolean forbidsAi() {
        for (int i = 0; i < effects.size(); i++) if (effects.get(i) instanceof ForbidAi) return true;
        return false;
    }

    @JsonIgnore
    public boolean mitigates() {
        for (int i = 0; i < effects.size(); i++) if (effects.get(i) instanceof MitigateNegativeEvents) return true;
        return false;
    }

    @JsonIgnore
    public boolean wantsToBeLast() {
        for (int i = 0; i < effects.size(); i++)
            if (effects.get(i) instanceof OutputPercent p && p.when() == When.LAST_IN_PLAN) return true;
        return false;
    }

    @JsonIgnore
    public int extraSalary() {
        int extra = 0;
        for (Effect effect : effects) if (effect instanceof Salary salary) extra += salary.amount();
        return extra;
    }
}
