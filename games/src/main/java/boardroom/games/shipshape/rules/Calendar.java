package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.phases.Silent;

/** 4.1 Calendar: with the holder's turn a new day begins. That there is a space to advance to was seen to at 4.6. */
public final class Calendar implements Silent<ShipShapeState, ShipShapeMove> {
    @Override
    public void open(ShipShapeState s, Events events) {
        if (s.active == s.holder) {
            s.day++;
            s.removeStamps();
            events.tell(new ShipShapeEvent.DayStarted(s.day, s.terms.daysPerWeek() - s.day));
        }
        events.tell(new ShipShapeEvent.TurnStarted(new Arg.Seat(s.active), s.turnsLeft(s.active)));
    }
}
