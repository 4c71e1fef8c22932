package boardroom.games.shipshape.box;

import com.fasterxml.jackson.annotation.JsonProperty;

/** How goods travel. */
public enum TransportType {
    @JsonProperty("rail")
    RAIL,
    @JsonProperty("ship")
    SHIP,
    @JsonProperty("air")
    AIR
}
