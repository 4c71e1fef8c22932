package boardroom.games.shipshape.rules;

import boardroom.games.shipshape.box.TransportType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Which upright transports of a firm carry a load (4.4.3); sets are bits by place in the play area. */
public final class HouseTransports {
    private HouseTransports() {}

    /** What all upright transports of this type carry together. */
    public static int capacity(Firm firm, TransportType type) {
        return capacity(firm, suitable(firm, type));
    }

    /**
     * The set of smallest capacity that carries this load; of those the one of fewest cards, then the one that lies first.
     * Empty: no set does.
     */
    public static List<String> of(Firm firm, TransportType type, int load) {
        return names(firm, best(firm, suitable(firm, type), load));
    }

    /** All upright transports of this type. */
    public static List<String> all(Firm firm, TransportType type) {
        return names(firm, suitable(firm, type));
    }

    /** All sets that carry this load and from which nothing can be left out. */
    static void list(Firm firm, TransportType type, int load, Consumer<List<String>> out) {
        int suitable = suitable(firm, type);
        if (capacity(firm, suitable) < load) return;
        for (int set = suitable; set != 0; set = (set - 1) & suitable)
            if (capacity(firm, set) >= load && isTight(firm, set, load)) out.accept(names(firm, set));
    }

    private static boolean isTight(Firm firm, int set, int load) {
        int carried = capacity(firm, set);
        for (int rest = set; rest != 0; rest &= rest - 1)
            if (carried - capacity(firm, Integer.lowestOneBit(rest)) >= load) return false;
        return true;
    }

    private static int best(Firm firm, int suitable, int load) {
        int best = 0;
        for (int set = suitable; set != 0; set = (set - 1) & suitable)
            if (capacity(firm, set) >= load && (best == 0 || isBetter(firm, set, best))) best = set;
        return best;
    }

    private static boolean isBetter(Firm firm, int set, int than) {
        int carried = capacity(firm, set) - capacity(firm, than);
        if (carried != 0) return carried < 0;
        int cards = Integer.bitCount(set) - Integer.bitCount(than);
        if (cards != 0) return cards < 0;
        return (Integer.lowestOneBit(set ^ than) & set) != 0;
    }

    private static int suitable(Firm firm, TransportType type) {
        int set = 0;
        for (int i = 0; i < firm.transports.length; i++)
            if (!firm.transports[i].rotated() && firm.transports[i].card().travels(type)) set |= 1 << i;
        return set;
    }

    private static int capacity(Firm firm, int set) {
        int sum = 0;
        for (int rest = set; rest != 0; rest &= rest - 1)
            sum += firm.transports[Integer.numberOfTrailingZeros(rest)].card().capacity();
        return sum;
    }

    private static List<String> names(Firm firm, int set) {
        if (set == 0) return List.of();
        List<String> names = new ArrayList<>(Integer.bitCount(set));
        for (int rest = set; rest != 0; rest &= rest - 1)
            names.add(firm.transports[Integer.numberOfTrailingZeros(rest)].id());
        return List.copyOf(names);
    }
}
