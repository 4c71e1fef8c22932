package boardroom.games.itstartup.rules;

import boardroom.engine.Piles;
import boardroom.games.itstartup.box.CardCopy;
import com.fasterxml.jackson.annotation.JsonCreator;

/** Somebody in a row; never changes but is replaced, so that copies of a state may share it. */
public final class Employee {
    public static final int NOT_ON_LOAN = -1;
    public static final CardCopy[] NO_KNOWLEDGE = {};

    private final CardCopy card;
    private final int burnout;
    private final CardCopy[] knowledge;
    private final int lender;
    private final boolean used;

    @JsonCreator
    public Employee(CardCopy card, int burnout, CardCopy[] knowledge, int lender, boolean used) {
        this.card = card;
        this.burnout = burnout;
        this.knowledge = knowledge;
        this.lender = lender;
        this.used = used;
    }

    /** Fresh from the hand. */
    public static Employee hired(CardCopy card) {
        return new Employee(card, 0, NO_KNOWLEDGE, NOT_ON_LOAN, false);
    }

    public CardCopy card() {
        return card;
    }

    public int burnout() {
        return burnout;
    }

    /** In order of attachment. */
    public CardCopy[] knowledge() {
        return knowledge;
    }

    /** Whose it is while it is on loan. */
    public int lender() {
        return lender;
    }

    /** Whether its ability or response was used since its controller's turn began. */
    public boolean used() {
        return used;
    }

    public boolean isOnLoan() {
        return lender != NOT_ON_LOAN;
    }

    public boolean isDeveloper() {
        return card.isDeveloper();
    }

    public Employee with(CardCopy more) {
        return new Employee(card, burnout, Piles.with(knowledge, more), lender, used);
    }

    public Employee without(CardCopy known) {
        return new Employee(card, burnout, Piles.without(knowledge, Piles.indexOf(knowledge, known)), lender, used);
    }

    public Employee withBurnout(int points) {
        return new Employee(card, Math.max(0, points), knowledge, lender, used);
    }

    public Employee withUsed(boolean now) {
        return used == now ? this : new Employee(card, burnout, knowledge, lender, now);
    }

    /** In another row, for good or on loan. */
    public Employee movedWith(int newLender) {
        return new Employee(card, burnout, knowledge, newLender, false);
    }
}
