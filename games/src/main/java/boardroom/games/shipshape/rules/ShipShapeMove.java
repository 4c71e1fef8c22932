package boardroom.games.shipshape.rules;

import boardroom.engine.Move;
import boardroom.games.shipshape.box.Resource;
import boardroom.games.shipshape.box.Tokens;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a seat decides (4.10); cards are named by their ids. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public sealed interface ShipShapeMove extends Move {
    /** 4.2.2: all unstamped supplies, in the order in which they work. */
    @JsonTypeName("collect")
    record Collect(List<String> order) implements ShipShapeMove {}

    /** What the active player does between collecting and storing. */
    sealed interface Business extends ShipShapeMove {}

    /** 4.3.1: an offer to one seat, or to all if none is named; both bundles empty: an invitation. */
    @JsonTypeName("offer")
    record MakeOffer(@Nullable Integer to, Bundle give, Bundle want) implements Business {}

    /** 4.4.1: a card of the pool, and at the limit the one that goes for it. */
    @JsonTypeName("commission")
    record Commission(String card, @Nullable String discard) implements Business {}

    /** 4.4.2: a fresh pool of one sort, for tokens of one kind. */
    @JsonTypeName("refresh")
    record Refresh(Sort sort, Resource pay) implements Business {}

    /** 4.4.3: an open order, alone. */
    @JsonTypeName("fulfil")
    record Fulfil(String order, List<String> transports) implements Business {}

    /** 4.4.4: an open order together with one partner. */
    @JsonTypeName("joint")
    record Joint(String order, int partner, Tokens share, List<String> transports) implements Business {}

    /** 4.4.5: nothing. */
    @JsonTypeName("pass")
    record Pass() implements Business {
        static final Pass PASS = new Pass();
    }

    /** What a seat answers to an offer (4.3.1). */
    sealed interface Reply extends ShipShapeMove {}

    /** Done. */
    @JsonTypeName("accept")
    record Accept() implements Reply {
        static final Accept ACCEPT = new Accept();
    }

    /** No, perhaps with a word why. */
    @JsonTypeName("decline")
    record Decline(@Nullable Why why) implements Reply {
        public static final Decline DECLINE = new Decline(null);
    }

    /** Terms of one's own, as the answering seat sees them. */
    @JsonTypeName("counter")
    record Counter(Bundle give, Bundle want) implements Reply {}

    /** 4.3.1: whose counter-offer is taken; nobody's if left out, perhaps with a word why. */
    @JsonTypeName("choose")
    record Choose(@Nullable Integer seat, @Nullable Why why) implements ShipShapeMove {
        static final Choose NONE = new Choose(null);

        public Choose(@Nullable Integer seat) {
            this(seat, null);
        }
    }

    /** What the partner answers to a joint proposal (4.4.4). */
    sealed interface JointReply extends ShipShapeMove {}

    /** Yes, with these transports. */
    @JsonTypeName("agree")
    record Agree(List<String> transports) implements JointReply {}

    /** No, perhaps with a word why. */
    @JsonTypeName("refuse")
    record Refuse(@Nullable Why why) implements JointReply {
        public static final Refuse REFUSE = new Refuse(null);
    }

    /** 4.5: what goes back to the piles. */
    @JsonTypeName("store")
    record Store(Tokens back) implements ShipShapeMove {}

    /** 4.7.2: which supplies stay, which rotated transports are paid for. */
    @JsonTypeName("settle")
    record Settle(List<String> keep, List<String> maintain) implements ShipShapeMove {}
}
