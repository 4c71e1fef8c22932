package boardroom.games.shipshape.rules;

import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.box.Transport;
import java.util.List;

/** The terms of a joint order (4.4.4): what the active player gives and with which transports; the partner gives the rest. */
public record Split(Order order, Tokens share, List<Transport> transports) {
    /** What is left for the partner. */
    public Tokens rest() {
        return order.requirement().minus(share);
    }
}
