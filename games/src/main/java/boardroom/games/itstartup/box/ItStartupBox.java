package boardroom.games.itstartup.box;

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
        @JsonProperty("cards") Catalogue catalogue) implements Box {

    @Override
    public Map<Class<? extends Card>, List<? extends Card>> cards() {
        return Map.of(CardCopy.class, catalogue.copies().all(), StartupCard.class, catalogue.titles());
    }
}
