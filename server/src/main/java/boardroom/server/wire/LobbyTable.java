package boardroom.server.wire;

import boardroom.engine.Path;
import boardroom.engine.Say;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/**
 * A table as the lobby shows it.
 *
 * @param asked what it waits for from me; {@code null}: nothing
 * @param path where the game is; {@code null}: nothing is dealt, or it is not known
 */
public record LobbyTable(
        TableInfo table, @Nullable Asked asked, @Nullable Path path) {

    /**
     * What a table waits for.
     *
     * @param sentence the question of the game, where a move is owed
     * @param left milliseconds until it is decided without me, where a clock runs
     * @param by the seat that asks to take back
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Asked(
            Wanted kind,
            @Nullable Say sentence,
            @Nullable Long left,
            @Nullable Integer by) {}

    /** What is asked of me. */
    public enum Wanted {
        /** I owe a move. */
        @JsonProperty("move")
        MOVE,
        /** Somebody wants to take a move back, and I have not answered. */
        @JsonProperty("back")
        BACK,
        /** I am the host, and every seat is taken: the game can start. */
        @JsonProperty("start")
        START
    }
}
