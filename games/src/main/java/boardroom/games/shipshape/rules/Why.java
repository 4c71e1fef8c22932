package boardroom.games.shipshape.rules;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** The few words with which a trade or a joint order may be declined. */
public enum Why {
    /** It goes into an order of mine. */
    @JsonProperty("need-it")
    NEED_IT,
    /** With it I would be ready later. */
    @JsonProperty("delays-me")
    DELAYS_ME,
    /** It gives too little for what it takes. */
    @JsonProperty("too-dear")
    TOO_DEAR,
    /** It would only serve the score of whoever leads. */
    @JsonProperty("helps-leader")
    HELPS_LEADER,
    /** I can do the order alone, in time. */
    @JsonProperty("alone")
    ALONE;

    /** As texts and answers name it. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
