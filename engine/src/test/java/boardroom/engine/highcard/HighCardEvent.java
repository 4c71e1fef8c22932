package boardroom.engine.highcard;

import boardroom.engine.Arg;
import boardroom.engine.Event;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;

/** The events of High Card. */
public sealed interface HighCardEvent extends Event {
    /** Somebody has laid a card; nobody sees which. */
    @JsonTypeName("laid")
    record Laid(Arg.Seat seat) implements HighCardEvent {}

    /** All cards are turned. */
    @JsonTypeName("turned")
    record Turned(List<Arg.CardId> cards, Arg.Seat winner) implements HighCardEvent {
        @Override
        public boolean reveals() {
            return true;
        }
    }
}
