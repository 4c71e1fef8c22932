package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.games.itstartup.box.Constants;

/** 4.2 Turn start: all of it happens by itself, in this order. */
public final class TurnStart {
    private final Constants numbers;

    public TurnStart(Constants numbers) {
        this.numbers = numbers;
    }

    public void begin(StartupState r, int seat, Events events) {
        r.active = seat;
        r.clearTurnFlags();
        Office office = r.office();
        office.turn++;
        wakeUp(office);
        if (events.listening()) events.tell(new StartupEvent.TurnStarted(new Arg.Seat(seat), r.round, office.turn));
        Drawing.draw(r, seat, numbers.drawPerTurn(), events);
        int income = numbers.income(office.turn);
        int lost = Purse.gain(r, seat, income);
        if (events.listening()) events.tell(new StartupEvent.Income(new Arg.Seat(seat), income, office.resources));
        Purse.tellLost(r, seat, lost, events);
        Staffing.goHome(r, seat, events);
        r.stage = PlanningBonus.opens(r) ? Stage.PLANNING_BONUS : Stage.MAIN;
    }

    /** Used abilities are ready again. */
    private static void wakeUp(Office office) {
        for (int desk = 0; desk < office.row.length; desk++)
            if (office.row[desk].used()) office.seatAtDesk(desk, office.row[desk].withUsed(false));
    }
}
