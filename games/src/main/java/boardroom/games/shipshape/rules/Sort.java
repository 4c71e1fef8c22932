package boardroom.games.shipshape.rules;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** The two sorts of cards in the hiring pool. */
public enum Sort {
    @JsonProperty("supply")
    SUPPLY,
    @JsonProperty("transport")
    TRANSPORT;

    /** As texts name it. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
