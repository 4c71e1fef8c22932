package boardroom.games.esopwars;

import boardroom.engine.Move;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import org.jspecify.annotations.Nullable;

/** What a team decides; lots and cards are named by the id of their card. */
public sealed interface EsopMove extends Move {

    /** 4.1.2, 4.4.3: so many basis points for this lot. */
    @JsonTypeName("bid")
    record Bid(String lot, int amount) implements EsopMove {}

    /** 4.1.2: not at this price; stands until the next raise. */
    @JsonTypeName("pass")
    record Pass(String lot) implements EsopMove {}

    /** 4.4.3: no lot of the second auction at these prices; stands until the next bid. */
    @JsonTypeName("pass-all")
    record PassAll() implements EsopMove {
        static final PassAll NOW = new PassAll();
    }

    /** 4.2: what the wildcard is played as in this round, or {@link #KEEP}. */
    @JsonTypeName("wildcard")
    record Wildcard(String choice) implements EsopMove {
        /** Saves the wildcard for later. */
        public static final String KEEP = "keep";
    }

    /** 4.4.1: who leaves. */
    @JsonTypeName("drop")
    record Drop(String employee) implements EsopMove {}

    /** 4.0: where the sixth card comes from. */
    @JsonTypeName("draw")
    record Draw(Source source) implements EsopMove {}

    /** 4.0: which of the six goes. */
    @JsonTypeName("discard")
    record Discard(String card) implements EsopMove {}

    /** 4.0: what the company is. */
    @JsonTypeName("lock")
    record Lock(String segment, String idea, @Nullable String companion) implements EsopMove {}

    /** The clock ran out; no player can send it. */
    @JsonTypeName("timeout")
    record Timeout() implements EsopMove {
        static final Timeout NOW = new Timeout();
    }

    /** Where a draft card is drawn from. */
    enum Source {
        @JsonProperty("segment-stock")
        SEGMENT_STOCK,
        @JsonProperty("idea-stock")
        IDEA_STOCK,
        @JsonProperty("segment-discard")
        SEGMENT_DISCARD,
        @JsonProperty("idea-discard")
        IDEA_DISCARD;

        /** As it stands on the wire and in the texts. */
        public String id() {
            return switch (this) {
                case SEGMENT_STOCK -> "segment-stock";
                case IDEA_STOCK -> "idea-stock";
                case SEGMENT_DISCARD -> "segment-discard";
                case IDEA_DISCARD -> "idea-discard";
            };
        }
    }
}
