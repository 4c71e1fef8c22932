package boardroom.games.itstartup;

import boardroom.engine.Piles;
import boardroom.games.itstartup.box.CardCopy;
import com.fasterxml.jackson.annotation.JsonCreator;
import org.jspecify.annotations.Nullable;

/** What one seat has (2.4). Its arrays are replaced and never written to, so that copies may share them. */
final class Office {
    static final CardCopy[] NO_CARDS = {};
    private static final Employee[] NOBODY = {};

    int seat;
    CardCopy[] hand = NO_CARDS;
    Employee[] row = NOBODY;

    /** The card face down in the plan slot. */
    @Nullable CardCopy planned;

    /** The own turn on which it was planned. */
    int plannedOn;

    int resources;

    /** How many turns this seat has begun. */
    int turn;

    /** Points to subtract from the next end-of-turn score. */
    int outage;

    /** The cards it gives back in the mulligan, once it has chosen. */
    CardCopy @Nullable [] givesBack;

    Ledger ledger = new Ledger();

    @JsonCreator
    Office(int seat) {
        this.seat = seat;
    }

    Office copy() {
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
    int desk(@Nullable CardCopy card) {
        for (int i = 0; i < row.length; i++) if (row[i].card() == card) return i;
        return -1;
    }

    /** The place in the row of who holds this knowledge; -1: nobody here. */
    int holder(@Nullable CardCopy knowledge) {
        for (int i = 0; i < row.length; i++) if (Piles.has(row[i].knowledge(), knowledge)) return i;
        return -1;
    }

    boolean holds(@Nullable CardCopy card) {
        return Piles.has(hand, card);
    }

    void take(CardCopy card) {
        hand = Piles.with(hand, card);
    }

    void letGo(CardCopy card) {
        hand = Piles.without(hand, Piles.indexOf(hand, card));
    }

    void seatAtDesk(int desk, Employee employee) {
        row = Piles.replaced(row, desk, employee);
    }

    int developers() {
        return Efficiency.developers(row);
    }
}
