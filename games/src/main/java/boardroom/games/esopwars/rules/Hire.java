package boardroom.games.esopwars.rules;

import boardroom.games.esopwars.box.Employee;

/** An employee at a desk: the equity granted and the market rounds served in this team. */
public record Hire(Employee employee, int grant, int roundsServed) {
    Hire afterRound() {
        return new Hire(employee, grant, roundsServed + 1);
    }

    Hire beforeRound() {
        return new Hire(employee, grant, roundsServed - 1);
    }
}
