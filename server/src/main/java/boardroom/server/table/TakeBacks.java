package boardroom.server.table;

import boardroom.engine.Seats;
import boardroom.engine.Told;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The last moves of each seat that it may still take back: nothing was revealed since, and nobody else acted as far as
 * this seat could hear. What others do in secret changes nothing, or it would betray them.
 */
final class TakeBacks {
    /** A move that may be taken back: the number before it, and who heard of it ({@code null}: everybody). */
    record Free(int to, @Nullable Seats hearers) {}

    private static final int MOST = 16;

    private final List<Deque<Free>> free = new ArrayList<>();

    TakeBacks(int seats) {
        for (int seat = 0; seat < seats; seat++) free.add(new ArrayDeque<>(2));
    }

    /** What this seat would take back now. */
    @Nullable Free of(int seat) {
        return free.get(seat).peekLast();
    }

    /** A seat moved. */
    void moved(int seat, int number, boolean allowed, List<Told> told) {
        Seats hearers = hearers(seat, told);
        for (int other = 0; other < free.size(); other++)
            if (other != seat && (hearers == null || hearers.has(other)))
                free.get(other).clear();
        Deque<Free> own = free.get(seat);
        if (!allowed || told.stream().anyMatch(t -> t.event().reveals())) {
            own.clear();
            return;
        }
        if (own.size() == MOST) own.removeFirst();
        own.addLast(new Free(number - 1, hearers));
    }

    /** Who heard of a move, its seat among them; {@code null}: everybody. */
    static @Nullable Seats hearers(int seat, List<Told> told) {
        Seats all = Seats.of(seat);
        for (Told t : told) {
            if (t.hearers() == null) return null;
            all = all.or(t.hearers());
        }
        return all;
    }

    void tookBack(int seat) {
        free.get(seat).pollLast();
    }

    /** Something happened that nobody can take back. */
    void clear() {
        free.forEach(Deque::clear);
    }
}
