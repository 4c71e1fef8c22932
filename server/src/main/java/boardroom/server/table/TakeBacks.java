package boardroom.server.table;

import boardroom.engine.Seats;
import boardroom.engine.Told;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The last moves of one seat that it may still take back: nothing was revealed since, and nobody else acted. */
final class TakeBacks {
    /** A move that may be taken back: whose, the number before it, and who heard of it ({@code null}: everybody). */
    record Free(int seat, int to, @Nullable Seats hearers) {}

    private static final int MOST = 16;

    private final Deque<Free> free = new ArrayDeque<>(2);

    /** What this seat would take back now. */
    @Nullable Free of(int seat) {
        Free last = free.peekLast();
        return last != null && last.seat == seat ? last : null;
    }

    /** A seat moved. */
    void moved(int seat, int number, boolean allowed, List<Told> told) {
        if (of(seat) == null) free.clear();
        if (!allowed || told.stream().anyMatch(t -> t.event().reveals())) {
            free.clear();
            return;
        }
        if (free.size() == MOST) free.removeFirst();
        free.addLast(new Free(seat, number - 1, hearers(seat, told)));
    }

    private static @Nullable Seats hearers(int seat, List<Told> told) {
        Seats all = Seats.of(seat);
        for (Told t : told) {
            if (t.hearers() == null) return null;
            all = all.or(t.hearers());
        }
        return all;
    }

    void tookBack() {
        free.pollLast();
    }

    /** Something happened that nobody can take back. */
    void clear() {
        free.clear();
    }
}
