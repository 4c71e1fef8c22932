package boardroom.engine.highcard;

import boardroom.engine.Between;
import boardroom.engine.Box;
import boardroom.engine.Card;
import boardroom.engine.Option;
import java.util.List;
import java.util.Map;

/** The box of High Card: numbered cards, and how many each seat is dealt. */
public record HighCardBox(
        String id,
        String title,
        @Between(from = 1, to = 1_000) int version,
        String language,
        SeatRange seats,
        Minutes minutes,
        List<Option> options,
        List<Preset> presets,
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

    @Override
    public Map<Class<? extends Card>, List<? extends Card>> cards() {
        return Map.of(Numbered.class, numbers);
    }
}
