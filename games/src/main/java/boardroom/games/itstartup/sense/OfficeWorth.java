package boardroom.games.itstartup.sense;

import boardroom.engine.Piles;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.rules.Burnout;
import boardroom.games.itstartup.rules.Efficiency;
import boardroom.games.itstartup.rules.Employee;
import boardroom.games.itstartup.rules.Homecoming;
import boardroom.games.itstartup.rules.Office;
import boardroom.games.itstartup.rules.Stage;
import boardroom.games.itstartup.rules.StartupState;

/** Section 10 A hand-written estimate of an office in points: what it has, and what it will still score. */
public final class OfficeWorth {
    /** A point that comes a turn later may never come. */
    private static final double LATER = 0.9;

    private static final double RESOURCE = 1.3;
    private static final double RESOURCE_AT_THE_END = 0.45;
    private static final double RESOURCE_BEYOND = 0.35;
    /** Past what one turn can spend well, a chip is worth less. */
    private static final double RESOURCE_PLENTY = 0.9;

    private static final double PLANNED = 0.9;
    private static final double READY = 1.0;

    private final Burnout burnout;
    private final CardWorth cards;

    public OfficeWorth(Burnout burnout, CardWorth cards) {
        this.burnout = burnout;
        this.cards = cards;
    }

    /** An office whose hand is known as far as these cards go; other cards are worth what an unseen one is. */
    public double of(StartupState r, Office office, int turns, CardCopy[] known) {
        double worth = row(r, office, turns) + resources(r, office, turns);
        for (CardCopy card : office.hand)
            worth += Piles.has(known, card) ? cards.inHand(card, turns) + free(r, card, turns) : cards.unknown(turns);
        if (office.planned != null) worth += cards.unknown(turns) + (turns > 1 ? PLANNED : 0);
        return turns > 0 ? worth - 0.9 * office.outage : worth;
    }

    /** What a card drawn free this turn saves. */
    private static double free(StartupState r, CardCopy card, int turns) {
        return turns > 0 && r.isFree(card) ? 0.5 * card.cost() : 0;
    }

    private static double resources(StartupState r, Office office, int turns) {
        if (turns <= 0) return 0;
        boolean last = turns == 1;
        int cap = r.terms.cap();
        int within = Math.min(office.resources, cap);
        int plenty = Math.max(0, within - cap / 2);
        double worth = last ? RESOURCE_AT_THE_END * within : RESOURCE * (within - plenty) + RESOURCE_PLENTY * plenty;
        return worth + RESOURCE_BEYOND * (office.resources - within);
    }

    /** The turns to come, played on with the people there are and those who come home. */
    private double row(StartupState r, Office office, int turns) {
        boolean now = office.seat == r.active && r.stage != Stage.END;
        Employee[] staff = Homecoming.staff(r, office);
        double worth = 0;
        double weight = 1;
        for (int turn = 0; turn < turns; turn++) {
            int coaches = 0;
            int developers = 0;
            for (Employee employee : staff)
                if (works(r, office, employee, turn, now)) {
                    coaches += employee.card().standing().teamEfficiency();
                    if (employee.isDeveloper()) developers++;
                }
            if (turn == 0 && now) worth += developers * r.bonusPerDeveloper;
            for (Employee employee : staff) {
                if (!works(r, office, employee, turn, now)) continue;
                worth += weight * Efficiency.of(employee, coaches, developers);
                worth += weight * employee.card().atEndOfTurn().length * cards.unknown(turns - turn - 1);
                if (employee.card().ability() != null && turn + 1 < turns) worth += weight * READY;
                if (employee.card().response() != null) worth += weight * READY / 2;
            }
            weight *= LATER;
        }
        return worth;
    }

    /** Whether somebody is there when this turn (from 0) is scored. */
    private boolean works(StartupState r, Office office, Employee employee, int turn, boolean now) {
        if (employee.lender() == office.seat) return isBack(r, employee, turn);
        if (employee.isOnLoan()) return now && turn == 0;
        int perTurn = burnout.perTurn(employee);
        int first = now ? burnout.atEndOfTurn(r, employee) : perTurn;
        int then = turn == 0 ? 0 : first + (turn - 1) * perTurn;
        return employee.burnout() + then < burnout.limit(employee);
    }

    /** Lent is not lost: away until the borrower's next turn, and tired by the end of its present one. */
    private boolean isBack(StartupState r, Employee lent, int turn) {
        int away = r.controller(lent.card()) == r.active ? burnout.atEndOfTurn(r, lent) : 0;
        int atHome = turn - Homecoming.turnHome(r, lent);
        return atHome >= 0 && lent.burnout() + away + atHome * burnout.perTurn(lent) < burnout.limit(lent);
    }
}
