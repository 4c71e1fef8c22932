package boardroom.games.itstartup.box;

import boardroom.engine.Between;
import boardroom.engine.Box;
import boardroom.engine.Card;
import boardroom.engine.Option;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;

/** The box of IT Startup, component by component as in its JSON (section 2). */
public record ItStartupBox(
        String id,
        String title,
        @Between(from = 1, to = 1_000_000) int version,
        String language,
        SeatRange seats,
        Minutes minutes,
        List<Option> options,
        List<Preset> presets,
        Constants constants,
        Clocks clocksSeconds,
        Map<String, String> timeoutDefaults,
        Vocabulary vocabulary,
        DeckCheck deckCheck,
        @JsonProperty("cards") Catalogue catalogue)
        implements Box {

    /** Long enough to follow a chain of small actions, short enough not to wait for it. */
    private static final BotPause BOT_PAUSE = new BotPause(700, 1500);

    /** How many cards there must be, to notice a slip of the pen. */
    public record DeckCheck(
            @Between(from = 1, to = 600) int total,
            @Between(from = 1, to = 150) int titles,
            Map<String, @Between(to = 600) Integer> copiesByKind) {}

    @Override
    public BotPause botPause() {
        return BOT_PAUSE;
    }

    @Override
    public Map<Class<? extends Card>, List<? extends Card>> cards() {
        return Map.of(CardCopy.class, catalogue.copies(), StartupCard.class, catalogue.titles());
    }
}
