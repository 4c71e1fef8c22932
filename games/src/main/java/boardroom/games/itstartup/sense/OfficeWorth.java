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
    /** More turns than any game has. */
    private static final int FOR_EVER = 10_000;

    /** An office whose hand is known as far as these cards go; other cards are worth what an unseen one is. */
    double of(StartupState s, Office office, int turns, CardCopy[] known) {
        return of(s, office, turns, known, row(s, office, turns));
    }

    /** The same, of an office whose row was weighed before. */
    double of(StartupState s, Office office, int turns, CardCopy[] known, double row) {
        double worth = row + resources(s, office, turns);
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
    double row(StartupState s, Office office, int turns) {
        Employee[] staff = Homecoming.staff(s, office);
        int[] first = new int[staff.length];
        int[] end = new int[staff.length];
        int last = 0;
        for (int i = 0; i < staff.length; i++) {
            first[i] = firstTurn(s, office, staff[i]);
            end[i] = first[i] + worked(s, office, staff[i]);
            last = Math.max(last, end[i]);
        }
        double worth = 0;
        double weight = 1;
        for (int turn = 0; turn < Math.min(turns, last); turn++) {
            int coaches = 0;
            int developers = 0;
            for (int i = 0; i < staff.length; i++)
                if (turn >= first[i] && turn < end[i]) {
                    coaches += staff[i].card().standing().teamEfficiency();
                    if (staff[i].isDeveloper()) developers++;
                }
            if (turn == 0 && office.seat == s.active) worth += developers * s.bonusPerDeveloper;
            for (int i = 0; i < staff.length; i++) {
                if (turn < first[i] || turn >= end[i]) continue;
                CardCopy card = staff[i].card();
                worth += weight * Efficiency.of(staff[i], coaches, developers);
                if (card.atEndOfTurn().length > 0)
                    worth += weight * card.atEndOfTurn().length * cards.unknown(turns - turn - 1);
                if (card.ability() != null && turn + 1 < turns) worth += weight * weights.ready();
                if (card.response() != null) worth += weight * weights.ready() / 2;
            }
            weight *= weights.later();
        }
        return worth;
    }

    /** The first turn (from 0) that somebody is there for when it is scored: lent is not lost, but away for a while. */
    private static int firstTurn(StartupState s, Office office, Employee employee) {
        return employee.lender() == office.seat ? Homecoming.turnHome(s, employee) : 0;
    }

    /** How many turns somebody then works here. */
    private int worked(StartupState s, Office office, Employee employee) {
        boolean now = office.seat == s.active;
        int left = burnout.limit(employee) - employee.burnout();
        if (employee.lender() == office.seat) {
            // Tired by the end of the borrower's present turn.
            boolean tires = s.controller(employee.card()) == s.active;
            return turns(left - (tires ? burnout.atEndOfTurn(s, employee) : 0), burnout.perTurn(employee));
        }
        if (employee.isOnLoan()) return now ? 1 : 0;
        int first = now ? burnout.atEndOfTurn(s, employee) : burnout.perTurn(employee);
        return 1 + turns(left - first, burnout.perTurn(employee));
    }

    /** How many turns it takes until so much burnout is reached. */
    private static int turns(int left, int perTurn) {
        if (left <= 0) return 0;
        return perTurn == 0 ? FOR_EVER : (left + perTurn - 1) / perTurn;
    }
}
