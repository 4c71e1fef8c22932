package boardroom.games.itstartup.box;

import com.fasterxml.jackson.annotation.JsonProperty;

/** When an effect happens. */
public enum Trigger {
    @JsonProperty("whenPlayed")
    WHEN_PLAYED,
    @JsonProperty("whileInPlay")
    WHILE_IN_PLAY,
    @JsonProperty("endOfTurn")
    END_OF_TURN,
    @JsonProperty("activated")
    ACTIVATED,
    @JsonProperty("response")
    RESPONSE,
    @JsonProperty("onResolve")
    ON_RESOLVE,
    @JsonProperty("whenLeaving")
    WHEN_LEAVING
}
