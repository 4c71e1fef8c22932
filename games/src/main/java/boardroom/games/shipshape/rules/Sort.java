package boardroom.games.shipshape.rules;

import com.fasterxml.jackson.annotation.JsonProperty;

/** The two sorts of cards in the hiring pool. */
public enum Sort {
    @JsonProperty("supply")
    SUPPLY,
    @JsonProperty("transport")
    TRANSPORT
}
