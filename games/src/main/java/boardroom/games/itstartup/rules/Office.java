package boardroom.games.itstartup.rules;

import boardroom.engine.Piles;
import boardroom.games.itstartup.box.CardCopy;
import com.fasterxml.jackson.annotation.JsonCreator;
import org.jspecify.annotations.Nullable;

/** What one seat has (2.4). Its arrays are replaced and never written to, so that copies may share them. */
public final class Office implements Cloneable {
    public static final CardCopy[] NO_CARDS = {};
    private static final Employee[] EMPTY_ROW = {};

    public final int seat;
    public CardCopy[] hand = NO_CARDS;
    public Employee[] row = EMPTY_ROW;

    /** The card face down in the plan slot. */
    public @Nullable CardCopy planned;

    /** The own turn on which it was planned. */
    public int plannedOn;

    public int resources;

    /** How many turns this seat has begun. */
    public int turn;

    /** Points to subtract from the next end-of-turn score. */
    public int outage;

    public Ledger ledger = new Ledger();

    @JsonCreator
    Office(int seat) {
        this.seat = seat;
    }

    Office copy() {
        try {
            Office copy = (Office) clone();
            copy.ledger = ledger.copy();
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    /** The place of an employee in the row; -1: not here. */
    public int desk(@Nullable CardCopy card) {
        for (int i = 0; i < row.length; i++) if (row[i].card() == card) return i;
        return -1;
    }

    /** Who of the row this card is; {@code null}: nobody here. */
    @Nullable Employee find(@Nullable CardCopy card) {
        int desk = desk(card);
        return desk < 0 ? null : row[desk];
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

    public int developers() {
        return Efficiency.developers(row);
    }
}
