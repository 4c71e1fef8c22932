package boardroom.games.boss.box;

import boardroom.engine.Between;
import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/** What a completed project goes on giving (5.6). */
public record Lasting(
        Kind kind,
        @Between(from = -20, to = 20) @Nullable Integer amount,
        @Nullable IssueKind issue,
        @Nullable ProjectType type,
        @Between(to = 50) @Nullable Integer cash,
        @Between(to = 50) @Nullable Integer time,
        String text) {

    /** What it helps with. */
    public enum Kind {
        @JsonProperty("capacity")
        CAPACITY,
        @JsonProperty("income")
        INCOME,
        @JsonProperty("recruit")
        RECRUIT,
        @JsonProperty("typeBonus")
        TYPE_BONUS,
        @JsonProperty("overheadCut")
        OVERHEAD_CUT,
        @JsonProperty("shield")
        SHIELD,
        @JsonProperty("insurance")
        INSURANCE,
        @JsonProperty("morale")
        MORALE
    }

    public int size() {
        return amount == null ? 0 : amount;
    }

    /** Which projects a bonus is for; the box was checked. */
    public ProjectType bonusFor() {
        if (type == null) throw new IllegalStateException("a bonus for no type");
        return type;
    }
}
