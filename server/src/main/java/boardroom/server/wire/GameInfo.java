package boardroom.server.wire;

import boardroom.engine.Box;
import boardroom.engine.Option;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A game on the shelf; {@code practice} is the number of levels that can be practised alone, {@code guided} whether it
 * has a guided first game, {@code clocks} the options of the game
 * that each clock of a table decides, {@code accent} the colour of its cover and {@code feel} what the shelf says of it, if any.
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record GameInfo(
        String id,
        String title,
        int version,
        Box.SeatRange seats,
        Box.Minutes minutes,
        List<Option> options,
        List<Box.Preset> presets,
        List<String> bots,
        @Nullable Integer practice,
        @Nullable Boolean guided,
        Map<String, Map<String, Object>> clocks,
        @Nullable String accent,
        @Nullable String feel) {}
