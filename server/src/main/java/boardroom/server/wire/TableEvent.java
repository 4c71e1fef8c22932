package boardroom.server.wire;

import boardroom.engine.Arg;
import boardroom.engine.Event;
import com.fasterxml.jackson.annotation.JsonTypeName;

/** What the table itself tells between the events of its game; the texts are the house's. */
public sealed interface TableEvent extends Event {
    /** A person got up. */
    @JsonTypeName("person-left")
    record PersonLeft(Arg.Seat who) implements TableEvent {}

    /** A bot plays for a person who is away; {@code name} is what it is called, if it has no name its id. */
    @JsonTypeName("bot-sat-in")
    record BotSatIn(Arg.Seat who, String bot, String name) implements TableEvent {}

    /** A person has the seat again. */
    @JsonTypeName("person-came-back")
    record PersonCameBack(Arg.Seat who) implements TableEvent {}

    /** A seat took its last move back: the events of that move no longer count. */
    @JsonTypeName("took-back")
    record TookBack(Arg.Seat who) implements TableEvent {}

    /** The host stopped the table. */
    @JsonTypeName("paused")
    record Paused() implements TableEvent {}

    /** The host let it go on. */
    @JsonTypeName("resumed")
    record Resumed() implements TableEvent {}
}
