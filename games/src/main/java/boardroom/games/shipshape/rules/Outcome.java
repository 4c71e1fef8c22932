package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.Breakdown;
import boardroom.engine.Kind;
import boardroom.engine.Ranking;
import boardroom.engine.Result;
import boardroom.engine.Result.Standing;
import boardroom.engine.Seat;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.Step;
import boardroom.engine.UnitName;
import boardroom.games.shipshape.box.Constants;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.box.Transport;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How a month ended: places, and what every firm's month was made of (section 6). */
public final class Outcome {
    /** 6.3: what the marks of the box are written for. */
    private static final int WEEKS_OF_A_RATING = 4;

    @Kind("end")
    sealed interface Ending extends Sentence {
        record Wins(@Seat int seat, @UnitName("halves") int points, int failed) implements Ending {}

        record WinsByFleet(
                @Seat int seat, @UnitName("halves") int points, int fleet, int failed) implements Ending {}

        record Share(Seats seats, @UnitName("halves") int points, int failed) implements Ending {}

        record TeamWins(String rating, int spare) implements Ending {}

        record AllLose(int week, int completed, int orders, int spare) implements Ending {}

        record TeamLoses(int failed, int orders) implements Ending {}

        record Points() implements Ending {}

        record Alone(Order order, int week, int day) implements Ending {}

        record Together(Order order, @Seat int partner, int week, int day) implements Ending {}

        record Penalty(Order order, int week) implements Ending {}

        record Tokens() implements Ending {}

        record FromFirm() implements Ending {}

        record FromSupplies() implements Ending {}

        record TradedIn() implements Ending {}

        record TradedAway() implements Ending {}

        record Missed() implements Ending {}

        record StoredBack() implements Ending {}

        record ShortOfPile() implements Ending {}

        record Fleet() implements Ending {}

        record Maintenance(Transport card) implements Ending {}
    }

    private Outcome() {}

    /** 6.1: the higher score; then the higher fleet maintenance. */
    public static Ranking ranking(ShipShapeState s) {
        return Ranking.of(s.seats(), seat -> s.firms[seat].scoreHalves, seat -> s.firms[seat].fleetMaintenance());
    }

    /** All who stand first; with team scoring everybody; nobody if the month was lost. */
    public static Seats winners(ShipShapeState s) {
        if (s.ending == ShipShapeState.Ending.LOST) return Seats.NONE;
        return s.terms.team() ? Seats.all(s.seats()) : ranking(s).first();
    }

    /** 6.3: what the spare days of the month are called; {@code null}: players are rivals. */
    public static @Nullable String rating(ShipShapeState s, Constants numbers) {
        if (!s.terms.team()) return null;
        int spare = s.spareDays() * WEEKS_OF_A_RATING;
        for (Constants.Rating rating : numbers.ratingSpareDays())
            if (spare >= rating.atLeast() * s.terms.weeks()) return rating.id();
        return null;
    }

    /** The orders that were left open in all failed weeks. */
    static List<Order> left(ShipShapeState s) {
        List<Order> left = new ArrayList<>();
        for (WeekReport report : s.weeks) left.addAll(report.left());
        return left;
    }

    public static Result of(ShipShapeState s, Constants numbers) {
        boolean isLost = s.ending == ShipShapeState.Ending.LOST;
        boolean isEqual = isLost || s.terms.team();
        Ranking ranking = ranking(s);
        List<Standing> standings = new ArrayList<>();
        for (Firm firm : s.firms)
            standings.add(new Standing(
                    firm.seat,
                    isEqual ? 1 : ranking.rank(firm.seat),
                    Goods.points(firm.scoreHalves),
                    List.of(points(s, firm), tokens(firm.ledger), missed(firm.ledger), fleet(firm)),
                    List.of(),
                    isLost));
        return new Result(headline(s, numbers).say(), standings, isEqual);
    }

    private static Ending headline(ShipShapeState s, Constants numbers) {
        if (s.ending == ShipShapeState.Ending.LOST) return lost(s);
        String rating = rating(s, numbers);
        if (rating != null) return new Ending.TeamWins(word(rating), s.spareDays());
        Seats winners = winners(s);
        Firm first = s.firms[winners.first()];
        int failed = s.failedWeeks();
        if (winners.count() > 1) return new Ending.Share(winners, first.scoreHalves, failed);
        for (Firm firm : s.firms)
            if (firm != first && firm.scoreHalves == first.scoreHalves)
                return new Ending.WinsByFleet(first.seat, first.scoreHalves, first.fleetMaintenance(), failed);
        return new Ending.Wins(first.seat, first.scoreHalves, failed);
    }

    /** As a sentence can select by it. */
    private static String word(String id) {
        return id.replace('-', '_');
    }

    private static Ending lost(ShipShapeState s) {
        int failed = s.failedWeeks();
        int open = left(s).size();
        if (s.terms.penalty()) return new Ending.TeamLoses(failed, open);
        return new Ending.AllLose(s.week, s.weeks.length - failed, open, s.spareDays());
    }

    /** Order by order, and what failed weeks cost. */
    private static Breakdown points(ShipShapeState s, Firm firm) {
        List<Step> steps = new ArrayList<>();
        for (Shipment shipment : firm.fulfilled) {
            Ending line = shipment.partner() == null
                    ? new Ending.Alone(shipment.order(), shipment.week(), shipment.day())
                    : new Ending.Together(shipment.order(), shipment.partner(), shipment.week(), shipment.day());
            steps.add(Step.of(line, Goods.points(shipment.halves()), shipment.partner() == null ? "base" : "bonus"));
        }
        if (s.terms.penalty())
            for (WeekReport report : s.weeks)
                for (Order order : report.left())
                    steps.add(Step.of(new Ending.Penalty(order, report.week()), Goods.points(-order.value()), "malus"));
        return Breakdown.of(new Ending.Points(), steps, Goods.points(firm.scoreHalves));
    }

    private static Breakdown tokens(Ledger ledger) {
        List<Step> steps = new ArrayList<>();
        add(steps, new Ending.FromFirm(), ledger.fromFirm(), "base");
        add(steps, new Ending.FromSupplies(), ledger.fromSupplies(), "base");
        add(steps, new Ending.TradedIn(), ledger.tradedIn(), "bonus");
        add(steps, new Ending.TradedAway(), -ledger.tradedAway(), "malus");
        int total = ledger.fromFirm() + ledger.fromSupplies() + ledger.tradedIn() - ledger.tradedAway();
        return Breakdown.of(new Ending.Tokens(), steps, Arg.of(total));
    }

    /** What came for nothing, or did not come. */
    private static Breakdown missed(Ledger ledger) {
        List<Step> steps = new ArrayList<>();
        add(steps, new Ending.StoredBack(), ledger.storedBack(), "malus");
        add(steps, new Ending.ShortOfPile(), ledger.shortOfPile(), "malus");
        return Breakdown.of(new Ending.Missed(), steps, Arg.of(ledger.storedBack() + ledger.shortOfPile()));
    }

    private static void add(List<Step> steps, Ending line, int amount, String kind) {
        if (amount != 0) steps.add(Step.of(line, Arg.of(amount), kind));
    }

    /** The tie-breaker. */
    private static Breakdown fleet(Firm firm) {
        List<Step> steps = new ArrayList<>();
        for (TransportInPlay transport : firm.transports)
            steps.add(Step.of(
                    new Ending.Maintenance(transport.card()),
                    Arg.of(transport.card().maintenance().count()),
                    "base"));
        return Breakdown.of(new Ending.Fleet(), steps, Arg.of(firm.fleetMaintenance()));
    }
}
