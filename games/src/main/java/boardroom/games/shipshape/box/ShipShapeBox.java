package boardroom.games.shipshape.box;

import boardroom.engine.Box;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;

/** The box of Ship Shape, component by component as in its JSON (section 2). */
public record ShipShapeBox(
        @JsonUnwrapped Head head,
        Constants constants,
        Clocks clocksSeconds,
        @JsonProperty("cards") Catalogue catalogue) implements Box {}
