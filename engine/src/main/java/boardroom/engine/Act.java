package boardroom.engine;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;

/** What stands in a journal: a move of a seat, or an act of the table. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "act")
public sealed interface Act {
    /** A seat moved; the command's id makes a repeated command harmless. */
    @JsonTypeName("moved")
    record Moved(int seat, Move move, String command) implements Act {}

    /** A clock ran out: the fallback of each of these seats is played, in seat order. */
    @JsonTypeName("clock-ran-out")
    record ClockRanOut(String clock, Seats seats) implements Act {}

    /** A person left the seat; it stays theirs. */
    @JsonTypeName("person-left")
    record PersonLeft(int seat) implements Act {}

    /** A bot plays for the seat from now on. */
    @JsonTypeName("bot-sat-in")
    record BotSatIn(int seat, String bot) implements Act {}

    /** The person who left has the seat again. */
    @JsonTypeName("person-came-back")
    record PersonCameBack(int seat) implements Act {}

    /** The table went back: entries after this number no longer count. */
    @JsonTypeName("took-back")
    record TookBack(int seat, int to) implements Act {}

    /** The host stopped all clocks. */
    @JsonTypeName("paused")
    record Paused(int seat) implements Act {}

    /** The host let them run again. */
    @JsonTypeName("resumed")
    record Resumed(int seat) implements Act {}
}
