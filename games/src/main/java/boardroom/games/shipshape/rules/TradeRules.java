package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.engine.Refusal;
import boardroom.engine.Seats;
import boardroom.engine.offers.Bargain;
import boardroom.games.shipshape.box.Constants;
import org.jspecify.annotations.Nullable;

/** 4.3 What makes a trade between two firms possible, and what it does to both. */
public final class TradeRules implements Bargain<ShipShapeState, Swap> {
    /** One kind of token stands on both sides. */
    record BothSides() implements Refusal {}

    record TradeSupplyLimit(int limit) implements Refusal {}

    record TradeTransportLimit(int limit) implements Refusal {}

    /** The firm that is between turns would hold too much. */
    record TradeStorage(int storage) implements Refusal {}

    /** What can stand in the way of a trade, in the order of 4.11. */
    private enum Obstacle {
        NOT_OWNED,
        BOTH_SIDES,
        SUPPLY_LIMIT,
        TRANSPORT_LIMIT,
        STORAGE
    }

    final int supplyLimit;
    final int transportLimit;

    public TradeRules(Constants constants) {
        this.supplyLimit = constants.supplyLimit();
        this.transportLimit = constants.transportLimit();
    }

    @Override
    public @Nullable Refusal refusal(ShipShapeState s, int by, int with, Swap swap) {
        return say(s, obstacle(s, by, with, swap));
    }

    /** Why this trade is possible with none of these; what is said first counts for all. {@code null}: it is, with one. */
    @Nullable Refusal refusal(ShipShapeState s, int by, Seats with, Swap swap) {
        Obstacle first = null;
        for (int seat = 0; seat < s.seats(); seat++) {
            if (!with.has(seat)) continue;
            Obstacle obstacle = obstacle(s, by, seat, swap);
            if (obstacle == null) return null;
            if (first == null || obstacle.compareTo(first) < 0) first = obstacle;
        }
        return say(s, first);
    }

    private @Nullable Refusal say(ShipShapeState s, @Nullable Obstacle obstacle) {
        return switch (obstacle) {
            case null -> null;
            case NOT_OWNED -> new CommonRefusal.NotOwned();
            case BOTH_SIDES -> new BothSides();
            case SUPPLY_LIMIT -> new TradeSupplyLimit(supplyLimit);
            case TRANSPORT_LIMIT -> new TradeTransportLimit(transportLimit);
            case STORAGE -> new TradeStorage(s.terms.storage());
        };
    }

    private @Nullable Obstacle obstacle(ShipShapeState s, int by, int with, Swap swap) {
        Firm one = s.firms[by];
        Firm other = s.firms[with];
        Bundle give = swap.give();
        Bundle want = swap.want();
        if (!owns(one, give) || !owns(other, want)) return Obstacle.NOT_OWNED;
        if (give.tokens().meets(want.tokens())) return Obstacle.BOTH_SIDES;
        int supplies = give.supplies().size() - want.supplies().size();
        if (Math.max(one.supplies.length - supplies, other.supplies.length + supplies) > supplyLimit)
            return Obstacle.SUPPLY_LIMIT;
        int transports = give.transports().size() - want.transports().size();
        if (Math.max(one.transports.length - transports, other.transports.length + transports) > transportLimit)
            return Obstacle.TRANSPORT_LIMIT;
        int tokens = give.tokens().count() - want.tokens().count();
        int held = by == s.active ? other.tokens.count() + tokens : one.tokens.count() - tokens;
        return held > s.terms.storage() ? Obstacle.STORAGE : null;
    }

    private static boolean owns(Firm firm, Bundle bundle) {
        return firm.tokens.covers(bundle.tokens())
                && InPlay.hasAll(firm.supplies, bundle.supplies())
                && InPlay.hasAll(firm.transports, bundle.transports());
    }

    /** Cards stay as they are, rotated or stamped, and go to the end of the play area as they lay with the giver. */
    @Override
    public void strike(ShipShapeState s, int by, int with, Swap swap, Events events) {
        Firm one = s.firms[by];
        Firm other = s.firms[with];
        Bundle give = swap.give();
        Bundle want = swap.want();
        events.tell(() -> new ShipShapeEvent.Traded(
                new Arg.Seat(by), new Arg.Seat(with), Goods.say(give), Goods.say(want), give, want));
        swapTokens(one, other, give, want);
        if (!give.supplies().isEmpty() || !want.supplies().isEmpty()) {
            SupplyInPlay[] given = InPlay.named(one.supplies, give.supplies());
            SupplyInPlay[] got = InPlay.named(other.supplies, want.supplies());
            one.supplies = Piles.withAll(InPlay.unnamed(one.supplies, give.supplies()), got);
            other.supplies = Piles.withAll(InPlay.unnamed(other.supplies, want.supplies()), given);
        }
        if (!give.transports().isEmpty() || !want.transports().isEmpty()) {
            TransportInPlay[] given = InPlay.named(one.transports, give.transports());
            TransportInPlay[] got = InPlay.named(other.transports, want.transports());
            one.transports = Piles.withAll(InPlay.unnamed(one.transports, give.transports()), got);
            other.transports = Piles.withAll(InPlay.unnamed(other.transports, want.transports()), given);
        }
    }

    private static void swapTokens(Firm one, Firm other, Bundle give, Bundle want) {
        one.tokens = one.tokens.minus(give.tokens()).plus(want.tokens());
        other.tokens = other.tokens.minus(want.tokens()).plus(give.tokens());
        int given = give.tokens().count();
        int got = want.tokens().count();
        one.ledger = one.ledger.traded(given, got);
        other.ledger = other.ledger.traded(got, given);
    }
}
