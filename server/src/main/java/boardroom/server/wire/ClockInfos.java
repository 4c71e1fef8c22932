package boardroom.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the clocks of a game mean, by their words.
 *
 * @param absent after so many milliseconds a bot sits in for somebody who is gone, except by days
 */
public record ClockInfos(Map<String, Figures> clocks, long absent) {
    /** The shortest and the longest clock, in milliseconds; neither where none runs. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Figures(@Nullable Long shortest, @Nullable Long longest) {}
}
