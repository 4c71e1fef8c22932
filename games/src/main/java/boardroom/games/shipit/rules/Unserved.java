package boardroom.games.shipit.rules;

import boardroom.engine.Kind;
import boardroom.engine.Seat;
import boardroom.engine.Sentence;
import boardroom.games.shipit.rules.Units.Money;

/** 4.2, Award: why a bid is not served. */
@Kind("unserved")
public sealed interface Unserved extends Sentence {
    /** Somebody bid more. */
    record Outbid(@Seat int seat, @Money int amount) implements Unserved {}

    /** Somebody bid the same and stands earlier in the draft order. */
    record LaterInOrder(@Seat int seat) implements Unserved {}

    /** Option `bid-ties=first-submitted`: somebody bid the same on a sheet that came in earlier. */
    record LaterSheet(@Seat int seat) implements Unserved {}

    /** The hire limit is reached. */
    record LimitReached(int limit) implements Unserved {}

    /** Higher bids have taken the money. */
    record MoneyShort(@Money int price, @Money int left) implements Unserved {}

    /** Secret limits of the own sheet, as the others may know it: not which. */
    record OwnLimits() implements Unserved {}

    /** The same for its owner: so much was to be kept. */
    record Kept(@Money int keep) implements Unserved {}

    /** The same for its owner: so many were enough. */
    record EnoughHired(int hires) implements Unserved {}
}
