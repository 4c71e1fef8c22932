package boardroom.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * One of the {@link Features} of a game, a constant of an enum: it has the place in a row that it has among the constants,
 * so that no number stands under another name.
 */
public interface Counted {
    /** As every enum says it. */
    String name();

    /** As every enum says it. */
    int ordinal();

    /** How much of it is written as 1, so that all numbers of a row are about as large. */
    default double unit() {
        return 1;
    }

    /** Its name in texts and in what was learnt: {@code next-order} for {@code NEXT_ORDER}. */
    default String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Writes it into a row, over whatever stood there. */
    default void set(double[] row, double number) {
        row[place()] = number / unit();
    }

    /** Adds to what stands in a row. */
    default void add(double[] row, double number) {
        row[place()] += number / unit();
    }

    /** How much of it a row has. */
    default double in(double[] row) {
        return row[place()] * unit();
    }

    private int place() {
        return ordinal();
    }

    /** The ids of all constants of an enum, in the order of a row. */
    static List<String> names(Counted[] all) {
        return Arrays.stream(all).map(Counted::id).toList();
    }
}
