package boardroom.server.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The lobby as I see it.
 *
 * @param mine tables I sit at that are not over, those first that wait for me
 * @param open tables at which anybody may sit down
 * @param running tables at which a game is on that everybody may watch
 * @param hidden how many tables I have hidden
 */
public record LobbyInfo(
        List<LobbyTable> mine, List<LobbyTable> open, List<LobbyTable> running, Finished finished, int hidden) {
    public LobbyInfo {
        mine = List.copyOf(mine);
        open = List.copyOf(open);
        running = List.copyOf(running);
    }

    /** Some of my tables that are over, newest first, and how many there are. */
    public record Finished(int all, List<Listed> tables) {
        public Finished {
            tables = List.copyOf(tables);
        }
    }

    /**
     * A table of mine that is over, or that I have hidden.
     *
     * @param at when it ended, or else when it was dealt or made
     * @param place where I ended; {@code null}: it was not counted, or everybody lost
     * @param outcome {@code null}: it is not over, or from before that was kept
     */
    public record Listed(
            TableInfo table,
            long at,
            @Nullable Integer place,
            boolean won,
            @Nullable Outcome outcome) {}
}
