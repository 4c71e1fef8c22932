package boardroom.games.shipshape.view;

import boardroom.engine.Arg;
import boardroom.engine.CardName;
import boardroom.engine.Kind;
import boardroom.engine.Seat;
import boardroom.engine.Sentence;
import boardroom.engine.UnitName;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.rules.Firm;
import boardroom.games.shipshape.rules.Goods;
import boardroom.games.shipshape.rules.HouseTransports;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.sense.TablePlan;
import boardroom.games.shipshape.sense.Way;
import boardroom.games.shipshape.view.ShipShapePublicView.FirmView;
import boardroom.games.shipshape.view.ShipShapePublicView.WarningView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is about to happen, as everybody could work it out: who ships next, what nobody is on course for, the last day. */
final class Warnings {
    @Kind("warning")
    sealed interface Warning extends Sentence {
        /** Said beside the firm. */
        record Ships(
                @CardName String order, @UnitName("halves") int points) implements Warning {}

        /** The rest is said of an order: what the firm that is nearest to it still lacks. */
        record LacksBoth(@Seat int nearest, Arg tokens, int room, String way, int turns) implements Warning {}

        record LacksTokens(@Seat int nearest, Arg tokens, int turns) implements Warning {}

        record LacksRoom(@Seat int nearest, int room, String way, int turns) implements Warning {}

        /** Everything is there, but spoken for by another order or a turn too late. */
        record LacksTurns(@Seat int nearest, int turns) implements Warning {}

        record LastDay(int orders, int turns) implements Warning {}
    }

    private Warnings() {}

    static List<WarningView> build(ShipShapeState s, TablePlan plan, List<FirmView> firms, int halvesPerPoint) {
        List<WarningView> warnings = new ArrayList<>();
        if (s.orders.length == 0) return warnings;
        int turns = 0;
        for (Firm firm : s.firms) turns += s.turnsLeft(firm.seat);
        if (s.day == s.terms.daysPerWeek())
            warnings.add(new WarningView("last-day", null, null, new Warning.LastDay(s.orders.length, turns).say()));
        for (int i = 0; i < s.orders.length; i++)
            if (isLate(plan, i))
                warnings.add(new WarningView(
                        "late", null, s.orders[i].id(), late(s, s.orders[i]).say()));
        for (Firm firm : s.firms) {
            Order order = ships(s, firm, firms.get(firm.seat));
            if (order != null)
                warnings.add(new WarningView(
                        "ships",
                        firm.seat,
                        order.id(),
                        new Warning.Ships(order.id(), order.value() * halvesPerPoint).say()));
        }
        return warnings;
    }

    /** Whether nobody is on course for it: the plan of the table has no way in which it leaves this week. */
    private static boolean isLate(TablePlan plan, int order) {
        Way way = plan.chosen().get(order);
        return way == null || way.day() == 0;
    }

    /** The dearest order a firm has everything for in its next turn; {@code null}: none, or there is no turn. */
    private static @Nullable Order ships(ShipShapeState s, Firm firm, FirmView seen) {
        if (s.turnsLeft(firm.seat) == 0 || (firm.seat == s.active && s.acted)) return null;
        boolean isOn = firm.seat == s.active && s.hasCollected(firm.seat);
        Tokens tokens = isOn ? firm.tokens : seen.next().after();
        Order best = null;
        for (Order order : s.orders)
            if (tokens.covers(order.requirement())
                    && HouseTransports.capacity(firm, order.type()) >= order.load()
                    && (best == null || order.value() > best.value())) best = order;
        return best;
    }

    /** The firm that lacks the fewest tokens and the least room for an order. */
    static Firm nearest(ShipShapeState s, Order order) {
        Firm nearest = s.firms[0];
        for (Firm firm : s.firms) if (lacks(firm, order) < lacks(nearest, order)) nearest = firm;
        return nearest;
    }

    private static Warning late(ShipShapeState s, Order order) {
        Firm nearest = nearest(s, order);
        Tokens missing = nearest.tokens.missingFor(order.requirement());
        int room = Math.max(0, order.load() - HouseTransports.capacity(nearest, order.type()));
        int turns = s.turnsLeft(nearest.seat);
        String way = order.type().id();
        if (room > 0 && !missing.isEmpty())
            return new Warning.LacksBoth(nearest.seat, Goods.say(missing), room, way, turns);
        if (room > 0) return new Warning.LacksRoom(nearest.seat, room, way, turns);
        return missing.isEmpty()
                ? new Warning.LacksTurns(nearest.seat, turns)
                : new Warning.LacksTokens(nearest.seat, Goods.say(missing), turns);
    }

    private static int lacks(Firm firm, Order order) {
        return firm.tokens.missingFor(order.requirement()).count()
                + Math.max(0, order.load() - HouseTransports.capacity(firm, order.type()));
    }
}
