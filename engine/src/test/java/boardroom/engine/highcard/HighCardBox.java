package boardroom.engine.highcard;

import boardroom.engine.Between;
import boardroom.engine.Box;
import boardroom.engine.Card;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;

/** The box of High Card: numbered cards, and how many each seat is dealt. */
public record HighCardBox(
        @JsonUnwrapped Head head,
        @Between(from = 1, to = 10) int hand,
        @Between(from = 1, to = 3_600_000) long clockMs,
        List<Numbered> numbers)
        implements Box {

    /** A card worth its value. */
    public record Numbered(
            String id, String name, @Between(to = 1_000) int value) implements Card {}

    @Override
    public BotPause botPause() {
        return new BotPause(100, 300);
    }
}
