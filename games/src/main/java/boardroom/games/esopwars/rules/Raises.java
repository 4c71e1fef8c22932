package boardroom.games.esopwars.rules;

import boardroom.engine.Refusal;
import boardroom.games.esopwars.box.Constants;
import boardroom.games.esopwars.rules.EsopMove.Bid;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The ladder of legal bids, the same in both auctions (4.1.2, 4.4.3). */
public final class Raises {
    private final Constants numbers;

    Raises(Constants numbers) {
        this.numbers = numbers;
    }

    public int minimum(Lot lot) {
        return lot.hasBid() ? lot.standingBid() + numbers.bidStep() : numbers.openingBid();
    }

    /** Apart from what the bidder can afford. */
    public int maximum(Lot lot) {
        return lot.standingBid() + numbers.maxRaise();
    }

    /** All bids on a lot up to this amount. */
    void upTo(int most, Lot lot, Consumer<? super Bid> out) {
        for (int amount = minimum(lot); amount <= most; amount += numbers.bidStep())
            out.accept(new Bid(lot.card.id(), amount));
    }

    /** Why an amount is no legal raise; {@code null}: it is one, if the bidder can afford it. */
    @Nullable Refusal refusal(Lot lot, int amount) {
        if (lot.hasBid() && amount == lot.standingBid())
            return new Auction.Refused.FirstStands(lot.leader(), lot.card, amount);
        if (amount < minimum(lot)) return new Auction.Refused.TooLow(minimum(lot));
        if (amount % numbers.bidStep() != 0) return new Auction.Refused.NotAMultiple(numbers.bidStep());
        if (amount > maximum(lot)) return new Auction.Refused.TooHighARaise(maximum(lot));
        return null;
    }
}
