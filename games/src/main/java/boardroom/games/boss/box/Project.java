package boardroom.games.boss.box;

import boardroom.engine.Between;
import boardroom.engine.Card;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Work to be done: what it takes each round, for how long, and what it brings (2.1). */
public record Project(
        String id,
        String name,
        String text,
        ProjectType type,
        @Between(to = 50) int setup,
        @Between(to = 50) int time,
        @Between(to = 50) int overhead,
        @Between(from = 1, to = 20) int rounds,
        @JsonProperty("return") @Between(to = 200) int reward,
        @Between(from = -50, to = 50) int victoryPoints,
        @Between(to = 50) int research,
        @Nullable Special special,
        List<Lasting> lasting)
        implements Card {

    /** Something more, if a condition holds. */
    public record Special(@JsonProperty("if") Condition condition, Effect then, String text) {}
}
