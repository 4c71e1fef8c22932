package boardroom.games.boss.rules;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** 8.4: the few words with which an offer may be declined. */
public enum No {
    /** It takes more than it gives. */
    @JsonProperty("too-dear")
    TOO_DEAR,
    /** It would serve whoever is ahead. */
    @JsonProperty("helps-leader")
    HELPS_LEADER;

    /** Terms of one's own came instead. */
    static final String COUNTERED = "countered";

    /** Whoever was asked is done dealing. */
    static final String DONE_DEALING = "done_dealing";

    /** As an event names it. */
    static String told(@Nullable No why) {
        return why == null ? "unsaid" : why.name().toLowerCase(Locale.ROOT);
    }
}
