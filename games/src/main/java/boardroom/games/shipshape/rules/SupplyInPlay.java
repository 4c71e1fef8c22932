package boardroom.games.shipshape.rules;

import boardroom.games.shipshape.box.Supply;

/** A supply in a play area: idle when rotated, and stamped once it has worked or failed to work today (2.8). */
public record SupplyInPlay(Supply card, boolean rotated, boolean stamped) implements InPlay {
    /** As it arrives from the pool. */
    static SupplyInPlay fresh(Supply card) {
        return new SupplyInPlay(card, false, false);
    }

    SupplyInPlay unstamped() {
        return stamped ? new SupplyInPlay(card, rotated, false) : this;
    }
}
