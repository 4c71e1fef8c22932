package boardroom.games.boss.box;

import com.fasterxml.jackson.annotation.JsonProperty;

/** How a company feels (5.4). */
public enum Mood {
    @JsonProperty("happy")
    HAPPY,
    @JsonProperty("content")
    CONTENT,
    @JsonProperty("grumpy")
    GRUMPY;

    /** Its name in the box, on the wire and in texts. */
    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
