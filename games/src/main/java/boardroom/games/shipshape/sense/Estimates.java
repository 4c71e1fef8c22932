package boardroom.games.shipshape.sense;

import boardroom.engine.Seats;
import boardroom.games.shipshape.box.Constants;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.rules.ShipShapeState;
import org.jspecify.annotations.Nullable;

/**
 * How near every firm and every pair is to every open order of one position. Made from those of a position shortly before,
 * it works out again only what a move has changed.
 */
final class Estimates {
    final ShipShapeState s;
    final Outfit[] outfits;

    /** By order, then the firms by seat and after them the pairs; a pair that can't is {@code null}. */
    final @Nullable Way[][] ways;

    Estimates(Weights.Plan weights, Constants numbers, ShipShapeState s, @Nullable Estimates before) {
        this.s = s;
        int seats = s.firms.length;
        outfits = new Outfit[seats];
        int changed = 0;
        for (int seat = 0; seat < seats; seat++) {
            Outfit outfit = new Outfit(s, seat);
            boolean same = before != null && before.outfits[seat].isLike(outfit);
            outfits[seat] = same ? before.outfits[seat] : outfit;
            if (!same) changed |= 1 << seat;
        }
        boolean newCards = before == null || hasNewCards(before);
        boolean fewerCards =
                before == null || s.supplyPool != before.s.supplyPool || s.transportPool != before.s.transportPool;
        ways = new Way[s.orders.length][];
        for (int i = 0; i < ways.length; i++) {
            @Nullable Way[] known = before == null || newCards ? null : before.waysOf(s.orders[i]);
            Route route = new Route(weights, numbers, s, s.orders[i], outfits[0]);
            ways[i] = waysOf(route, known, changed, fewerCards);
        }
    }

    private @Nullable Way[] waysOf(Route route, @Nullable Way @Nullable [] known, int changed, boolean fewerCards) {
        int seats = outfits.length;
        @Nullable Way[] all = new Way[seats + (s.terms.joint() ? seats * (seats - 1) / 2 : 0)];
        int place = 0;
        for (int seat = 0; seat < seats; seat++, place++)
            all[place] = known != null && isStill(known[place], Seats.of(seat), changed, fewerCards)
                    ? known[place]
                    : route.alone(outfits[seat]);
        for (int one = 0; one < seats && place < all.length; one++)
            for (int two = one + 1; two < seats; two++, place++)
                all[place] =
                        known != null && isStill(known[place], Seats.of(one).with(two), changed, fewerCards)
                                ? known[place]
                                : route.together(outfits[one], outfits[two]);
        return all;
    }

    /** A card that somebody took matters only to plans that need it. */
    private boolean isStill(@Nullable Way way, Seats seats, int changed, boolean fewerCards) {
        if ((seats.mask() & changed) != 0) return false;
        if (way == null || !fewerCards) return true;
        for (var card : way.buys()) if (!isIn(s.supplyPool, card) && !isIn(s.transportPool, card)) return false;
        return true;
    }

    private boolean hasNewCards(Estimates before) {
        return hasNew(s.supplyPool, before.s.supplyPool) || hasNew(s.transportPool, before.s.transportPool);
    }

    private static boolean hasNew(@Nullable Object[] now, @Nullable Object[] then) {
        if (now == then) return false;
        for (Object card : now) if (card != null && !isIn(then, card)) return true;
        return false;
    }

    private static boolean isIn(@Nullable Object[] pool, Object card) {
        for (Object each : pool) if (each == card) return true;
        return false;
    }

    private @Nullable Way @Nullable [] waysOf(Order order) {
        for (int i = 0; i < ways.length; i++) if (s.orders[i] == order) return ways[i];
        return null;
    }

    /** How a firm could do an order alone. */
    Way alone(int order, int seat) {
        Way way = ways[order][seat];
        if (way == null) throw new IllegalStateException("every firm has a way alone");
        return way;
    }

    /** How many turns of the table pass before the firm's last turn on its way alone. */
    int arrival(int order, int seat) {
        return outfits[seat].wait + (alone(order, seat).turns() - 1) * outfits.length;
    }
}
