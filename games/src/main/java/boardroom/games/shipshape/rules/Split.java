package boardroom.games.shipshape.rules;

import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.box.Tokens;
import java.util.List;

/**
 * The terms of a joint order (4.4.4): what the active player gives and with which transports; the partner gives the rest,
 * with transports that are named once it agrees.
 */
public record Split(Order order, Tokens share, List<String> transports, List<String> theirs) {
    static Split proposed(Order order, Tokens share, List<String> transports) {
        return new Split(order, share, List.copyOf(transports), List.of());
    }

    /** The same, with what the partner sends. */
    Split agreed(List<String> partnersTransports) {
        return new Split(order, share, transports, List.copyOf(partnersTransports));
    }

    /** What is left for the partner. */
    public Tokens rest() {
        return order.requirement().minus(share);
    }
}
