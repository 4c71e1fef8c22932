package boardroom.games.itstartup.box;

import boardroom.engine.Between;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/** What a card does, when and to whom, with the numbers its kind needs. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Effect(
        EffectKind kind,
        Trigger trigger,
        @Between(to = 100) @Nullable Integer amount,
        @Nullable TargetKind target,
        @Nullable Boolean optional,
        @Between(to = 100) @Nullable Integer otherwise,
        @Between(to = 100) @Nullable Integer look,
        @Between(to = 100) @Nullable Integer maxCost,
        @Between(to = 100) @Nullable Integer cost,
        @Nullable Payee payTo) {

    /** The main number of the effect; checked to be there where its kind needs one. */
    public int number() {
        return amount == null ? 0 : amount;
    }

    /** What using it costs. */
    public int price() {
        return cost == null ? 0 : cost;
    }

    /** Whether the player may leave it out. */
    public boolean isOptional() {
        return Boolean.TRUE.equals(optional);
    }
}
