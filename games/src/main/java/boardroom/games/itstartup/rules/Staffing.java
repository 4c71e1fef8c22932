package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Piles;

/** 5.6 Employees that change place; burnout and knowledge go with them. */
public final class Staffing {
    private Staffing() {}

    /** For good: the new controller is the owner. */
    public static void takeOver(StartupState r, int from, int desk, int to, Events events) {
        Employee employee = move(r, from, desk, to, Employee.NOT_ON_LOAN);
        r.offices[to].ledger.taken++;
        r.offices[from].ledger.lost++;
        if (events.listening())
            events.tell(new StartupEvent.TakenOver(new Arg.Seat(to), Cards.id(employee.card()), new Arg.Seat(from)));
    }

    /** Until the start of the borrower's next turn; the lender receives what was paid. */
    public static void lend(StartupState r, int from, int desk, int to, int paid, Events events) {
        Employee employee = move(r, from, desk, to, from);
        int lost = Purse.gain(r, from, paid);
        if (events.listening())
            events.tell(new StartupEvent.Lent(new Arg.Seat(to), Cards.id(employee.card()), new Arg.Seat(from), paid));
        Purse.tellLost(r, from, lost, events);
    }

    /** 4.2 step 4: left to right, each to the right end of its lender's row. */
    public static void goHome(StartupState r, int seat, Events events) {
        Office office = r.offices[seat];
        for (int desk = 0; desk < office.row.length; ) {
            Employee employee = office.row[desk];
            if (!employee.isOnLoan()) {
                desk++;
                continue;
            }
            move(r, seat, desk, employee.lender(), Employee.NOT_ON_LOAN);
            if (events.listening())
                events.tell(new StartupEvent.WentHome(
                        new Arg.Seat(seat), Cards.id(employee.card()), new Arg.Seat(employee.lender())));
        }
    }

    private static Employee move(StartupState r, int from, int desk, int to, int lender) {
        Employee employee = r.offices[from].row[desk];
        r.offices[from].row = Piles.without(r.offices[from].row, desk);
        r.offices[to].row = Piles.with(r.offices[to].row, employee.movedWith(lender));
        return employee;
    }

    /** To the controller's hand with its knowledge; the burnout is lost. */
    public static void returnToHand(StartupState r, int seat, int desk, Events events) {
        Office office = r.offices[seat];
        Employee employee = office.row[desk];
        office.row = Piles.without(office.row, desk);
        office.take(employee.card());
        office.hand = Piles.withAll(office.hand, employee.knowledge());
        if (events.listening())
            events.tell(new StartupEvent.Returned(
                    new Arg.Seat(seat), Cards.id(employee.card()), Cards.ids(employee.knowledge())));
        if (events.listening() && employee.knowledge().length > 0)
            events.tell(new StartupEvent.KnowledgeSaved(new Arg.Seat(seat), Cards.ids(employee.knowledge())));
    }
}
