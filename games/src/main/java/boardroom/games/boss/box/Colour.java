package boardroom.games.boss.box;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Four styles of working, for the option colours (8.2). */
public enum Colour {
    @JsonProperty("red")
    RED,
    @JsonProperty("yellow")
    YELLOW,
    @JsonProperty("green")
    GREEN,
    @JsonProperty("blue")
    BLUE;

    /** Its name in the box, on the wire and in texts. */
    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
