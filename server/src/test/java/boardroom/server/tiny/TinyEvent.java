package boardroom.server.tiny;

import boardroom.engine.Arg;
import boardroom.engine.Event;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;

/** What happens in Tiny Bids. */
public sealed interface TinyEvent extends Event {
    /** Everybody sees that a bid was sealed, nobody sees which. */
    @JsonTypeName("sealed")
    record SealedBid(Arg.Seat who) implements TinyEvent {}

    /** Only the writer knows. */
    @JsonTypeName("noted")
    record Noted(String text) implements TinyEvent {}

    /** All bids are shown. */
    @JsonTypeName("sold")
    record Sold(Arg.CardId prize, List<Integer> bids) implements TinyEvent {
        @Override
        public boolean reveals() {
            return true;
        }
    }
}
