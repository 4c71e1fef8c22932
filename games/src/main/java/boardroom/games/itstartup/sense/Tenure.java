package boardroom.games.itstartup.sense;

import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.rules.Burnout;
import boardroom.games.itstartup.rules.Efficiency;
import boardroom.games.itstartup.rules.Employee;
import boardroom.games.itstartup.rules.Office;
import boardroom.games.itstartup.rules.StartupState;

/** How many turns somebody still works: until burnout, and no longer than the game is likely to last (section 10). */
record Tenure(Burnout burnout, Horizon horizon) {

    /** How many turns the active seat still ends. */
    int turns(StartupState s) {
        return turns(s, s.active);
    }

    int turns(StartupState s, int seat) {
        return horizon.turns(s, seat, horizon.rounds(s));
    }

    /** Somebody new in the active seat's office. */
    int fresh(StartupState s, CardCopy card) {
        return Math.min(turns(s), burnout.fullTurns(card));
    }

    /** Somebody who works, or would work, in this office. */
    int of(StartupState s, Office office, Employee employee) {
        return Math.min(turns(s, office.seat), Staff.stays(s, burnout, employee, office.seat == s.active));
    }

    /** The same of the active seat, with fewer cubes and other burnout than usual at the end of this turn. */
    int of(StartupState s, Employee employee, int cubesOff, int tonight) {
        int left = burnout.limit(employee) - Math.max(0, employee.burnout() - cubesOff) - tonight;
        return Math.min(turns(s), Staff.stays(left, burnout.perTurn(employee)));
    }

    /** How many cubes away somebody is from leaving. */
    int left(Employee employee) {
        return burnout.limit(employee) - employee.burnout();
    }

    int tonight(StartupState s, Employee employee) {
        return burnout.atEndOfTurn(s, employee);
    }

    /** What somebody of another row would score in the active seat's. */
    static int efficiencyHere(StartupState s, Employee employee) {
        Office office = s.office();
        return Efficiency.of(employee, Efficiency.ofCoaches(office.row), office.developers() + 1);
    }
}
