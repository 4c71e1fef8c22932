package boardroom.games.shipshape.sense;

import boardroom.engine.Card;
import boardroom.engine.Piles;
import boardroom.engine.Seats;
import boardroom.games.shipshape.box.Constants;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.rules.ShipShapeState;
import org.jspecify.annotations.Nullable;

/**
 * How near every firm and every pair is to every open order of one position. Made from those of a position just before,
 * from whose pool cards may have been taken, it works out again only what a move has changed.
 */
final class Estimates {
    private static final @Nullable Way[] NOTHING = {};

    final ShipShapeState s;
    final Outfit[] outfits;

    /** By order, then the firms by seat and after them the pairs; a pair that can't is {@code null}. */
    final @Nullable Way[][] ways;

    Estimates(
            Weights.Plan weights,
            Confidence confidence,
            Constants numbers,
            ShipShapeState s,
            @Nullable Estimates before) {
        this.s = s;
        int seats = s.firms.length;
        outfits = new Outfit[seats];
        int changed = 0;
        for (int seat = 0; seat < seats; seat++) {
            outfits[seat] = new Outfit(s, seat);
            if (before == null || !before.outfits[seat].isLike(outfits[seat])) changed |= 1 << seat;
        }
        int pairs = s.terms.joint() ? seats * (seats - 1) / 2 : 0;
        ways = new Way[s.orders.length][seats + pairs];
        for (int i = 0; i < ways.length; i++) {
            Route route = new Route(weights, confidence, numbers, s, s.orders[i]);
            @Nullable Way[] known = known(before, s.orders[i]);
            int place = 0;
            for (int one = 0; one < seats; one++) {
                boolean same = known.length > 0 && isStill(known[place], Seats.of(one), changed);
                ways[i][place] = same ? known[place] : route.alone(outfits[one]);
                place++;
            }
            for (int one = 0; one < seats && pairs > 0; one++)
                for (int two = one + 1; two < seats; two++, place++) {
                    Seats both = Seats.of(one).with(two);
                    boolean same = known.length > 0 && isStill(known[place], both, changed);
                    ways[i][place] = same ? known[place] : route.together(outfits[one], outfits[two]);
                }
        }
    }

    /** What was found out about this order before; nothing if it was not open. */
    private static @Nullable Way[] known(@Nullable Estimates before, Order order) {
        int place = before == null ? -1 : Piles.indexOf(before.s.orders, order);
        return before == null || place < 0 ? NOTHING : before.ways[place];
    }

    /** A card that somebody took matters only to plans that need it. */
    private boolean isStill(@Nullable Way way, Seats seats, int changed) {
        if ((seats.mask() & changed) != 0) return false;
        if (way != null)
            for (Card card : way.buys()) if (!isIn(s.supplyPool, card) && !isIn(s.transportPool, card)) return false;
        return true;
    }

    private static boolean isIn(@Nullable Object[] pool, Card card) {
        for (Object each : pool) if (card.equals(each)) return true;
        return false;
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
