package boardroom.engine;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The options that the rules of a game know; a box may offer fewer values or a smaller range, never others. How fast the
 * clocks go the house knows by itself: any box may offer {@code pace}, with a percentage for each value that has clocks.
 */
public final class KnownOptions {
    private final Map<String, Known> known = new TreeMap<>();

    /** Values, or a range, perhaps of the seats of the table. */
    private record Known(List<Object> values, int min, int max, boolean seat) {
        /** What is wrong with an option; {@code null}: nothing. */
        @Nullable String problem(Option option) {
            if (!values.isEmpty()) return problem(option.values());
            if (seat != option.namesSeat()) return seat ? "names a seat" : "names no seat";
            if (option.values() != null || option.min() == null || option.max() == null) return "needs a range";
            boolean inside = min <= option.min() && option.min() <= option.max() && option.max() <= max;
            return inside ? null : "a range within " + min + " to " + max;
        }

        private @Nullable String problem(@Nullable List<Object> offered) {
            if (offered == null) return "the rules know values, no range";
            for (Object value : offered) if (!values.contains(value)) return value + " is not one of " + values;
            return null;
        }
    }

    public KnownOptions onOff(String... ids) {
        for (String id : ids) values(id, List.of(true, false));
        return this;
    }

    public KnownOptions values(String id, Object... values) {
        return values(id, List.of(values));
    }

    public KnownOptions values(String id, List<Object> values) {
        known.put(id, new Known(values, 0, 0, false));
        return this;
    }

    public KnownOptions range(String id, int min, int max) {
        known.put(id, new Known(List.of(), min, max, false));
        return this;
    }

    /** The number of a seat of the table. */
    public KnownOptions seat(String id) {
        known.put(id, new Known(List.of(), 0, Seats.MOST - 1, true));
        return this;
    }

    /** Throws {@link BrokenBox} unless the box offers exactly these options. */
    public void check(Box box) {
        Map<String, Known> missing = new TreeMap<>(known);
        for (int i = 0; i < box.options().size(); i++) {
            Option option = box.options().get(i);
            String place = "options[" + i + "]";
            Known expected = missing.remove(option.id());
            if (expected == null && option.id().equals(Options.PACE)) {
                checkPace(place, option);
                continue;
            }
            if (expected == null) throw new BrokenBox(place + ".id", "the rules know no option " + option.id());
            String problem = expected.problem(option);
            if (problem != null) throw new BrokenBox(place + ".values", problem);
        }
        if (!missing.isEmpty()) throw new BrokenBox("options", "missing: " + missing.keySet());
    }

    private static void checkPace(String place, Option option) {
        if (option.values() == null || !option.values().stream().allMatch(String.class::isInstance))
            throw new BrokenBox(place + ".values", "names of how fast the clocks go");
        if (option.clockPercent() == null)
            throw new BrokenBox(place + ".clockPercent", "missing: how fast the clocks go, by value");
    }
}
