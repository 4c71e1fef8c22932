package boardroom.engine;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;

/** Cards and constants of a game as data; every box has this head, the rest is the game's own. */
public interface Box {
    String id();

    String title();

    int version();

    String language();

    SeatRange seats();

    Minutes minutes();

    List<Option> options();

    List<Preset> presets();

    /** How long a bot pretends to think at a table, in milliseconds. */
    @JsonIgnore
    BotPause botPause();

    /** Every card by its type and id, to read a state back from its stored form. */
    @JsonIgnore
    Map<Class<? extends Card>, ? extends List<? extends Card>> cards();

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
    record BotPause(long minMillis, long maxMillis) {}

    /** A named set of options. */
    record Preset(String id, String name, Map<String, Object> set) {}
}
