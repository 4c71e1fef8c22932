package boardroom.server.wire;

import boardroom.engine.Event;
import boardroom.engine.Path;
import boardroom.engine.Preview;
import boardroom.engine.PrivateView;
import boardroom.engine.Prompt;
import boardroom.engine.PublicView;
import boardroom.engine.Result;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** What the server sends over a socket. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Frame {
    /** The answer to hello: what the house speaks, and who I am to it; nobody for somebody who only watches. */
    @JsonTypeName("welcome")
    record Welcome(int protocol, @Nullable GuestInfo guest) implements Frame {}

    /** The one answer to a command: done, with what it gave, or refused with a sentence. */
    @JsonTypeName("answer")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Answer(
            @Nullable String id,
            boolean ok,
            @Nullable Integer number,
            @Nullable Preview preview,
            @Nullable AdviceInfo advice,
            @Nullable ReviewInfo review,
            @Nullable String table,
            @Nullable Say say,
            @Nullable String text)
            implements Frame {}

    /** The answer to a client that asks whether the line is alive. */
    @JsonTypeName("pong")
    record Pong(long n) implements Frame {}

    /** How the table itself stands, and who I am at it. */
    @JsonTypeName("table")
    record TableFrame(TableInfo table, You you) implements Frame {}

    /** Only who I am at it changed; told to who is told only what changed. */
    @JsonTypeName("you")
    record YouFrame(String table, You you) implements Frame {}

    /** What happened and how it stands now, as one receiver may know it. */
    @JsonTypeName("update")
    record Update(
            String table,
            int n,
            List<Event> events,
            PublicView view,
            Seats owes,
            Seats may,
            Path path,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable PrivateView own,

            Prompt prompt,
            @Nullable ClockInfo clock,
            @Nullable Result result,
            int missed,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable List<String> guide,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable List<Integer> undone)
            implements Frame {}

    /**
     * The same for who asked for it: what changed since the update before, instead of how everything stands.
     *
     * @param changes {@code [path, value]}, or {@code [path]} for what is gone
     */
    @JsonTypeName("update")
    record Changed(
            String table,
            int n,
            List<Event> events,
            List<JsonNode> changes,
            @Nullable ClockInfo clock,
            int missed,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable List<String> guide,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable List<Integer> undone)
            implements Frame {}

    /** Only the clock changed. */
    @JsonTypeName("clock")
    record ClockFrame(String table, @Nullable ClockInfo clock) implements Frame {}

    /** The clock calls out. */
    @JsonTypeName("call")
    record Call(String table, String key, String name) implements Frame {}

    /** What was said: just now, or before I came. */
    @JsonTypeName("talk")
    record Talk(String table, boolean news, List<TalkLine> lines) implements Frame {}

    /** One of my tables waits for me, is over, or asks me something, and I am not looking at it. */
    @JsonTypeName("notice")
    record Notice(NoticeKind kind, String table, String game, String key, Say say, String text) implements Frame {}

    /** From now on I hear no more of a table, and why: it was deleted, or nobody may look on any more. */
    @JsonTypeName("gone")
    record Gone(String table, Say say, String text) implements Frame {}

    /** Whether the house takes anything at the moment: it can't while nothing can be written down. */
    @JsonTypeName("house")
    record House(boolean taking) implements Frame {}

    /** The server closes the socket. */
    @JsonTypeName("bye")
    record Bye(Say say, String text) implements Frame {}
}
