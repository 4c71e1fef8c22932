package boardroom.games.boss.box;

import boardroom.engine.Between;
import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/** What an event changes as long as it is in force (5.6). */
public record Modifier(
        Kind kind,
        @Between(from = -20, to = 20) int amount,
        @Nullable Types types,
        @JsonProperty("if") @Nullable Condition condition,
        @Between(to = 50) @Nullable Integer minPrinted) {

    /** What becomes dearer, cheaper, more or less. */
    public enum Kind {
        @JsonProperty("training")
        TRAINING,
        @JsonProperty("drawWorkers")
        DRAW_WORKERS,
        @JsonProperty("overhead")
        OVERHEAD,
        @JsonProperty("projectReturn")
        PROJECT_RETURN,
        @JsonProperty("capacity")
        CAPACITY,
        @JsonProperty("salary")
        SALARY,
        @JsonProperty("outsource")
        OUTSOURCE
    }

    /** Which projects are meant. */
    public enum Types {
        @JsonProperty("all")
        ALL,
        @JsonProperty("stem")
        STEM
    }
}
