package boardroom.engine;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a move would cost and give, with its sums, and what others may visibly do about it; says nothing of chance or of
 * secrets. Where a board shows more than figures, {@code then} is what the seat alone would see after it.
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Preview(
        List<Change> changes,
        List<Breakdown> sums,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Risk> risks,
        @Nullable PrivateView then) {
    public static final Preview NOTHING = new Preview(List.of(), List.of());

    /** Where nothing is risked the wire leaves the risks out. */
    public Preview(List<Change> changes, List<Breakdown> sums, @Nullable List<Risk> risks, @Nullable PrivateView then) {
        this.changes = changes;
        this.sums = sums;
        this.risks = risks == null ? List.of() : risks;
        this.then = then;
    }

    public Preview(List<Change> changes, List<Breakdown> sums) {
        this(changes, sums, List.of(), null);
    }

    public static Preview of(Change... changes) {
        return new Preview(List.of(changes), List.of());
    }

    public Preview showing(PrivateView after) {
        return new Preview(changes, sums, risks, after);
    }

    public Preview risking(List<Risk> visible) {
        return new Preview(changes, sums, visible, then);
    }
}
