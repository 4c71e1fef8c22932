package boardroom.games.shipshape.view;

import boardroom.engine.Arg;
import boardroom.engine.CardName;
import boardroom.engine.Kind;
import boardroom.engine.Say;
import boardroom.engine.Seat;
import boardroom.engine.Sentence;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.rules.Firm;
import boardroom.games.shipshape.rules.Goods;
import boardroom.games.shipshape.rules.HouseTransports;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.ShipShapeState.Ending;
import boardroom.games.shipshape.rules.WeekReport;
import boardroom.games.shipshape.view.ShipShapePublicView.MissedView;
import boardroom.games.shipshape.view.ShipShapePublicView.PostcardView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What sank or saved the month: the last order of the tightest week, or what each order that stayed was short of. */
final class Story {
    @Kind("story")
    sealed interface Told extends Sentence {
        record SavedAlone(
                int week, @CardName String order, @Seat int seat, int day, int spare) implements Told {}

        record SavedTogether(
                int week,
                @CardName String order,
                @Seat int seat,
                @Seat int partner,
                int day,
                int spare) implements Told {}

        record NeverAsked(@CardName String order, List<Arg> seats) implements Told {}

        record SankForTokens(@CardName String order, @Seat int nearest, Arg tokens) implements Told {}

        record SankForRoom(@CardName String order, @Seat int nearest, int room, String way) implements Told {}

        record SankForBoth(@CardName String order, @Seat int nearest, Arg tokens, int room, String way)
                implements Told {}
    }

    private Story() {}

    static List<Say> of(ShipShapeState s, List<MissedView> missed) {
        List<Say> story = new ArrayList<>();
        if (s.ending == Ending.WON) {
            Told saved = saved(s);
            if (saved != null) story.add(saved.say());
            return story;
        }
        for (int i = 0; i < missed.size(); i++)
            story.add(sank(s, s.orders[i], missed.get(i)).say());
        return story;
    }

    /** The order with which the tightest week was completed; the later one of two that were as tight. */
    private static @Nullable Told saved(ShipShapeState s) {
        WeekReport tightest = null;
        for (WeekReport report : s.weeks)
            if (report.isCompleted() && (tightest == null || report.day() >= tightest.day())) tightest = report;
        if (tightest == null) return null;
        List<PostcardView> postcards = Shipped.inWeek(s, tightest.week());
        if (postcards.isEmpty()) return null;
        PostcardView last = postcards.getLast();
        int spare = s.terms.daysPerWeek() - tightest.day();
        Integer partner = last.partner();
        return partner == null
                ? new Told.SavedAlone(tightest.week(), last.order(), last.seat(), last.day(), spare)
                : new Told.SavedTogether(tightest.week(), last.order(), last.seat(), partner, last.day(), spare);
    }

    private static Told sank(ShipShapeState s, Order order, MissedView missed) {
        List<Integer> together = missed.together();
        if (together != null) {
            List<Arg> seats = new ArrayList<>();
            for (int seat : together) seats.add(Arg.seat(seat));
            return new Told.NeverAsked(order.id(), seats);
        }
        Firm nearest = Warnings.nearest(s, order);
        Arg tokens = Goods.say(nearest.tokens.missingFor(order.requirement()));
        int room = Math.max(0, order.load() - HouseTransports.capacity(nearest, order.type()));
        String way = order.type().id();
        if (room == 0) return new Told.SankForTokens(order.id(), nearest.seat, tokens);
        return nearest.tokens.covers(order.requirement())
                ? new Told.SankForRoom(order.id(), nearest.seat, room, way)
                : new Told.SankForBoth(order.id(), nearest.seat, tokens, room, way);
    }
}
