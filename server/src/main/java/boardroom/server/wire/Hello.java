package boardroom.server.wire;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/**
 * The first frame of a client.
 *
 * @param hello the token of a guest; {@code null}: somebody who only watches
 * @param protocol the version of the protocol it speaks; left out: that of the house
 * @param updates how it wants to be told of updates; left out: whole
 */
public record Hello(
        @Nullable String hello,
        @Nullable Integer protocol,
        @Nullable Updates updates) {

    /** What updates tell. */
    public enum Updates {
        /** How everything stands. */
        @JsonProperty("whole")
        WHOLE,
        /** What changed since the update before. */
        @JsonProperty("changes")
        CHANGES
    }

    /** Whether it asked for what changed only. */
    public boolean takesChanges() {
        return updates == Updates.CHANGES;
    }
}
