package boardroom.engine.phases;

import boardroom.engine.Arg;
import boardroom.engine.Event;
import com.fasterxml.jackson.annotation.JsonTypeName;

/** What a sealed choice tells before it is opened, where a game has no words of its own for it. */
public sealed interface HouseEvent extends Event {
    /** A seat has made its choice; nobody knows which. */
    @JsonTypeName("has-chosen")
    record HasChosen(Arg.Seat seat) implements HouseEvent {}

    /** The clock chose for a seat; nobody knows what. */
    @JsonTypeName("clock-chose")
    record ClockChose(Arg.Seat seat) implements HouseEvent {}
}
