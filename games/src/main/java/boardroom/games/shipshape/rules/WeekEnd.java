package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.phases.Silent;
import boardroom.games.shipshape.box.Constants;

/** 4.7.4 Next week or end: the innovation token goes to the lowest score, or the month is over. */
public final class WeekEnd implements Silent<ShipShapeState, ShipShapeMove> {
    private final Constants numbers;

    public WeekEnd(Constants numbers) {
        this.numbers = numbers;
    }

    @Override
    public void open(ShipShapeState s, Events events) {
        if (s.week == s.terms.weeks()) end(s, events);
        else passOn(s, events);
    }

    private void end(ShipShapeState s, Events events) {
        boolean isLost = s.terms.team() && s.failedWeeks() > 0;
        s.ending = isLost ? ShipShapeState.Ending.LOST : ShipShapeState.Ending.WON;
        if (isLost) events.tell(() -> new ShipShapeEvent.GameLost(s.week, CardIds.of(Outcome.left(s))));
        else events.tell(() -> new ShipShapeEvent.GameWon(s.spareDays(), Outcome.rating(s, numbers)));
    }

    /** Who has the token next: the lowest score; of those tied the first to the left of the holder, who comes last. */
    public static int nextHolder(ShipShapeState s) {
        int lowest = s.holder;
        for (int seat = s.left(s.holder); seat != s.holder; seat = s.left(seat)) {
            int order = Integer.compare(s.firms[seat].scoreHalves, s.firms[lowest].scoreHalves);
            if (order < 0 || (order == 0 && lowest == s.holder)) lowest = seat;
        }
        return lowest;
    }

    private static void passOn(ShipShapeState s, Events events) {
        int lowest = nextHolder(s);
        int equal = 0;
        for (Firm firm : s.firms) if (firm.scoreHalves == s.firms[lowest].scoreHalves) equal++;
        s.holder = lowest;
        s.week++;
        events.tell(new ShipShapeEvent.InnovationPassed(
                new Arg.Seat(lowest), Goods.points(s.firms[lowest].scoreHalves), equal > 1));
    }
}
