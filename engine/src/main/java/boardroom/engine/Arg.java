package boardroom.engine;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.annotation.JsonDeserialize;

/**
 * An argument of a {@link Say}. On the wire it describes itself: a number, a text, a list, {@code {"seat": 1}},
 * {@code {"card": "priya-sharma"}}, {@code {"say": {...}}} or one unit with its value, {@code {"equity": 275}}.
 */
@JsonDeserialize(using = ArgReader.class)
public sealed interface Arg {

    static Arg of(long count) {
        return new Count(count);
    }

    static Arg of(String text) {
        return new Text(text);
    }

    static Arg seat(int seat) {
        return new Seat(seat);
    }

    static Arg card(Card card) {
        return new CardId(card.id());
    }

    static Arg list(List<? extends Arg> items) {
        return new Items(List.copyOf(items));
    }

    static Arg say(Say say) {
        return new Nested(say);
    }

    /** A plain number. */
    record Count(@JsonValue long count) implements Arg {}

    /** A plain word, as typed by a person or as a value to select by. */
    record Text(@JsonValue String text) implements Arg {}

    /** A chair, shown by its colour, shape and name. */
    @JsonDeserialize
    record Seat(int seat) implements Arg {}

    /** A card of the box, shown by its name. */
    @JsonDeserialize
    record CardId(String card) implements Arg {}

    /** A sentence inside a sentence. */
    @JsonDeserialize
    record Nested(Say say) implements Arg {}

    /** Several things, joined as the language joins them. */
    record Items(@JsonValue List<Arg> items) implements Arg {}

    /** A number with its unit; how a unit is written is told by the game's texts. */
    @JsonDeserialize
    record Amount(String unit, long value) implements Arg {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static Amount read(Map<String, Long> json) {
            if (json.size() != 1) throw new IllegalArgumentException("an amount has exactly one unit");
            var only = json.entrySet().iterator().next();
            return new Amount(only.getKey(), only.getValue());
        }

        @JsonValue
        Map<String, Long> json() {
            return Map.of(unit, value);
        }
    }
}
