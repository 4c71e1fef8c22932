package boardroom.server.house;

import boardroom.engine.Box;
import boardroom.engine.Box.ClockSets;
import boardroom.engine.Option;
import boardroom.engine.Pace;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * How fast a table is played, in the same words for every game. Where the box tells which of its options make its clocks
 * so, the clock decides those; else it makes the clocks of the game longer or shorter itself.
 */
public enum TableClock {
    /** No clock runs at all. */
    NONE("none", 0, 0),
    /** Longer clocks. */
    RELAXED("relaxed", 150, 0),
    /** The clocks as the box tells them. */
    NORMAL("normal", Pace.PERCENT, 0),
    /** Shorter clocks. */
    BRISK("brisk", 60, 0),
    /** Every decision of a person may take a day. */
    DAYS("days", Pace.PERCENT, 1),
    /** Every decision of a person may take three days. */
    DAYS3("days3", Pace.PERCENT, 3);

    /** The option of the house by which a table chooses it. */
    public static final String OPTION = "tableClock";

    private final String word;
    private final int percent;
    private final long millis;

    TableClock(String word, int percent, int days) {
        this.word = word;
        this.percent = percent;
        this.millis = Duration.ofDays(days).toMillis();
    }

    public String word() {
        return word;
    }

    public boolean isByDays() {
        return millis > 0;
    }

    /** How long a decision may take by days; 0: this clock does not go by days. */
    public long millis() {
        return millis;
    }

    /** How fast the clocks of a game go by this one, in per cent, where its box has no options for that; 0: there are none. */
    public int percent(Box box) {
        return this == NONE || set(box).isEmpty() ? percent : Pace.PERCENT;
    }

    /** The clock of a table: as it chose, or as its options of the game say. */
    public static TableClock of(Box box, Map<String, Object> chosen) {
        TableClock named = named(chosen);
        return named == null ? told(box, chosen) : named;
    }

    private static @Nullable TableClock named(Map<String, Object> chosen) {
        Object word = chosen.get(OPTION);
        for (TableClock clock : values()) if (clock.word.equals(word)) return clock;
        return null;
    }

    private static TableClock told(Box box, Map<String, Object> chosen) {
        Map<String, Object> paced = paced(box);
        if (paced.isEmpty()) return NORMAL;
        for (TableClock clock : new TableClock[] {NONE, RELAXED, BRISK}) {
            Map<String, Object> set = clock.set(box);
            if (!set.isEmpty() && paced.keySet().stream().allMatch(id -> Objects.equals(set.get(id), chosen.get(id))))
                return clock;
        }
        return NORMAL;
    }

    /** The options of the game that this clock decides. */
    public Map<String, Object> decides(Box box) {
        return switch (this) {
            case NONE, RELAXED, BRISK -> set(box).isEmpty() ? paced(box) : set(box);
            case NORMAL -> paced(box);
            case DAYS, DAYS3 -> {
                // What makes sense without clocks does so by days, but there are pauses for what is revealed.
                Map<String, Object> decided = new LinkedHashMap<>(NONE.set(box));
                decided.putAll(paced(box));
                yield decided;
            }
        };
    }

    private Map<String, Object> set(Box box) {
        ClockSets sets = box.head().clockSets();
        if (sets == null) return Map.of();
        return switch (this) {
            case NONE -> sets.none();
            case RELAXED -> sets.calm();
            case BRISK -> sets.quick();
            case NORMAL, DAYS, DAYS3 -> Map.of();
        };
    }

    /** What says how fast the clocks go, as it always is: the options that every set of the box names, if it names any. */
    private static Map<String, Object> paced(Box box) {
        Set<String> ids = new TreeSet<>(NONE.set(box).keySet());
        for (TableClock clock : new TableClock[] {RELAXED, BRISK}) {
            Set<String> named = clock.set(box).keySet();
            if (!named.isEmpty()) ids.retainAll(named);
        }
        return defaults(box, ids);
    }

    private static Map<String, Object> defaults(Box box, Set<String> ids) {
        Map<String, Object> defaults = new TreeMap<>();
        for (Option option : box.options()) if (ids.contains(option.id())) defaults.put(option.id(), option.preset());
        return defaults;
    }

    /** These options with what the clock decides, if one is named; they can't contradict it. */
    public static Map<String, Object> settled(Box box, Map<String, Object> chosen) {
        return settled(box, Map.of(), chosen);
    }

    /** The same at a table that had other options: what only its old clock had decided is as always again. */
    public static Map<String, Object> settled(Box box, Map<String, Object> before, Map<String, Object> chosen) {
        TableClock clock = of(box, chosen);
        Map<String, Object> settled = new TreeMap<>(chosen);
        settled.put(OPTION, clock.word);
        if (named(chosen) == null) return settled;
        TableClock old = of(box, before);
        if (old != clock) {
            Map<String, Object> gone = old.decides(box);
            defaults(box, gone.keySet()).forEach((id, preset) -> {
                if (Objects.equals(gone.get(id), settled.get(id))) settled.put(id, preset);
            });
        }
        settled.putAll(clock.decides(box));
        return settled;
    }
}
