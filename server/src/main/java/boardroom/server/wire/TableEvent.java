package boardroom.server.wire;

import boardroom.engine.Arg;
import boardroom.engine.Event;
import boardroom.engine.Seats;
import com.fasterxml.jackson.annotation.JsonTypeName;

/** What the table itself tells between the events of its game; the texts are the house's. */
public sealed interface TableEvent extends Event {
    /** A person got up. */
    @JsonTypeName("left-table")
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

    /** The table went back because a seat asked and these agreed: what was played since no longer counts. */
    @JsonTypeName("went-back")
    record WentBack(Arg.Seat who, Seats agreed) implements TableEvent {}

    /** The same, although something was revealed since. */
    @JsonTypeName("went-back-knowing")
    record WentBackKnowing(Arg.Seat who, Seats agreed) implements TableEvent {}

    /** A seat asks the others to take back what was played since its last move. */
    @JsonTypeName("asked-back")
    record AskedBack(Arg.Seat who) implements TableEvent {}

    /** What a seat asked to take back stands. */
    @JsonTypeName("let-stand")
    record LetStand(Arg.Seat who) implements TableEvent {}

    /** A person gave the game up; a bot plays it to the end. */
    @JsonTypeName("resigned")
    record Resigned(Arg.Seat who, String bot, String name) implements TableEvent {}

    /** The host gave the seat of somebody who stayed away to a bot, for good. */
    @JsonTypeName("removed")
    record Removed(Arg.Seat who, String bot, String name) implements TableEvent {}

    /** The host stopped the table. */
    @JsonTypeName("paused")
    record Paused() implements TableEvent {}

    /** The host let it go on. */
    @JsonTypeName("resumed")
    record Resumed() implements TableEvent {}
}
