package boardroom.games.esopwars;

import boardroom.engine.Say;
import boardroom.games.esopwars.box.Constants;
import org.jspecify.annotations.Nullable;

/** The ladder of legal bids, the same in both auctions (4.1.2, 4.4.3). */
final class Raises {
    private final Constants numbers;

    Raises(Constants numbers) {
        this.numbers = numbers;
    }

    int minimum(Lot lot) {
        return lot.hasBid() ? lot.standingBid() + numbers.bidStep() : numbers.openingBid();
    }

    /** Apart from what the bidder can afford. */
    int maximum(Lot lot) {
        return lot.standingBid() + numbers.maxRaise();
    }

    int step() {
        return numbers.bidStep();
    }

    /** Why an amount is no legal raise; {@code null}: it is one, if the bidder can afford it. */
    @Nullable Say refusal(Lot lot, int amount) {
        if (amount < minimum(lot)) return Refusals.tooLow(minimum(lot));
        if (amount % numbers.bidStep() != 0) return Refusals.notAMultiple(numbers.bidStep());
        if (amount > maximum(lot)) return Refusals.tooHighARaise(maximum(lot));
        return null;
    }
}
