package boardroom.games.boss.box;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Green is good, orange mixed, red bad. */
public enum EventColour {
    @JsonProperty("green")
    GREEN,
    @JsonProperty("orange")
    ORANGE,
    @JsonProperty("red")
    RED;

    /** Its name in the box, on the wire and in texts. */
    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
