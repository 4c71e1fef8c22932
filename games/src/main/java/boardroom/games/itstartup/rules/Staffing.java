package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.games.itstartup.box.CardCopy;

/** 5.6 Employees that change place; burnout and knowledge go with them. */
public final class Staffing {
    private Staffing() {}

    /** For good: the new controller is the owner. */
    public static void takeOver(StartupState s, int from, int desk, int to, Events events) {
        Employee employee = move(s, from, desk, to, Employee.NOT_ON_LOAN);
        s.offices[to].ledger.taken++;
        s.offices[from].ledger.lost++;
        events.tell(new StartupEvent.TakenOver(new Arg.Seat(to), Cards.id(employee.card()), new Arg.Seat(from)));
    }

    /** Until the start of the borrower's next turn; the lender receives what was paid. */
    public static void lend(StartupState s, int from, int desk, int to, int paid, Events events) {
        Employee employee = move(s, from, desk, to, from);
        int lost = Purse.gain(s, from, paid);
        events.tell(new StartupEvent.Lent(new Arg.Seat(to), Cards.id(employee.card()), new Arg.Seat(from), paid));
        Purse.tellLost(s, from, lost, events);
    }

    /** 4.2 step 4: left to right, each to the right end of its lender's row. */
    static void goHome(StartupState s, int seat, Events events) {
        Office office = s.offices[seat];
        for (int desk = 0; desk < office.row.length; ) {
            Employee employee = office.row[desk];
            if (!employee.isOnLoan()) {
                desk++;
                continue;
            }
            move(s, seat, desk, employee.lender(), Employee.NOT_ON_LOAN);
            events.tell(new StartupEvent.WentHome(
                    new Arg.Seat(seat), Cards.id(employee.card()), new Arg.Seat(employee.lender())));
        }
    }

    private static Employee move(StartupState s, int from, int desk, int to, int lender) {
        Employee employee = s.offices[from].row[desk];
        s.offices[from].row = Piles.without(s.offices[from].row, desk);
        s.offices[to].row = Piles.with(s.offices[to].row, employee.movedWith(lender));
        return employee;
    }

    /** To the controller's hand with its knowledge; the burnout is lost. */
    static void returnToHand(StartupState s, int seat, int desk, Events events) {
        Office office = s.offices[seat];
        Employee employee = office.row[desk];
        office.row = Piles.without(office.row, desk);
        office.take(employee.card());
        office.hand = Piles.withAll(office.hand, employee.knowledge());
        Arg.Seat owner = new Arg.Seat(seat);
        CardCopy[] knowledge = employee.knowledge();
        events.tell(() -> new StartupEvent.Returned(owner, Cards.id(employee.card()), Cards.ids(knowledge)));
        if (knowledge.length > 0) events.tell(() -> new StartupEvent.KnowledgeSaved(owner, Cards.ids(knowledge)));
    }
}
