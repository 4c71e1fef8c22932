package boardroom.games.itstartup.rules;

import boardroom.engine.Piles;
import boardroom.games.itstartup.box.CardCopy;

/**
 * Somebody in a row: burnout, knowledge in order of attachment, whose it is while it is on loan, and whether its ability
 * or response was used since its controller's turn began. Never changes but is replaced, so that copies of a state may
 * share it.
 */
@SuppressWarnings("ArrayRecordComponent") // the array is never written to
public record Employee(CardCopy card, int burnout, CardCopy[] knowledge, int lender, boolean used) {
    static final int NOT_ON_LOAN = -1;

    /** Fresh from the hand. */
    static Employee hired(CardCopy card) {
        return new Employee(card, 0, Office.NO_CARDS, NOT_ON_LOAN, false);
    }

    public boolean isOnLoan() {
        return lender != NOT_ON_LOAN;
    }

    public boolean isDeveloper() {
        return card.isDeveloper();
    }

    Employee with(CardCopy more) {
        return new Employee(card, burnout, Piles.with(knowledge, more), lender, used);
    }

    Employee without(CardCopy known) {
        return new Employee(card, burnout, Piles.without(knowledge, Piles.indexOf(knowledge, known)), lender, used);
    }

    Employee withBurnout(int points) {
        return new Employee(card, Math.max(0, points), knowledge, lender, used);
    }

    Employee withUsed(boolean now) {
        return used == now ? this : new Employee(card, burnout, knowledge, lender, now);
    }

    /** In another row, for good or on loan. */
    Employee movedWith(int newLender) {
        return new Employee(card, burnout, knowledge, newLender, false);
    }
}
