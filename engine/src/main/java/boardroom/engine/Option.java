package boardroom.engine;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Something a table may choose about a game: one of its values, or a whole number of its range; perhaps only at a table of
 * at least so many seats ({@code fromSeats}).
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Option(
        String id,
        @JsonProperty("default") Object preset,
        @Nullable List<Object> values,

        @Between(from = -BoxBounds.CHOICE, to = BoxBounds.CHOICE) @Nullable Integer min,

        @Between(from = -BoxBounds.CHOICE, to = BoxBounds.CHOICE) @Nullable Integer max,

        String text,
        @Nullable Map<String, Object> needs,
        @Nullable Boolean seat,
        @Nullable Boolean table,
        @Nullable Boolean changesRules,
        @Nullable Map<String, @Between(from = 1, to = 10_000) Integer> clockPercent,
        @Between(from = 1, to = Seats.MOST) @Nullable Integer fromSeats) {

    /** Whether the value is the number of a seat, so that it must be one of this table. */
    boolean namesSeat() {
        return seat != null && seat;
    }

    public boolean allows(Object value) {
        if (values != null) return values.contains(value);
        return value instanceof Integer number && min != null && max != null && number >= min && number <= max;
    }
}
