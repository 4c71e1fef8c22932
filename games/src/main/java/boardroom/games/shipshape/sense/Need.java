package boardroom.games.shipshape.sense;

import boardroom.engine.Card;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.box.Supply;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.box.Transport;
import boardroom.games.shipshape.rules.Sort;
import org.jspecify.annotations.Nullable;

/** What a seat is working for: the order that the plan gives to it, else its best one, and all that it takes. */
record Need(@Nullable Order order, @Nullable Way way, Tokens tokens) {

    static Need of(Position position, int seat) {
        TablePlan plan = position.plan();
        int chosen = -1;
        for (int i = 0; i < plan.chosen().size(); i++) {
            Way way = plan.chosen().get(i);
            if (way == null || !way.seats().has(seat)) continue;
            Way best = chosen < 0 ? null : plan.chosen().get(chosen);
            if (best == null || way.turns() < best.turns()) chosen = i;
        }
        if (chosen >= 0) return of(position, chosen, plan.chosen().get(chosen));
        double most = -1;
        for (int i = 0; i < position.s.orders.length; i++) {
            double hope = position.estimates.alone(i, seat).confidence() * position.s.orders[i].value();
            if (hope <= most) continue;
            most = hope;
            chosen = i;
        }
        return chosen < 0
                ? new Need(null, null, Tokens.NONE)
                : of(position, chosen, position.estimates.alone(chosen, seat));
    }

    private static Need of(Position position, int index, @Nullable Way way) {
        Order order = position.s.orders[index];
        Tokens tokens = order.requirement();
        if (way != null)
            for (Card card : way.buys())
                tokens = tokens.plus(
                        switch (card) {
                            case Transport transport -> transport.cost();
                            case Supply supply -> supply.cost();
                            default -> Tokens.NONE;
                        });
        return new Need(order, way, tokens);
    }

    /** Whether the way to it takes this card of the pool. */
    boolean buys(String id) {
        if (way != null) for (Card card : way.buys()) if (card.id().equals(id)) return true;
        return false;
    }

    /** Whether the way to it takes a card of this sort from the pool. */
    boolean buys(Sort sort) {
        if (way != null)
            for (Card card : way.buys()) if (card instanceof Transport == (sort == Sort.TRANSPORT)) return true;
        return false;
    }

    /** Whether the way to it begins with a transport that is not there. */
    boolean lacksTransport() {
        if (way == null) return false;
        for (Card card : way.buys()) if (card instanceof Transport) return true;
        return way.refresh();
    }
}
