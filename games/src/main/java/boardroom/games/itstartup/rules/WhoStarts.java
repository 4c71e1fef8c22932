package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.phases.Silent;
import boardroom.games.itstartup.box.Terms;

/** Section 3 step 6: the first player is drawn, or the seat that the table chose. */
public final class WhoStarts implements Silent<StartupState, StartupMove> {
    @Override
    public void open(StartupState s, Events events) {
        s.first = s.terms.firstSeat() == Terms.RANDOM_SEAT ? s.start.below(s.seats()) : s.terms.firstSeat();
        events.tell(new StartupEvent.FirstPlayer(new Arg.Seat(s.first)));
    }
}
