package boardroom.engine;

import com.fasterxml.jackson.annotation.JsonProperty;

/** One stone of the {@link Path}: a part of the game by its id, and whether it lies behind, here or ahead. */
public record Stone(String id, State state) {

    /** Where it lies. */
    public enum State {
        /** It has been played. */
        @JsonProperty("done")
        DONE,
        /** It is being played. */
        @JsonProperty("now")
        NOW,
        /** It is to come. */
        @JsonProperty("ahead")
        AHEAD
    }
}
