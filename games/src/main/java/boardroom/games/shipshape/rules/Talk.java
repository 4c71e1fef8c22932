package boardroom.games.shipshape.rules;

import boardroom.engine.offers.Offer;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/** An offer of this turn and what became of it: still open, or closed with a trade or without one. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Talk(
        Offer<Swap> offer, boolean open, @Nullable Integer tradedWith) {
    static Talk begun(Offer<Swap> offer) {
        return new Talk(offer, true, null);
    }

    Talk with(Offer<Swap> answered) {
        return new Talk(answered, open, tradedWith);
    }

    Talk closed(@Nullable Integer partner) {
        return new Talk(offer, false, partner);
    }
}
