package boardroom.server.tiny;

import boardroom.engine.Between;
import boardroom.engine.Box;
import boardroom.engine.Card;
import boardroom.engine.Option;
import boardroom.engine.Sized;
import java.util.List;
import java.util.Map;

/** The box of Tiny Bids. */
public record TinyBox(
        String id,
        String title,
        @Between(from = 1, to = 1_000) int version,
        String language,
        SeatRange seats,
        Minutes minutes,
        List<Option> options,
        List<Preset> presets,
        @Between(to = 1_000) int purse,
        @Between(from = 1, to = 3_600_000) long clockMillis,
        @Between(to = 3_600_000) long revealMillis,
        @Sized(from = 2, to = 2) List<@Between(to = 60_000) Long> botPauseMillis,
        List<Prize> prizes)
        implements Box {

    /** Something to bid for. */
    public record Prize(
            String id, String name, @Between(to = 1_000) int worth) implements Card {}

    @Override
    public BotPause botPause() {
        return new BotPause(botPauseMillis.get(0), botPauseMillis.get(1));
    }

    @Override
    public Map<Class<? extends Card>, List<? extends Card>> cards() {
        return Map.of(Prize.class, prizes);
    }
}
