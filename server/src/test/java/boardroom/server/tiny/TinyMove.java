package boardroom.server.tiny;

import boardroom.engine.Move;
import com.fasterxml.jackson.annotation.JsonTypeName;

/** What a seat decides in Tiny Bids. */
public sealed interface TinyMove extends Move {
    /** A sealed bid. */
    @JsonTypeName("bid")
    record Bid(int coins) implements TinyMove {}

    /** A note to myself, as often as I like. */
    @JsonTypeName("note")
    record Note(String text) implements TinyMove {
        /** A note that the rules never get to the end of. */
        public static final String ENDLESS = "endless";
    }
}
