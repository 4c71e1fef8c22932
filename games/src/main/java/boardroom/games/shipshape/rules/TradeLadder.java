package boardroom.games.shipshape.rules;

import boardroom.games.shipshape.box.Catalogue;
import boardroom.games.shipshape.box.Resource;
import boardroom.games.shipshape.box.Supply;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.box.Transport;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/**
 * The trades worth listing (4.3, "For moves()"): a few tokens of one kind, or one card, for a few tokens of another or a
 * card of the same sort; and gifts. All but cards for cards are made once; what of them is possible is found by comparing
 * numbers alone, for they are listed at every step of random play.
 */
final class TradeLadder<M> {
    /** No rung asks for or gives more tokens. */
    private static final int MOST = 4;

    private static final Resource[] KINDS = Resource.all();

    private final TradeRules rules;
    private final BiFunction<Bundle, Bundle, M> make;
    private final Map<String, CardRungs<M>> cards = new HashMap<>();

    /** By kind given, kind wanted, number given and number wanted; what is given for nothing is a gift. */
    private final M[][][][] swaps;

    /** One card: for tokens by kind and number, and tokens for it. */
    private record CardRungs<M>(Bundle card, M[][] sales, M[][] purchases) {}

    TradeLadder(Catalogue catalogue, TradeRules rules, BiFunction<Bundle, Bundle, M> make) {
        this.rules = rules;
        this.make = make;
        Bundle[][] tokens = new Bundle[KINDS.length][MOST + 1];
        for (int kind = 0; kind < KINDS.length; kind++)
            for (int count = 0; count <= MOST; count++) tokens[kind][count] = Bundle.of(Tokens.of(KINDS[kind], count));
        this.swaps = swaps(tokens);
        for (Supply card : catalogue.supplies())
            add(new Bundle(Tokens.NONE, List.of(card.id()), List.of()), card.id(), tokens);
        for (Transport card : catalogue.transports())
            add(new Bundle(Tokens.NONE, List.of(), List.of(card.id())), card.id(), tokens);
    }

    @SuppressWarnings("unchecked")
    private M[][][][] swaps(Bundle[][] tokens) {
        M[][][][] all = (M[][][][]) new Object[KINDS.length][KINDS.length][MOST + 1][MOST + 1];
        for (int given = 0; given < KINDS.length; given++)
            for (int wanted = 0; wanted < KINDS.length; wanted++)
                for (int x = 1; x <= MOST; x++)
                    for (int y = 0; y <= MOST; y++)
                        all[given][wanted][x][y] = make.apply(tokens[given][x], tokens[wanted][y]);
        return all;
    }

    @SuppressWarnings("unchecked")
    private void add(Bundle card, String id, Bundle[][] tokens) {
        M[][] sales = (M[][]) new Object[KINDS.length][MOST + 1];
        M[][] purchases = (M[][]) new Object[KINDS.length][MOST + 1];
        for (int kind = 0; kind < KINDS.length; kind++)
            for (int count = 1; count <= MOST; count++) {
                sales[kind][count] = make.apply(card, tokens[kind][count]);
                purchases[kind][count] = make.apply(tokens[kind][count], card);
            }
        cards.put(id, new CardRungs<>(card, sales, purchases));
    }

    /**
     * All rungs that are possible between these two now, as the first of them sees them. The active one may hold more than
     * the storage, the other not: it has so much room.
     */
    void list(ShipShapeState s, int by, int with, Consumer<? super M> out) {
        Firm mine = s.firms[by];
        Firm theirs = s.firms[with];
        boolean isActive = by == s.active;
        int room = s.terms.storage() - (isActive ? theirs : mine).tokens.count();
        int[] held = most(mine.tokens);
        int[] wanted = most(theirs.tokens);
        listSwaps(held, wanted, isActive, room, out);
        int mostPaid = isActive ? room : MOST;
        int mostGot = isActive ? MOST : room;
        listCards(mine.supplies, theirs.supplies, rules.supplyLimit, held, mostPaid, wanted, mostGot, out);
        listCards(mine.transports, theirs.transports, rules.transportLimit, held, mostPaid, wanted, mostGot, out);
    }

    private static int[] most(Tokens tokens) {
        return new int[] {
            Math.min(MOST, tokens.organic()),
            Math.min(MOST, tokens.mineral()),
            Math.min(MOST, tokens.technological()),
            Math.min(MOST, tokens.specialty())
        };
    }

    private void listSwaps(int[] held, int[] wanted, boolean isActive, int room, Consumer<? super M> out) {
        for (int given = 0; given < held.length; given++)
            for (int x = 1; x <= held[given]; x++) {
                int least = isActive ? Math.max(1, x - room) : 1;
                int most = isActive ? MOST : x + room;
                if (!isActive || x <= room) out.accept(swaps[given][given][x][0]);
                for (int kind = 0; kind < wanted.length; kind++) {
                    if (kind == given) continue;
                    M[] rungs = swaps[given][kind][x];
                    int last = Math.min(wanted[kind], most);
                    for (int y = least; y <= last; y++) out.accept(rungs[y]);
                }
            }
    }

    private void listCards(
            InPlay[] own,
            InPlay[] others,
            int limit,
            int[] held,
            int mostPaid,
            int[] wanted,
            int mostGot,
            Consumer<? super M> out) {
        for (InPlay card : own) {
            CardRungs<M> rungs = rungs(card);
            if (others.length < limit) list(rungs.sales(), wanted, mostGot, out);
            for (InPlay other : others) out.accept(make.apply(rungs.card(), rungs(other).card()));
        }
        if (own.length < limit) for (InPlay card : others) list(rungs(card).purchases(), held, mostPaid, out);
    }

    private static <M> void list(M[][] rungs, int[] there, int most, Consumer<? super M> out) {
        for (int kind = 0; kind < there.length; kind++) {
            int last = Math.min(there[kind], most);
            for (int count = 1; count <= last; count++) out.accept(rungs[kind][count]);
        }
    }

    private CardRungs<M> rungs(InPlay card) {
        CardRungs<M> rungs = cards.get(card.id());
        if (rungs == null) throw new IllegalStateException(card + " is not of this box");
        return rungs;
    }
}
