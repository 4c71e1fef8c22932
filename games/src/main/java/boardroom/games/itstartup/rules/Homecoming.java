package boardroom.games.itstartup.rules;

import boardroom.engine.Piles;

/** 4.2 step 4 seen ahead: a loan goes home when its borrower's next turn starts, so the lender counts on it from then on. */
public final class Homecoming {
    private Homecoming() {}

    /** Who scores in this office next if nothing else is played: at the end of this turn, or of its next one. */
    public static Employee[] nextRow(StartupState s, Office office) {
        if (office.seat == s.active) return office.row;
        Employee[] row = staff(s, office);
        for (int desk = row.length - 1; desk >= 0; desk--) {
            if (!row[desk].isOnLoan()) continue;
            boolean comesHome = row[desk].lender() == office.seat && turnHome(s, row[desk]) == 0;
            row = comesHome
                    ? Piles.replaced(row, desk, row[desk].movedWith(Employee.NOT_ON_LOAN))
                    : Piles.without(row, desk);
        }
        return row;
    }

    /** Everybody in the row, and whom it lent, in the order in which they come home. */
    public static Employee[] staff(StartupState s, Office office) {
        Employee[] staff = office.row;
        for (int turn = 1; turn <= s.seats(); turn++)
            for (Employee employee : s.offices[(s.active + turn) % s.seats()].row)
                if (employee.lender() == office.seat) staff = Piles.with(staff, employee);
        return staff;
    }

    /** The first end of the lender's turn that somebody on loan is home for: its next (0), or the one after (1). */
    public static int turnHome(StartupState s, Employee lent) {
        int borrower = turnsUntil(s, s.controller(lent.card()));
        return borrower > 0 && borrower < turnsUntil(s, lent.lender()) ? 0 : 1;
    }

    /** How many turns start until this seat's does; 0: it is on turn. */
    public static int turnsUntil(StartupState s, int seat) {
        return Math.floorMod(seat - s.active, s.seats());
    }
}
