package boardroom.engine;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The chosen options of a table: every option of the box with its value. */
public final class Options {
    /** How fast the clocks go, by the name of a pace. */
    static final String PACE = "pace";

    /** As it is written in the box, in per cent. */
    private static final int WRITTEN = 100;

    private final Map<String, Object> values;

    @JsonCreator
    public Options(Map<String, Object> values) {
        this.values = new TreeMap<>(values);
    }

    /** The defaults of a box. */
    public static Options defaults(Box box) {
        Map<String, Object> values = new TreeMap<>();
        for (Option option : box.options()) values.put(option.id(), option.preset());
        return new Options(values);
    }

    /** The defaults with some changed; they must have been checked with {@link #refusal}. */
    public static Options of(Box box, Map<String, ?> changes) {
        Options options = defaults(box);
        options.values.putAll(changes);
        return options;
    }

    /** Why a table of so many seats can't be dealt with these changes; {@code null}: it can. */
    public static @Nullable Say refusal(Box box, int seats, Map<String, ?> changes) {
        if (seats < box.seats().min() || seats > box.seats().max())
            return Say.of("options.seats")
                    .with("seats", seats)
                    .with("min", box.seats().min())
                    .with("max", box.seats().max());
        Map<String, Object> chosen = of(box, changes).values;
        for (var change : changes.entrySet()) {
            String id = change.getKey();
            Option option = box.options().stream()
                    .filter(o -> o.id().equals(id))
                    .findFirst()
                    .orElse(null);
            if (option == null) return Say.of("options.unknown", "option", Arg.of(id));
            if (!option.allows(change.getValue()))
                return Say.of("options.value", "option", Arg.of(id))
                        .with("value", Arg.of(String.valueOf(change.getValue())));
            if (option.namesSeat() && change.getValue() instanceof Integer seat && seat >= seats)
                return Say.of("options.no-seat", "option", Arg.of(id))
                        .with("value", seat)
                        .with("last", seats - 1);
            boolean changed = !change.getValue().equals(option.preset());
            if (changed && option.fromSeats() != null && seats < option.fromSeats())
                return Say.of("options.from-seats", "option", Arg.of(id)).with("least", option.fromSeats());
            if (changed && option.needs() != null) {
                for (var need : option.needs().entrySet()) {
                    Object actual = need.getKey().equals("seats") ? (Object) seats : chosen.get(need.getKey());
                    if (!need.getValue().equals(actual))
                        return Say.of("options.needs", "option", Arg.of(id))
                                .with("needed", Arg.of(need.getKey()))
                                .with("value", Arg.of(String.valueOf(need.getValue())));
                }
            }
        }
        return null;
    }

    /**
     * How fast the clocks go, in per cent, as the box's option {@code pace} tells for the value chosen; 0, no clocks, for a
     * value of which it tells nothing. A table from before the box had the option goes as written.
     */
    public int clockPercent(Box box) {
        if (!values.containsKey(PACE)) return WRITTEN;
        for (Option option : box.options())
            if (option.id().equals(PACE) && option.clockPercent() != null)
                return option.clockPercent().getOrDefault(text(PACE), 0);
        return WRITTEN;
    }

    public boolean is(String id) {
        return (Boolean) value(id);
    }

    public int number(String id) {
        return (Integer) value(id);
    }

    public String text(String id) {
        return (String) value(id);
    }

    private Object value(String id) {
        Object value = values.get(id);
        if (value == null) throw new IllegalArgumentException("no option " + id);
        return value;
    }

    @JsonValue
    public Map<String, Object> values() {
        return Collections.unmodifiableMap(values);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Options options && options.values.equals(values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    @Override
    public String toString() {
        return values.toString();
    }
}
