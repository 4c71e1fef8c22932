package boardroom.games.itstartup.rules;

import boardroom.engine.Piles;
import boardroom.games.itstartup.box.CardCopy;
import com.fasterxml.jackson.annotation.JsonCreator;
import org.jspecify.annotations.Nullable;

/** What one seat has (2.4). Its arrays are replaced and never written to, so that copies may share them. */
public final class Office {
    public static final CardCopy[] NO_CARDS = {};
    private static final Employee[] NOBODY = {};

    public int seat;
    public CardCopy[] hand = NO_CARDS;
    public Employee[] row = NOBODY;

    /** The card face down in the plan slot. */
    public @Nullable CardCopy planned;

    /** The own turn on which it was planned. */
    public int plannedOn;

    public int resources;

    /** How many turns this seat has begun. */
    public int turn;

    /** Points to subtract from the next end-of-turn score. */
    public int outage;

    /** The cards it gives back in the mulligan, once it has chosen. */
    public CardCopy @Nullable [] givesBack;

    public Ledger ledger = new Ledger();

    @JsonCreator
    public Office(int seat) {
        this.seat = seat;
    }

    public Office copy() {
        Office copy = new Office(seat);
        copy.hand = hand;
        copy.row = row;
        copy.planned = planned;
        copy.plannedOn = plannedOn;
        copy.resources = resources;
        copy.turn = turn;
        copy.outage = outage;
        copy.givesBack = givesBack;
        copy.ledger = ledger.copy();
        return copy;
    }

    /** The place of an employee in the row; -1: not here. */
    public int desk(@Nullable CardCopy card) {
        for (int i = 0; i < row.length; i++) if (row[i].card() == card) return i;
        return -1;
    }

    /** The place in the row of who holds this knowledge; -1: nobody here. */
    public int holder(@Nullable CardCopy knowledge) {
        for (int i = 0; i < row.length; i++) if (Piles.has(row[i].knowledge(), knowledge)) return i;
        return -1;
    }

    public boolean holds(@Nullable CardCopy card) {
        return Piles.has(hand, card);
    }

    public void take(CardCopy card) {
        hand = Piles.with(hand, card);
    }

    public void letGo(CardCopy card) {
        hand = Piles.without(hand, Piles.indexOf(hand, card));
    }

    public void seatAtDesk(int desk, Employee employee) {
        row = Piles.replaced(row, desk, employee);
    }

    public int developers() {
        return Efficiency.developers(row);
    }
}
