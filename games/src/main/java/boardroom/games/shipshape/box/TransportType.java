package boardroom.games.shipshape.box;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** How goods travel. */
public enum TransportType {
    @JsonProperty("rail")
    RAIL,
    @JsonProperty("ship")
    SHIP,
    @JsonProperty("air")
    AIR;

    private final String id = name().toLowerCase(Locale.ROOT);

    /** Its name in the box, on the wire and in texts. */
    public String id() {
        return id;
    }
}
