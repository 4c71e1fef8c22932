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

    /** What only a guest may ask, as somebody: it is done once, however often it is sent. */
    sealed interface OfAGuest extends Command {}

    /** About the table itself, before the start and after the end. */
    sealed interface OfTheTable extends OfAGuest {}

    /** While the game is on. */
    sealed interface OfTheGame extends OfAGuest {}

    /** For one seat, which must be mine. */
    sealed interface OfASeat extends OfTheGame {
        int seat();
    }

    /** What people say to each other, at any time. */
    sealed interface OfTheTalk extends OfAGuest {}

    /**
     * From now on I hear of this table; with {@code since} and {@code talked}, of what I missed too; with {@code seat}, which
     * of several that are mine is in front of this screen.
     */
    @JsonTypeName("open")
    record Open(
            String id,
            String table,
            @Nullable Integer since,
            @Nullable Integer talked,
            @Nullable Integer seat) implements Command {}

    /** I no longer hear of it. */
    @JsonTypeName("close")
    record Close(String id, String table) implements Command {}

    /** I take an open seat; with a name, for somebody else at my screen. */
    @JsonTypeName("sit")
    record Sit(String id, String table, int seat, @Nullable String name) implements OfTheTable {}

    /** I give a seat up before the start, or all that are mine. */
    @JsonTypeName("stand")
    record Stand(String id, String table, @Nullable Integer seat) implements OfTheTable {}

    /** From now on this seat of mine is in front of this screen; without one, the curtain is drawn. */
    @JsonTypeName("face")
    record Face(
            String id,
            String table,
            @Nullable Integer seat,
            @Nullable Integer since) implements OfTheTable {}

    /** The host puts a bot on a seat that nobody has. */
    @JsonTypeName("seat-bot")
    record SeatBot(String id, String table, int seat, String bot) implements OfTheTable {}

    /** The host empties a seat. */
    @JsonTypeName("clear-seat")
    record ClearSeat(String id, String table, int seat) implements OfTheTable {}

    /** The host changes number of seats and options. */
    @JsonTypeName("set-up")
    record SetUp(
            String id,
            String table,
            @Nullable Integer seats,
            @Nullable Map<String, Object> options) implements OfTheTable {}

    /** The host opens or closes the doors of the table, at any time; what is left out stays as it is. */
    @JsonTypeName("doors")
    record SetDoors(
            String id,
            String table,
            TableInfo.@Nullable Door door,
            @Nullable Boolean watching) implements OfTheTable {}

    /** The host has the game dealt. */
    @JsonTypeName("start")
    record Start(String id, String table) implements OfTheTable {}

    /** I play a move of this seat, for the decision of its prompt. */
    @JsonTypeName("move")
    record PlayMove(String id, String table, int seat, String decision, JsonNode move) implements OfASeat {}

    /** I ask what a move of this seat would cost and give. */
    @JsonTypeName("preview")
    record AskPreview(String id, String table, int seat, JsonNode move) implements OfASeat {}

    /** I ask what an expert would do for this seat. */
    @JsonTypeName("advise")
    record AskAdvice(String id, String table, int seat) implements OfASeat {}

    /** I want to wait no longer for bots until a person has something to decide. */
    @JsonTypeName("skip")
    record Skip(String id, String table, int seat) implements OfASeat {}

    /** I take the last move of this seat back. */
    @JsonTypeName("take-back")
    record TakeBack(String id, String table, int seat) implements OfASeat {}

    /** I ask the others to take back the last move of this seat, and whatever was played since. */
    @JsonTypeName("ask-back")
    record AskBack(String id, String table, int seat) implements OfASeat {}

    /** I answer somebody who asks that; who asked lets it stand by saying no. */
    @JsonTypeName("answer-back")
    record AnswerBack(String id, String table, int seat, boolean agree) implements OfASeat {}

    /** I get up from this seat of a running game; it stays mine. */
    @JsonTypeName("leave")
    record Leave(String id, String table, int seat) implements OfASeat {}

    /** I sit down on this seat again. */
    @JsonTypeName("come-back")
    record ComeBack(String id, String table, int seat) implements OfASeat {}

    /** I give this seat up for good; a bot plays it to the end. */
    @JsonTypeName("resign")
    record Resign(String id, String table, int seat) implements OfASeat {}

    /** I want to wait longer for somebody who is gone, before a bot sits in; once each time. */
    @JsonTypeName("wait")
    record WaitLonger(String id, String table, int seat) implements OfTheGame {}

    /** The seat of somebody who stays away goes to a bot, for good. */
    @JsonTypeName("remove")
    record Remove(String id, String table, int seat) implements OfTheGame {}

    /** A bot plays for somebody who is away: the one I want on a seat of mine, the house's own on another's. */
    @JsonTypeName("sit-in")
    record SitIn(
            String id, String table, int seat, @Nullable String bot) implements OfTheGame {}

    /** The host stops the table. */
    @JsonTypeName("pause")
    record Pause(String id, String table) implements OfTheGame {}

    /** It goes on. */
    @JsonTypeName("resume")
    record Resume(String id, String table) implements OfTheGame {}

    /** The host offers the table to the person of another seat, or takes the offer back. */
    @JsonTypeName("offer-host")
    record OfferHost(String id, String table, @Nullable Integer seat) implements OfTheTable {}

    /** I take the table over that the host has offered me, or decline. */
    @JsonTypeName("answer-host")
    record AnswerHost(String id, String table, boolean accept) implements OfTheTable {}

    /** I ask what the finished game cost this seat. */
    @JsonTypeName("review")
    record AskReview(String id, String table, int seat) implements OfTheTable {}

    /** I ask what an expert would have done for this seat, instead of this entry of a finished game. */
    @JsonTypeName("hindsight")
    record AskHindsight(String id, String table, int seat, int entry) implements OfTheTable {}

    /** From now on this device of mine moves, and the others may watch. */
    @JsonTypeName("take-over")
    record TakeOver(String id, String table) implements OfTheTable {}

    /** A new table with the same people and options. */
    @JsonTypeName("rematch")
    record Rematch(String id, String table) implements OfTheTable {}

    /** I say something to those on my side of the table. */
    @JsonTypeName("say")
    record SayWords(String id, String table, String text) implements OfTheTalk {}

    /** I show them how I feel. */
    @JsonTypeName("mood")
    record ShowMood(String id, String table, TalkLine.Mood mood) implements OfTheTalk {}

    /** The host opens or closes the talk. */
    @JsonTypeName("talk")
    record SetTalk(String id, String table, boolean open) implements OfTheTalk {}
}
