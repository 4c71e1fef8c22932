package boardroom.engine;

import java.util.List;

/** What a move would cost and give, with its sums; says nothing of chance or of secrets. */
public record Preview(List<Change> changes, List<Breakdown> sums) {
    public static final Preview NOTHING = new Preview(List.of(), List.of());

    public static Preview of(Change... changes) {
        return new Preview(List.of(changes), List.of());
    }
}
