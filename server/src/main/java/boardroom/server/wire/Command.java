package boardroom.server.wire;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** What a client asks over its socket: an id of its own, which table, and what to do there. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "do")
public sealed interface Command {
    /** The longest id a client may choose. */
    int LONGEST_ID = 40;

    String id();

    String table();

    /** From now on I hear of this table; with {@code since}, of what I missed too. */
    @JsonTypeName("open")
    record Open(String id, String table, @Nullable Integer since) implements Command {}

    /** I no longer hear of it. */
    @JsonTypeName("close")
    record Close(String id, String table) implements Command {}

    /** I take an open seat. */
    @JsonTypeName("sit")
    record Sit(String id, String table, int seat) implements Command {}

    /** I give my seat up before the start. */
    @JsonTypeName("stand")
    record Stand(String id, String table) implements Command {}

    /** The host puts a bot on a seat that nobody has. */
    @JsonTypeName("seat-bot")
    record SeatBot(String id, String table, int seat, String bot) implements Command {}

    /** The host empties a seat. */
    @JsonTypeName("clear-seat")
    record ClearSeat(String id, String table, int seat) implements Command {}

    /** The host changes number of seats and options. */
    @JsonTypeName("set-up")
    record SetUp(
            String id,
            String table,
            @Nullable Integer seats,
            @Nullable Map<String, Object> options) implements Command {}

    /** The host has the game dealt. */
    @JsonTypeName("start")
    record Start(String id, String table) implements Command {}

    /** I play a move for the decision of my prompt. */
    @JsonTypeName("move")
    record PlayMove(String id, String table, String decision, JsonNode move) implements Command {}

    /** I ask what a move would cost and give. */
    @JsonTypeName("preview")
    record AskPreview(String id, String table, JsonNode move) implements Command {}

    /** I take my last move back. */
    @JsonTypeName("take-back")
    record TakeBack(String id, String table) implements Command {}

    /** I get up from a running game; the seat stays mine. */
    @JsonTypeName("leave")
    record Leave(String id, String table) implements Command {}

    /** I sit down again. */
    @JsonTypeName("come-back")
    record ComeBack(String id, String table) implements Command {}

    /** The host has a bot play for somebody who is away. */
    @JsonTypeName("sit-in")
    record SitIn(String id, String table, int seat, String bot) implements Command {}

    /** The host stops the table. */
    @JsonTypeName("pause")
    record Pause(String id, String table) implements Command {}

    /** The host lets it go on. */
    @JsonTypeName("resume")
    record Resume(String id, String table) implements Command {}

    /** A new table with the same people and options. */
    @JsonTypeName("rematch")
    record Rematch(String id, String table) implements Command {}
}
