package boardroom.games.itstartup.rules;

import static boardroom.engine.phases.Turn.NOBODY;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.phases.Silent;
import boardroom.games.itstartup.box.Constants;

/** 4.2 Turn start: all of it happens by itself, in this order. */
public final class TurnStart implements Silent<StartupState, StartupMove> {
    private final Constants numbers;

    public TurnStart(Constants numbers) {
        this.numbers = numbers;
    }

    @Override
    public void open(StartupState s, Events events) {
        s.active = s.active == NOBODY ? s.first : s.nextSeat();
        s.clearTurnFlags();
        Office office = s.office();
        Arg.Seat seat = new Arg.Seat(s.active);
        office.turn++;
        wakeUp(office);
        events.tell(new StartupEvent.TurnStarted(seat, s.round, office.turn));
        Drawing.draw(s, s.active, numbers.drawPerTurn(), events);
        int income = numbers.income(office.turn);
        int lost = Purse.gain(s, s.active, income);
        events.tell(new StartupEvent.Income(seat, income, office.resources));
        Purse.tellLost(s, s.active, lost, events);
        Staffing.goHome(s, s.active, events);
    }

    /** Used abilities are ready again. */
    private static void wakeUp(Office office) {
        for (int desk = 0; desk < office.row.length; desk++)
            if (office.row[desk].used()) office.seatAtDesk(desk, office.row[desk].withUsed(false));
    }
}
