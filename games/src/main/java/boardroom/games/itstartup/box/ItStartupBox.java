package boardroom.games.itstartup.box;

import boardroom.engine.Between;
import boardroom.engine.Box;
import boardroom.engine.Card;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Map;

/** The box of IT Startup, component by component as in its JSON (section 2). */
public record ItStartupBox(
        @JsonUnwrapped Head head,
        Constants constants,
        Clocks clocksSeconds,
        Map<String, String> timeoutDefaults,
        Vocabulary vocabulary,
        DeckCheck deckCheck,
        @JsonProperty("cards") Catalogue catalogue)
        implements Box {

    /** How many cards there must be, to notice a slip of the pen. */
    public record DeckCheck(
            @Between(from = 1, to = 600) int total,
            @Between(from = 1, to = 150) int titles,
            Map<String, @Between(to = 600) Integer> copiesByKind) {}

    @Override
    public Map<Class<? extends Card>, List<? extends Card>> cards() {
        return Map.of(CardCopy.class, catalogue.copies().all(), StartupCard.class, catalogue.titles());
    }
}
