package boardroom.games.esopwars.rules;

import boardroom.engine.Move;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import org.jspecify.annotations.Nullable;

/** What a team decides; lots and cards are named by the id of their card. */
public sealed interface EsopMove extends Move {

    /** 4.0: a turn of the company draft. */
    sealed interface DraftMove extends EsopMove {}

    /** 4.1: an answer to the one lot of the main auction. */
    sealed interface LotMove extends EsopMove {
        /** The card on the block, so that an answer to the lot before is not taken for one to this. */
        String lot();
    }

    /** 4.4.3: an answer to all the lots of the second auction. */
    sealed interface SwapMove extends EsopMove {}

    /** 4.1.2, 4.4.3: so many basis points for this lot. */
    @JsonTypeName("bid")
    record Bid(String lot, int amount) implements LotMove, SwapMove {}

    /** 4.1.2: not at this price; stands until the next raise. */
    @JsonTypeName("pass")
    record Pass(String lot) implements LotMove {}

    /** 4.4.3: no lot of the second auction at these prices; stands until the next bid. */
    @JsonTypeName("pass-all")
    record PassAll() implements SwapMove {
        public static final PassAll NOW = new PassAll();
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
    record Draw(Source source) implements DraftMove {}

    /** 4.0: which of the six goes. */
    @JsonTypeName("discard")
    record Discard(String card) implements DraftMove {}

    /** 4.0: what the company is. */
    @JsonTypeName("lock")
    record Lock(String segment, String idea, @Nullable String companion) implements EsopMove {}

    /** Where a draft card is drawn from. */
    enum Source {
        @JsonProperty("segment-stock")
        SEGMENT_STOCK,
        @JsonProperty("idea-stock")
        IDEA_STOCK,
        @JsonProperty("segment-discard")
        SEGMENT_DISCARD,
        @JsonProperty("idea-discard")
        IDEA_DISCARD
    }
}
