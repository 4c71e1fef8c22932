package boardroom.engine;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a move would cost and give, with its sums; says nothing of chance or of secrets. Where a board shows more than
 * figures, {@code then} is what the seat alone would see after it.
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Preview(
        List<Change> changes,
        List<Breakdown> sums,
        @Nullable PrivateView then) {
    public static final Preview NOTHING = new Preview(List.of(), List.of());

    public Preview(List<Change> changes, List<Breakdown> sums) {
        this(changes, sums, null);
    }

    public static Preview of(Change... changes) {
        return new Preview(List.of(changes), List.of());
    }

    public Preview showing(PrivateView after) {
        return new Preview(changes, sums, after);
    }
}
