package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.Change;
import boardroom.engine.Kind;
import boardroom.engine.Preview;
import boardroom.engine.Seat;
import boardroom.engine.Sentence;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.box.TransportType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What a move of the business step would change, firm by firm: carried out on a copy, then read off. Boards read the
 * changes by their keys, each with the number or the goods before and after, and only where they differ:
 *
 * <ul>
 *   <li>{@code change.store {seat}}: the tokens the firm holds;
 *   <li>{@code change.cards {seat}}: the cards of its play area;
 *   <li>{@code change.points {seat}}: its score, in half points;
 *   <li>{@code change.order {seat, order}}: how many tokens of the load of an open order it holds;
 *   <li>{@code change.capacity {seat, type}}: what its upright transports of a type carry together;
 *   <li>{@code change.stalls {seat}}: the supplies that can't be paid in its next collection.
 * </ul>
 */
final class Previews {
    @Kind("change")
    sealed interface What extends Sentence {
        record Store(@Seat int seat) implements What {}

        record Cards(@Seat int seat) implements What {}

        record Points(@Seat int seat) implements What {}

        record Order(@Seat int seat, boardroom.games.shipshape.box.Order order) implements What {}

        record Capacity(@Seat int seat, String type) implements What {}

        record Stalls(@Seat int seat) implements What {}
    }

    private final ShipShapeState before;
    private final ShipShapeState after;
    private final List<Change> changes = new ArrayList<>();

    private Previews(ShipShapeState before, ShipShapeState after) {
        this.before = before;
        this.after = after;
    }

    /** The tokens a firm holds, before and after. */
    static Change store(int seat, Tokens then, Tokens now) {
        return Change.of(new What.Store(seat), Goods.say(then), Goods.say(now));
    }

    /** The cards of a firm's play area, before and after. */
    static Change cards(int seat, Firm then, Firm now) {
        return Change.of(new What.Cards(seat), cards(then), cards(now));
    }

    /** What has changed for these firms, in this order. */
    static Preview of(ShipShapeState before, ShipShapeState after, int... seats) {
        Previews previews = new Previews(before, after);
        for (int seat : seats) previews.compare(seat);
        return new Preview(previews.changes, List.of());
    }

    private void compare(int seat) {
        Firm then = before.firms[seat];
        Firm now = after.firms[seat];
        boolean isSpending = !then.tokens.equals(now.tokens);
        if (isSpending) add(new What.Store(seat), Goods.say(then.tokens), Goods.say(now.tokens));
        boolean isFleetChanged = !Arrays.equals(then.transports, now.transports);
        if (isFleetChanged || !Arrays.equals(then.supplies, now.supplies))
            add(new What.Cards(seat), cards(then), cards(now));
        if (then.scoreHalves != now.scoreHalves)
            add(new What.Points(seat), Goods.points(then.scoreHalves), Goods.points(now.scoreHalves));
        if (isSpending) compareOrders(seat, then, now);
        if (isFleetChanged) compareCapacity(seat, then, now);
        if (then.supplies.length > 0 || now.supplies.length > 0)
            add(new What.Stalls(seat), stalls(before, seat), stalls(after, seat));
    }

    private void compareOrders(int seat, Firm then, Firm now) {
        for (var order : after.orders) {
            Tokens required = order.requirement();
            add(new What.Order(seat, order), there(then, required), there(now, required));
        }
    }

    private void compareCapacity(int seat, Firm then, Firm now) {
        for (TransportType type : TransportType.values())
            add(
                    new What.Capacity(seat, type.id()),
                    Arg.of(HouseTransports.capacity(then, type)),
                    Arg.of(HouseTransports.capacity(now, type)));
    }

    private void add(What what, Arg then, Arg now) {
        if (!then.equals(now)) changes.add(Change.of(what, then, now));
    }

    private static Arg there(Firm firm, Tokens required) {
        return Arg.of(firm.tokens.atMost(required).count());
    }

    static Arg cards(Firm firm) {
        return Goods.say(new Bundle(Tokens.NONE, ids(firm.supplies), ids(firm.transports)));
    }

    private static List<String> ids(InPlay[] area) {
        List<String> ids = new ArrayList<>();
        for (InPlay card : area) ids.add(card.id());
        return ids;
    }

    private static Arg stalls(ShipShapeState s, int seat) {
        List<String> unpaid = new ArrayList<>();
        for (CollectOrder.Turn turn : CollectOrders.next(s, seat).turns())
            if (turn.fate() != Fate.WORKS) unpaid.add(turn.supply().id());
        return Goods.say(new Bundle(Tokens.NONE, unpaid, List.of()));
    }
}
