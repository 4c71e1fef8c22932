package boardroom.games.boss.box;

import boardroom.engine.Between;
import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/** What a card does to a company; with {@code per} so much for every so many, at most {@code max} (5.6). */
public record Effect(
        Kind kind,
        @Between(from = -50, to = 50) @Nullable Integer amount,
        @Nullable Per per,
        @Between(from = 1, to = 100) @Nullable Integer every,
        @Between(to = 100) @Nullable Integer max,
        @Nullable Target target) {

    /** What is changed; the last two only in specials of projects. */
    public enum Kind {
        @JsonProperty("cash")
        CASH,
        @JsonProperty("time")
        TIME,
        @JsonProperty("ideas")
        IDEAS,
        @JsonProperty("vp")
        VP,
        @JsonProperty("morale")
        MORALE,
        @JsonProperty("delay")
        DELAY,
        @JsonProperty("nextCapacity")
        NEXT_CAPACITY,
        @JsonProperty("quit")
        QUIT,
        @JsonProperty("ceoDies")
        CEO_DIES,
        @JsonProperty("rounds")
        ROUNDS,
        @JsonProperty("overhead")
        OVERHEAD
    }

    /** How much, where it is not counted by anything. */
    public int size() {
        return amount == null ? 0 : amount;
    }
}
