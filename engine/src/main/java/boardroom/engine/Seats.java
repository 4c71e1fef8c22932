package boardroom.engine;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** A set of seats; one shared object for each of the possible sets, so that asking who owes costs nothing. */
public final class Seats {
    /** The most seats a table can have. */
    public static final int MOST = 8;

    private static final Seats[] ALL = new Seats[1 << MOST];

    static {
        for (int mask = 0; mask < ALL.length; mask++) ALL[mask] = new Seats(mask);
    }

    /** Nobody. */
    public static final Seats NONE = ALL[0];

    private final int mask;

    private Seats(int mask) {
        this.mask = mask;
    }

    public static Seats ofMask(int mask) {
        return ALL[mask];
    }

    public static Seats of(int seat) {
        return ALL[1 << seat];
    }

    public static Seats all(int count) {
        return ALL[(1 << count) - 1];
    }

    /** Those of the first {@code count} seats for which the condition holds. */
    public static Seats where(int count, IntPredicate condition) {
        int mask = 0;
        for (int seat = 0; seat < count; seat++) if (condition.test(seat)) mask |= 1 << seat;
        return ALL[mask];
    }

    @JsonCreator
    public static Seats ofList(List<Integer> seats) {
        int mask = 0;
        for (int seat : seats) mask |= 1 << seat;
        return ALL[mask];
    }

    public int mask() {
        return mask;
    }

    public boolean has(int seat) {
        return seat >= 0 && seat < MOST && (mask >> seat & 1) == 1;
    }

    public boolean isEmpty() {
        return mask == 0;
    }

    public int count() {
        return Integer.bitCount(mask);
    }

    /** The lowest seat of the set; -1 if there is none. */
    public int first() {
        return mask == 0 ? -1 : Integer.numberOfTrailingZeros(mask);
    }

    /** The seat that stands at this place (from 0) when the set is read in seat order. */
    public int get(int index) {
        int rest = mask;
        for (int i = 0; i < index; i++) rest &= rest - 1;
        if (rest == 0) throw new IndexOutOfBoundsException(index);
        return Integer.numberOfTrailingZeros(rest);
    }

    public Seats with(int seat) {
        return ALL[mask | 1 << seat];
    }

    public Seats without(int seat) {
        return ALL[mask & ~(1 << seat)];
    }

    public Seats and(Seats other) {
        return ALL[mask & other.mask];
    }

    public Seats or(Seats other) {
        return ALL[mask | other.mask];
    }

    @JsonValue
    public List<Integer> list() {
        List<Integer> seats = new ArrayList<>(count());
        for (int rest = mask; rest != 0; rest &= rest - 1) seats.add(Integer.numberOfTrailingZeros(rest));
        return seats;
    }

    @Override
    public String toString() {
        return list().toString();
    }
}
