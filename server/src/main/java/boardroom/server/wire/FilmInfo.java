package boardroom.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A game as one pair of eyes saw it: how it looked when it was dealt, and what changed from moment to moment.
 *
 * @param over whether the game is over: only then hands, chances, entry numbers and highlights are told
 * @param whole whether it goes on to where the game stands; what was played by other rules may end before
 */
public record FilmInfo(
        String table, boolean over, boolean whole, JsonNode look, List<Moment> moments, List<Highlight> highlights) {

    /**
     * What one entry changed for these eyes.
     *
     * @param n the update they had of it
     * @param number its entry in the journal
     * @param at how long the table had been played, in milliseconds
     * @param by the seat that moved
     * @param changes {@code [path, value]}, or {@code [path]} for what is gone
     * @param undone where something was taken back: all events these eyes had heard, numbered from the deal on, that no
     *     longer counted then
     * @param chances how likely each seat was to win after it
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Moment(
            int n,
            @Nullable Integer number,
            long at,
            @Nullable Integer by,
            List<JsonNode> events,
            List<JsonNode> changes,
            @Nullable List<Integer> undone,
            @Nullable List<Double> chances) {}

    /** An entry worth seeing: {@code seat} took the lead, or won or lost most by it ({@code change} of its chance). */
    public record Highlight(int number, Kind kind, int seat, double change) {}

    /** Why an entry is worth seeing. */
    public enum Kind {
        /** Another seat leads from here on. */
        @JsonProperty("lead")
        LEAD,
        /** Nothing else in this game changed so much. */
        @JsonProperty("swing")
        SWING
    }
}
