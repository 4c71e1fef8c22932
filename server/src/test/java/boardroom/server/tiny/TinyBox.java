package boardroom.server.tiny;

import boardroom.engine.Box;
import boardroom.engine.Card;
import boardroom.engine.Option;
import java.util.List;
import java.util.Map;

/** The box of Tiny Bids. */
public record TinyBox(
        String id,
        String title,
        int version,
        String language,
        SeatRange seats,
        Minutes minutes,
        List<Option> options,
        List<Preset> presets,
        int purse,
        long clockMillis,
        long revealMillis,
        List<Long> botPauseMillis,
        List<Prize> prizes)
        implements Box {

    /** Something to bid for. */
    public record Prize(String id, String name, int worth) implements Card {}

    @Override
    public BotPause botPause() {
        return new BotPause(botPauseMillis.get(0), botPauseMillis.get(1));
    }

    @Override
    public Map<Class<? extends Card>, List<? extends Card>> cards() {
        return Map.of(Prize.class, prizes);
    }
}
