package boardroom.server.wire;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** As what a finished game is counted for those who played it. */
public enum Counted {
    /** Against people elsewhere. */
    @JsonProperty("people")
    PEOPLE,
    /** Against bots alone, also where several people share a screen. */
    @JsonProperty("bots")
    BOTS,
    /** As neither: all who played sat at one screen. */
    @JsonProperty("screen")
    SCREEN,
    /** As neither: it was played from a changed box. */
    @JsonProperty("changed")
    CHANGED;

    /** As it is stored. */
    public String stored() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** By how it is stored. */
    public static Counted stored(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
