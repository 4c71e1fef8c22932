package boardroom.server.film;

import boardroom.engine.Seats;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * One entry of a journal as the film keeps it: what was told to whom, and what looks different since the entry before.
 *
 * @param at how long the table had been played, in milliseconds
 * @param by the seat that moved; {@code null}: the clock or the table did it
 * @param own the changes of each seat for which something changed, and {@code prompts} likewise, the watchers as -1
 */
public record Moment(
        int number,
        long at,
        @Nullable Integer by,
        List<Heard> events,
        JsonNode common,
        Map<Integer, JsonNode> own,
        Map<Integer, JsonNode> prompts,
        List<Double> chances) {
    public Moment {
        events = List.copyOf(events);
        own = Collections.unmodifiableSortedMap(new TreeMap<>(own));
        prompts = Collections.unmodifiableSortedMap(new TreeMap<>(prompts));
        chances = List.copyOf(chances);
    }

    /** An event and the seats that heard it; {@code null}: everybody did. */
    public record Heard(JsonNode event, @Nullable Seats by) {
        boolean isHeardBy(int seat) {
            return by == null || by.has(seat);
        }
    }
}
