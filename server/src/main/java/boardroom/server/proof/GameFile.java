package boardroom.server.proof;

import boardroom.engine.Json;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A whole game as one file, that anybody can check, read and show again: what it was dealt from, what was promised, every
 * entry of its journal, and how it ended.
 *
 * @param rules the version of the rules it was played by
 * @param started when it was dealt, in milliseconds since 1970
 * @param seed the chance of the deal, as text: no number of JavaScript is so long
 * @param salt {@code null} with the commitment: it was dealt before tables promised anything, or a guided game
 * @param journal every entry, those taken back included
 * @param checkpoints how the state looked after some of the entries
 * @param result how it ended, as it was told; {@code null}: it was played by other rules than those of the house it is from
 * @param digest the hash of everything else as it stood in the file that was read, so that a change by accident is noticed;
 *     {@code null}: it was not written yet, or without one
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record GameFile(
        String format,
        int version,
        String table,
        String game,
        int rules,
        Box box,
        boolean guided,
        @Nullable From origin,
        long started,
        JsonNode options,
        List<Chair> seats,
        String seed,
        @Nullable String salt,
        @Nullable String commitment,
        List<Line> journal,
        List<Mark> checkpoints,
        @Nullable JsonNode result,
        @Nullable String digest) {
    public static final String FORMAT = "boardroom-game";
    public static final int VERSION = 1;

    public GameFile {
        seats = List.copyOf(seats);
        journal = List.copyOf(journal);
        checkpoints = List.copyOf(checkpoints);
    }

    /**
     * The box it was dealt from.
     *
     * @param hash its fingerprint; {@code null}: nobody wrote that down then, and it is not the box of today
     * @param changed the box itself, where it is not the one that ships
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Box(
            int version, @Nullable String hash, @Nullable JsonNode changed) {}

    /** Where it plays on from: another table, after this entry of its journal. */
    public record From(String table, int number) {}

    /**
     * Who had a seat: a guest of a house or a bot.
     *
     * @param name what they were called when the file was written
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Chair(@Nullable String guest, @Nullable String bot, String name) {}

    /**
     * An entry of the journal.
     *
     * @param at when, in milliseconds since 1970
     * @param played how long the table had been played then; {@code null}: nobody wrote that down then
     * @param act what happened, without the ids that people's commands have for themselves
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Line(int number, long at, @Nullable Long played, JsonNode act) {
        private static final String COMMAND = "command";

        /** The same of an act as journals keep it. */
        public static Line of(int number, long at, @Nullable Long played, String stored) {
            JsonNode act = Json.MAPPER.readTree(stored);
            if (act instanceof ObjectNode object) object.remove(COMMAND);
            return new Line(number, at, played, act);
        }

        /** The act as a journal keeps it. */
        public JsonNode stored() {
            if (!act.path("act").asString("").equals("moved") || act.has(COMMAND)) return act;
            return act instanceof ObjectNode object ? object.deepCopy().put(COMMAND, "") : act;
        }
    }

    /** The fingerprint of the state after an entry. */
    public record Mark(int number, String hash) {}
}
