package boardroom.games.itstartup;

import boardroom.engine.Piles;

/** 4.2 step 4 seen ahead: a loan goes home when its borrower's next turn starts, so the lender counts on it from then on. */
final class Homecoming {
    private Homecoming() {}

    /** Who scores in this office next if nothing else is played: at the end of this turn, or of its next one. */
    static Employee[] nextRow(Race r, Office office) {
        if (office.seat == r.active) return office.row;
        Employee[] row = ownOf(office);
        for (int turn = 1; turn < turnsUntil(r, office.seat); turn++)
            for (Employee employee : r.offices[(r.active + turn) % r.seats()].row)
                if (employee.lender() == office.seat)
                    row = Piles.with(row, employee.movedWith(Employee.NOT_ON_LOAN));
        return row;
    }

    private static Employee[] ownOf(Office office) {
        Employee[] row = office.row;
        for (int desk = row.length - 1; desk >= 0; desk--) if (row[desk].isOnLoan()) row = Piles.without(row, desk);
        return row;
    }

    /** How many turns start until this seat's does; 0: it is on turn. */
    static int turnsUntil(Race r, int seat) {
        return Math.floorMod(seat - r.active, r.seats());
    }
}
