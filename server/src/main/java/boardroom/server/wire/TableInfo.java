package boardroom.server.wire;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A table as everybody may know it.
 *
 * @param resumableIn milliseconds until anybody who plays may end the pause, and not the host alone
 * @param clock where a table is played by days, the clock that runs
 * @param commitment the hash of what the table promised when it was dealt; {@code null}: not dealt yet, dealt before
 *     tables promised anything, or a guided game
 * @param revealed after the end, what was hashed
 * @param imported it was played elsewhere and brought here as a file
 */
public record TableInfo(
        String id,
        String code,
        String game,
        Stage stage,
        String host,
        @Nullable String offered,
        Map<String, Object> options,
        int boxVersion,
        boolean boxChanged,
        int rulesVersion,
        boolean paused,
        @Nullable Long resumableIn,
        @Nullable AskingBack asked,
        boolean guided,
        boolean coached,
        boolean talk,
        Door door,
        boolean watching,
        int watchers,
        @Nullable String rematch,
        @Nullable Origin origin,
        List<Chair> seats,
        @Nullable ClockInfo clock,
        @Nullable String commitment,
        @Nullable Revealed revealed,
        boolean imported) {

    /** The same for those to whom it is shut. */
    public TableInfo concealed() {
        return new TableInfo(
                id,
                code,
                game,
                stage,
                host,
                offered,
                options,
                boxVersion,
                boxChanged,
                rulesVersion,
                paused,
                resumableIn,
                asked,
                guided,
                coached,
                talk,
                door,
                watching,
                watchers,
                rematch,
                origin,
                seats,
                clock,
                commitment,
                null,
                imported);
    }

    /**
     * What a table kept for itself until the end.
     *
     * @param words their SHA-256 is the commitment
     */
    public record Revealed(String seed, String salt, String words) {}

    /** Where a table branched off: another table, after this entry of its journal. */
    public record Origin(String table, int number) {}

    /** Who finds a table. */
    public enum Door {
        /** Whoever has its link or code. */
        @JsonProperty("private")
        PRIVATE,
        /** Everybody, in the lobby. */
        @JsonProperty("open")
        OPEN
    }

    /** How far a table is. */
    public enum Stage {
        /** Not dealt yet. */
        @JsonProperty("waiting")
        WAITING,
        /** The game is on. */
        @JsonProperty("playing")
        PLAYING,
        /** The game has ended. */
        @JsonProperty("over")
        OVER,
        /** Its journal was written by other rules: it can be looked at but not played on. */
        @JsonProperty("unreadable")
        UNREADABLE,
        /** The store failed: it goes on from what is on disk once that works again. */
        @JsonProperty("stopped")
        STOPPED
    }

    /**
     * A seat and who has it.
     *
     * @param beside it is somebody else at the guest's screen, with a name of their own
     * @param sitsIn milliseconds until a bot sits in for a person who is gone
     * @param seatableIn milliseconds until the host may have a bot sit in at once; {@code null}: not for who is here
     * @param removableIn milliseconds until the person may lose the seat; {@code null}: not while they are here
     * @param gone the person resigned or was removed: a bot has the seat for good
     * @param left the game is over, and the person counts as having left it: last
     */
    public record Chair(
            int seat,
            Kind kind,
            @Nullable String guest,
            @Nullable String name,
            boolean beside,
            @Nullable String bot,
            @Nullable BotPersona persona,
            boolean connected,
            boolean away,
            @Nullable Long sitsIn,
            @Nullable Long seatableIn,
            @Nullable Long removableIn,
            boolean gone,
            boolean left) {}

    /** Whose a seat is. */
    public enum Kind {
        /** A guest's. */
        @JsonProperty("person")
        PERSON,
        /** A bot's. */
        @JsonProperty("bot")
        BOT,
        /** Nobody's yet. */
        @JsonProperty("open")
        OPEN
    }
}
