package boardroom.games.shipshape.rules;

import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.box.Resource;
import boardroom.games.shipshape.box.Tokens;
import java.util.function.Consumer;

/**
 * Which shares of a joint order are possible between two sides (section 5): of each kind the first gives between
 * {@code least} and {@code most}, and all in all between {@code from} and {@code to} tokens.
 */
public record Shares(Tokens least, Tokens most, int from, int to) {
    private static final Shares NONE = new Shares(Tokens.NONE, Tokens.NONE, 1, 0);

    /** Between two firms as they stand. */
    public static Shares of(Order order, Firm one, Firm other) {
        int own = HouseTransports.capacity(one, order.type());
        return own == 0
                ? NONE
                : of(order, one.tokens, own, other.tokens, HouseTransports.capacity(other, order.type()));
    }

    /** Between two sides with so many tokens and so much capacity. */
    public static Shares of(Order order, Tokens own, int capacity, Tokens theirs, int theirCapacity) {
        Tokens required = order.requirement();
        if (!own.plus(theirs).covers(required)) return NONE;
        Tokens least = theirs.missingFor(required);
        Tokens most = required.atMost(own);
        int from = Math.max(Math.max(1, order.load() - theirCapacity), least.count());
        int to = Math.min(Math.min(order.load() - 1, capacity), most.count());
        return new Shares(least, most, from, to);
    }

    public boolean isPossible() {
        return from <= to;
    }

    /** The size nearest to half of this load that is possible. */
    public int sizeNearestToHalf(int load) {
        return Math.clamp(load / 2, from, to);
    }

    /** A sensible share of this possible size: of what the giver must give, and then of what is left of it most. */
    public Tokens ofSize(int size, Tokens held) {
        Tokens share = least;
        for (int left = size - least.count(); left > 0; left--) share = share.plus(next(share, held), 1);
        return share;
    }

    private Resource next(Tokens share, Tokens held) {
        Resource next = null;
        for (Resource kind : Resource.all()) {
            if (share.of(kind) >= most.of(kind)) continue;
            if (next == null || held.of(kind) - share.of(kind) > held.of(next) - share.of(next)) next = kind;
        }
        if (next == null) throw new IllegalArgumentException("no share of that size");
        return next;
    }

    /** All possible shares. */
    void list(Consumer<Tokens> out) {
        for (int o = least.organic(); o <= most.organic(); o++)
            for (int m = least.mineral(); m <= most.mineral(); m++)
                for (int t = least.technological(); t <= most.technological(); t++)
                    for (int sp = least.specialty(); sp <= most.specialty(); sp++) {
                        int size = o + m + t + sp;
                        if (size >= from && size <= to) out.accept(new Tokens(o, m, t, sp));
                    }
    }
}
