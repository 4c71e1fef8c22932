package boardroom.games.itstartup.sense;

import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.rules.Burnout;
import boardroom.games.itstartup.rules.Efficiency;
import boardroom.games.itstartup.rules.Employee;
import boardroom.games.itstartup.rules.Office;
import boardroom.games.itstartup.rules.StartupState;

/** What the people of every office will still do before they leave or the game ends; who is lent works for both. */
final class Staff {
    private final StartupState s;
    private final Burnout burnout;

    /** How many turns each seat still ends. */
    private final int[] turns;

    /** By seat: points of the next score, and of all turns to come. */
    final double[] nextScore;

    final double[] score;

    /** By seat: turns that people will still work, bonus of knowledge and of coaches in them, cards they will draw. */
    final double[] stamina;

    final double[] knowledge;
    final double[] coaching;
    final double[] draws;

    /** By seat: employees with an ability, and with an answer to an attack. */
    final double[] abilities;

    final double[] guards;

    Staff(StartupState s, Burnout burnout, int[] turns) {
        this.s = s;
        this.burnout = burnout;
        this.turns = turns;
        int seats = s.seats();
        this.nextScore = new double[seats];
        this.score = new double[seats];
        this.stamina = new double[seats];
        this.knowledge = new double[seats];
        this.coaching = new double[seats];
        this.draws = new double[seats];
        this.abilities = new double[seats];
        this.guards = new double[seats];
        for (Office office : s.offices) count(office);
    }

    private void count(Office office) {
        int seat = office.seat;
        int coaches = Efficiency.ofCoaches(office.row);
        int developers = office.developers();
        boolean isOnTurn = seat == s.active;
        for (Employee employee : office.row) {
            int efficiency = Efficiency.of(employee, coaches, developers);
            if (isOnTurn || !employee.isOnLoan()) nextScore[seat] += efficiency;
            if (!employee.isOnLoan()) work(seat, employee, efficiency, stays(s, burnout, employee, isOnTurn));
            else {
                if (isOnTurn) work(seat, employee, efficiency, 1);
                work(employee.lender(), employee, efficiency, stays(s, burnout, employee, isOnTurn) - 1);
            }
        }
        if (isOnTurn) nextScore[seat] += (double) developers * s.bonusPerDeveloper;
        double cut = Math.min(office.outage, nextScore[seat]);
        nextScore[seat] -= cut;
    }

    /** How many ends of a turn somebody will see. */
    static int stays(StartupState s, Burnout burnout, Employee employee, boolean isOnTurn) {
        int first = isOnTurn ? burnout.atEndOfTurn(s, employee) : Math.max(1, burnout.perTurn(employee));
        return stays(burnout.limit(employee) - employee.burnout() - first, burnout.perTurn(employee));
    }

    /** The same of who has so many cubes left after the first of them. */
    static int stays(int left, int perTurn) {
        int rate = Math.max(1, perTurn);
        return left <= 0 ? 1 : 1 + (left + rate - 1) / rate;
    }

    private void work(int seat, Employee employee, int efficiency, int stays) {
        int worked = Math.clamp(stays, 0, Math.max(0, turns[seat]));
        CardCopy card = employee.card();
        score[seat] += (double) worked * efficiency;
        stamina[seat] += worked;
        knowledge[seat] += (double) worked * Efficiency.ofKnowledge(employee);
        coaching[seat] += (double) worked * card.standing().teamEfficiency();
        draws[seat] += (double) worked * card.atEndOfTurn().length;
        if (card.ability() != null) abilities[seat]++;
        if (card.response() != null && !employee.used()) guards[seat]++;
    }
}
