package boardroom.games.shipshape.rules;

import boardroom.games.shipshape.box.Resource;
import boardroom.games.shipshape.box.Tokens;
import java.util.ArrayList;
import java.util.List;

/** 4.5: what a firm with more tokens than it may store can return. */
public final class Returns {
    /** More than so many are not listed one by one. */
    private static final int LISTED = 60;

    private Returns() {}

    /** One token at a time, of the base resource held most; specialty only when no base token is left. */
    public static Tokens house(Tokens held, int excess) {
        return rest(held, Tokens.NONE, excess);
    }

    /** After these are put aside, so many more in the way of the house. */
    private static Tokens rest(Tokens held, Tokens aside, int excess) {
        Tokens back = aside;
        while (back.count() < excess) back = back.plus(most(held.minus(back)), 1);
        return back;
    }

    private static Resource most(Tokens held) {
        Resource most = Resource.SPECIALTY;
        int count = 0;
        for (Resource kind : Resource.base())
            if (held.of(kind) > count) {
                most = kind;
                count = held.of(kind);
            }
        return most;
    }

    /** The house return first; then all others if they are few, else as much as possible of one kind. */
    public static List<Tokens> listed(Tokens held, int excess) {
        Tokens house = house(held, excess);
        List<Tokens> all = new ArrayList<>();
        all.add(house);
        List<Tokens> every = every(held, excess);
        for (Tokens back : every.size() <= LISTED ? every : ladder(held, excess))
            if (!all.contains(back)) all.add(back);
        return all;
    }

    /** Whether there is nothing to choose: all of one kind. */
    static boolean isForced(Tokens held, int excess) {
        for (Resource kind : Resource.all()) if (held.of(kind) == held.count()) return true;
        return excess == held.count();
    }

    /** All of them, unless they are more than are listed. */
    private static List<Tokens> every(Tokens held, int excess) {
        List<Tokens> all = new ArrayList<>();
        for (int o = Math.min(excess, held.organic()); o >= 0; o--)
            for (int m = Math.min(excess - o, held.mineral()); m >= 0; m--) {
                int rest = excess - o - m;
                int least = Math.max(0, rest - held.specialty());
                for (int t = Math.min(rest, held.technological()); t >= least; t--) {
                    all.add(new Tokens(o, m, t, rest - t));
                    if (all.size() > LISTED) return all;
                }
            }
        return all;
    }

    /** As much as possible of one kind and then of another. */
    private static List<Tokens> ladder(Tokens held, int excess) {
        List<Tokens> all = new ArrayList<>();
        for (Resource first : Resource.all())
            for (Resource second : Resource.all()) {
                if (first == second) continue;
                Tokens back = Tokens.of(first, Math.min(excess, held.of(first)));
                back = back.plus(second, Math.min(excess - back.count(), held.of(second)));
                all.add(rest(held, back, excess));
            }
        return all;
    }
}
