package boardroom.games.shipshape.view;

import boardroom.engine.Ranking;
import boardroom.games.shipshape.box.Constants;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.rules.Firm;
import boardroom.games.shipshape.rules.HouseTransports;
import boardroom.games.shipshape.rules.Outcome;
import boardroom.games.shipshape.rules.Shares;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.ShipShapeState.Ending;
import boardroom.games.shipshape.rules.WeekEnd;
import boardroom.games.shipshape.rules.WeekReport;
import boardroom.games.shipshape.view.ShipShapePublicView.EndView;
import boardroom.games.shipshape.view.ShipShapePublicView.MissedView;
import boardroom.games.shipshape.view.ShipShapePublicView.WeekView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is over: weeks with their postcards, and the month with what was missing (section 11). */
final class EndViewBuilder {
    private final Constants numbers;

    EndViewBuilder(Constants numbers) {
        this.numbers = numbers;
    }

    static List<WeekView> weeks(ShipShapeState s) {
        List<WeekView> weeks = new ArrayList<>();
        for (WeekReport report : s.weeks)
            weeks.add(new WeekView(
                    report.week(),
                    report.day(),
                    report.isCompleted() ? s.terms.daysPerWeek() - report.day() : 0,
                    Shipped.inWeek(s, report.week()),
                    CardIds.of(report.left()),
                    report.week() == s.weeks.length ? next(s) : null));
        return weeks;
    }

    /** Who begins after the last week that is over; {@code null}: no week follows. */
    private static @Nullable Integer next(ShipShapeState s) {
        if (s.ending != Ending.NOT_YET || s.weeks.length == s.terms.weeks()) return null;
        return s.isWeekOver() ? WeekEnd.nextHolder(s) : s.holder;
    }

    EndView month(ShipShapeState s) {
        Ranking ranking = Outcome.ranking(s);
        List<Firm> firms = new ArrayList<>(List.of(s.firms));
        firms.sort(Comparator.comparingInt(firm -> ranking.rank(firm.seat)));
        List<MissedView> missed = new ArrayList<>();
        for (Order order : s.orders)
            missed.add(new MissedView(order.id(), OrderViewBuilder.near(s, order), hadEverything(s, order)));
        boolean won = s.ending == Ending.WON;
        return new EndView(
                won,
                s.terms.team(),
                s.failedWeeks(),
                s.spareDays(),
                won ? Outcome.rating(s, numbers) : null,
                firms.stream().map(firm -> firm.seat).toList(),
                won && !s.terms.team() && isTieBroken(firms, ranking),
                missed,
                Story.of(s, missed));
    }

    /** Whether the fleet decided who is first. */
    private static boolean isTieBroken(List<Firm> firms, Ranking ranking) {
        int best = firms.getFirst().scoreHalves;
        return firms.stream().anyMatch(firm -> firm.scoreHalves == best && ranking.rank(firm.seat) > 1);
    }

    /** "Together you had everything": one firm alone, else two. */
    private static @Nullable List<Integer> hadEverything(ShipShapeState s, Order order) {
        for (Firm firm : s.firms)
            if (firm.tokens.covers(order.requirement()) && HouseTransports.capacity(firm, order.type()) >= order.load())
                return List.of(firm.seat);
        if (s.terms.joint())
            for (Firm one : s.firms)
                for (Firm other : s.firms)
                    if (one.seat < other.seat && Shares.of(order, one, other).isPossible())
                        return List.of(one.seat, other.seat);
        return null;
    }
}
