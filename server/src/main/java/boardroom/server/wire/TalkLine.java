package boardroom.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/** Something said at a table: words or a mood, by whom, to whom. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record TalkLine(
        int n,
        long at,
        String guest,
        String name,
        Side side,
        @Nullable String text,
        @Nullable Mood mood) {

    /** To whom something is said. */
    public enum Side {
        /** To everybody: before the start and after the end. */
        @JsonProperty("all")
        ALL,
        /** Among those who play. */
        @JsonProperty("players")
        PLAYERS,
        /** Among those who watch. */
        @JsonProperty("watchers")
        WATCHERS
    }

    /** How somebody looks at what happens. */
    public enum Mood {
        @JsonProperty("nice")
        NICE,
        @JsonProperty("what")
        WHAT,
        @JsonProperty("ouch")
        OUCH,
        @JsonProperty("really")
        REALLY,
        @JsonProperty("phew")
        PHEW,
        @JsonProperty("hurry")
        HURRY
    }
}
