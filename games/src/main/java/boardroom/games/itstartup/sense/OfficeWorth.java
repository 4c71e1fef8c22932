package boardroom.games.itstartup.sense;

import boardroom.engine.Piles;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.rules.Burnout;
import boardroom.games.itstartup.rules.Efficiency;
import boardroom.games.itstartup.rules.Employee;
import boardroom.games.itstartup.rules.Homecoming;
import boardroom.games.itstartup.rules.Office;
import boardroom.games.itstartup.rules.StartupState;

/** Section 10 A hand-written estimate of an office in points: what it has, and what it will still score. */
record OfficeWorth(Weights.Offices weights, Burnout burnout, CardWorth cards) {
    /** An office whose hand is known as far as these cards go; other cards are worth what an unseen one is. */
    double of(StartupState s, Office office, int turns, CardCopy[] known) {
        double worth = row(s, office, turns) + resources(s, office, turns);
        for (CardCopy card : office.hand)
            worth += Piles.has(known, card) ? cards.inHand(card, turns) + free(s, card, turns) : cards.unknown(turns);
        if (office.planned != null) worth += cards.unknown(turns) + (turns > 1 ? weights.planned() : 0);
        return turns > 0 ? worth - weights.outage() * office.outage : worth;
    }

    /** What a card drawn free this turn saves. */
    private double free(StartupState s, CardCopy card, int turns) {
        return turns > 0 && s.isFree(card) ? weights.saved() * card.cost() : 0;
    }

    private double resources(StartupState s, Office office, int turns) {
        if (turns <= 0) return 0;
        boolean last = turns == 1;
        int cap = s.terms.cap();
        int within = Math.min(office.resources, cap);
        int plenty = Math.max(0, within - cap / 2);
        double worth = last
                ? weights.resourceAtTheEnd() * within
                : weights.resource() * (within - plenty) + weights.resourcePlenty() * plenty;
        return worth + weights.resourceBeyond() * (office.resources - within);
    }

    /** The turns to come, played on with the people there are and those who come home. */
    private double row(StartupState s, Office office, int turns) {
        boolean now = office.seat == s.active;
        Employee[] staff = Homecoming.staff(s, office);
        double worth = 0;
        double weight = 1;
        for (int turn = 0; turn < turns; turn++) {
            int coaches = 0;
            int developers = 0;
            for (Employee employee : staff)
                if (works(s, office, employee, turn, now)) {
                    coaches += employee.card().standing().teamEfficiency();
                    if (employee.isDeveloper()) developers++;
                }
            if (turn == 0 && now) worth += developers * s.bonusPerDeveloper;
            for (Employee employee : staff) {
                if (!works(s, office, employee, turn, now)) continue;
                worth += weight * Efficiency.of(employee, coaches, developers);
                worth += weight * employee.card().atEndOfTurn().length * cards.unknown(turns - turn - 1);
                if (employee.card().ability() != null && turn + 1 < turns) worth += weight * weights.ready();
                if (employee.card().response() != null) worth += weight * weights.ready() / 2;
            }
            weight *= weights.later();
        }
        return worth;
    }

    /** Whether somebody is there when this turn (from 0) is scored. */
    private boolean works(StartupState s, Office office, Employee employee, int turn, boolean now) {
        if (employee.lender() == office.seat) return isBack(s, employee, turn);
        if (employee.isOnLoan()) return now && turn == 0;
        int perTurn = burnout.perTurn(employee);
        int first = now ? burnout.atEndOfTurn(s, employee) : perTurn;
        int then = turn == 0 ? 0 : first + (turn - 1) * perTurn;
        return employee.burnout() + then < burnout.limit(employee);
    }

    /** Lent is not lost: away until the borrower's next turn, and tired by the end of its present one. */
    private boolean isBack(StartupState s, Employee lent, int turn) {
        int away = s.controller(lent.card()) == s.active ? burnout.atEndOfTurn(s, lent) : 0;
        int atHome = turn - Homecoming.turnHome(s, lent);
        return atHome >= 0 && lent.burnout() + away + atHome * burnout.perTurn(lent) < burnout.limit(lent);
    }
}
