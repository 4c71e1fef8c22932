package boardroom.games.shipit.view;

import boardroom.games.shipit.rules.Company;
import boardroom.games.shipit.rules.ShipState;
import java.lang.ref.WeakReference;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * What was worked out about the companies of a table last, for as long as they stand as they stood: most moves of a round
 * change nothing of it, and it is asked for after every one. It is kept while the collector leaves it.
 */
final class Recalled<V> {
    /** By the draw that made the seats' priority (3): every table has its own, and all its states share it. */
    private final Map<int[], List<Recent<V>>> tables = Collections.synchronizedMap(new WeakHashMap<>());

    private static final class Recent<V> {
        volatile WeakReference<Known<V>> known = new WeakReference<>(null);
    }

    private record Known<V>(Company stood, List<?> around, V worth) {
        boolean holdsFor(Company c, List<?> now) {
            return around.equals(now) && stood.standsLike(c);
        }
    }

    /** {@code around}: all it depends on besides the company; arrays count by identity, as they are never written to. */
    V of(ShipState s, Company c, List<?> around, Supplier<V> anew) {
        Recent<V> recent =
                tables.computeIfAbsent(s.priority, _ -> recents(s.seats())).get(c.seat);
        Known<V> last = recent.known.get();
        if (last != null && last.holdsFor(c, around)) return last.worth;
        V worth = anew.get();
        recent.known = new WeakReference<>(new Known<>(c.copy(), around, worth));
        return worth;
    }

    private static <V> List<Recent<V>> recents(int seats) {
        return Stream.generate(Recent<V>::new).limit(seats).toList();
    }
}
