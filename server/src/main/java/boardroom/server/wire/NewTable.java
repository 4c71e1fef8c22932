package boardroom.server.wire;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.annotation.JsonDeserialize;

/**
 * The table somebody asks for; what is left out takes the game's default.
 *
 * @param guide a guided first game, nothing else
 * @param door who finds it; private if left out
 * @param watching whether those without a seat may look on; they may if left out
 * @param from plays on from a moment of a finished game, against bots
 */
public record NewTable(
        String game,
        @Nullable Integer seats,
        @Nullable Map<String, Object> options,

        @JsonDeserialize(keyUsing = SeatNumber.class) @Nullable Map<Integer, String> bots,

        @Nullable JsonNode box,
        @Nullable Boolean start,
        @Nullable Boolean guide,
        @Nullable From from,
        TableInfo.@Nullable Door door,
        @Nullable Boolean watching) {
    /** After this entry of that table's journal, on this seat. */
    public record From(String table, int number, int seat) {}
}
