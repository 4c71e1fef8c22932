package boardroom.engine;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Cards and constants of a game as data; every box has this head, the rest is the game's own. */
public interface Box {
    /** What every box begins with; its record says {@code @JsonUnwrapped Box.Head head}. */
    Head head();

    /** Every card by its type and id, to read a state back from its stored form: all lists of cards in the box. */
    @JsonIgnore
    default Map<Class<? extends Card>, ? extends List<? extends Card>> cards() {
        return BoxCards.of(this);
    }

    /** How long a bot pretends to think at a table, in milliseconds. */
    @JsonIgnore
    default BotPause botPause() {
        BotPause told = head().botPause();
        return told == null ? BotPause.USUAL : told;
    }

    default String id() {
        return head().id();
    }

    default String title() {
        return head().title();
    }

    default int version() {
        return head().version();
    }

    default SeatRange seats() {
        return head().seats();
    }

    default Minutes minutes() {
        return head().minutes();
    }

    default List<Option> options() {
        return head().options();
    }

    default List<Preset> presets() {
        return head().presets();
    }

    /**
     * What stands in front of every box; the accent is the colour of its cover, {@code "#9e4a2f"}, the feel what the shelf
     * says of it in a line, the clock sets
     * which options make its clocks so.
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Head(
            String id,
            String title,
            @Between(from = 1, to = 1_000_000) int version,
            String language,
            SeatRange seats,
            Minutes minutes,
            List<Option> options,
            List<Preset> presets,
            @Nullable BotPause botPause,
            @Nullable String accent,
            @Nullable String feel,
            @Nullable ClockSets clockSets) {}

    /** From how many to how many seats. */
    record SeatRange(
            @Between(from = 1, to = Seats.MOST) int min,
            @Between(from = 1, to = Seats.MOST) int max,

            @JsonProperty("default") @Between(from = 1, to = Seats.MOST)
            int preset) {}

    /** How long a game takes people. */
    record Minutes(
            @Between(to = 1_000) int min,
            @Between(to = 1_000) int max) {}

    /** A short, varied pause. */
    record BotPause(
            @Between(to = 60_000) long minMillis,
            @Between(to = 60_000) long maxMillis) {
        /** Where a box tells none. */
        static final BotPause USUAL = new BotPause(700, 1_500);
    }

    /** The options that make a table's clocks so: none at all, calm ones, quick ones. */
    record ClockSets(Map<String, Object> none, Map<String, Object> calm, Map<String, Object> quick) {
        /** Each by its name. */
        Map<String, Map<String, Object>> byName() {
            return Map.of("none", none, "calm", calm, "quick", quick);
        }
    }

    /** A named set of options. */
    record Preset(String id, String name, Map<String, Object> set) {}
}
