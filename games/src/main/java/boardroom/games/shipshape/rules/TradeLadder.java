package boardroom.games.shipshape.rules;

import boardroom.games.shipshape.box.Catalogue;
import boardroom.games.shipshape.box.Resource;
import boardroom.games.shipshape.box.Supply;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.box.Transport;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/**
 * The trades worth listing (4.3, "For moves()"): a few tokens of one kind, or one card, for a few tokens of another or a
 * card of the same sort; and gifts. They are listed at every step of random play, so all but cards for cards are made
 * once, and lie ready in lists by how much there is.
 */
final class TradeLadder<M> {
    /** No rung asks for or gives more tokens. */
    static final int MOST = 4;

    private static final Resource[] KINDS = Resource.all();

    private final TradeRules rules;
    private final boolean isOfActive;
    private final BiFunction<Bundle, Bundle, M> make;

    /** For each kind given and each wanted; where both are the same, gifts. */
    private final Swaps<M>[][] swaps;

    private final Map<String, CardRungs<M>> cards = new HashMap<>();

    /**
     * Swaps of one kind for another, ready in lists: by the most that can be given and the most that is there (to 4), and
     * by how many tokens more the firm between turns can hold (to 4).
     */
    private static final class Swaps<M> {
        final M[][] made;
        final List<M[]> lists;

        Swaps(M[][] made, List<M[]> lists) {
            this.made = made;
            this.lists = lists;
        }

        static int place(int held, int there, int room) {
            return (held * (MOST + 1) + there) * (MOST + 1) + room;
        }
    }

    /** One card: for tokens by kind and number, and tokens for it. */
    private static final class CardRungs<M> {
        final Bundle card;
        final M[][] sales;
        final M[][] purchases;

        CardRungs(Bundle card, M[][] sales, M[][] purchases) {
            this.card = card;
            this.sales = sales;
            this.purchases = purchases;
        }
    }

    /** The ladder of the active player, who may hold more than the storage; or of those who answer, who may not. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    TradeLadder(Catalogue catalogue, TradeRules rules, boolean isOfActive, BiFunction<Bundle, Bundle, M> make) {
        this.rules = rules;
        this.isOfActive = isOfActive;
        this.make = make;
        Bundle[][] tokens = new Bundle[KINDS.length][MOST + 1];
        for (int kind = 0; kind < KINDS.length; kind++)
            for (int count = 0; count <= MOST; count++) tokens[kind][count] = Bundle.of(Tokens.of(KINDS[kind], count));
        this.swaps = new Swaps[KINDS.length][KINDS.length];
        for (int given = 0; given < KINDS.length; given++)
            for (int wanted = 0; wanted < KINDS.length; wanted++)
                swaps[given][wanted] = swaps(tokens[given], tokens[wanted], given == wanted);
        for (Supply card : catalogue.supplies())
            add(new Bundle(Tokens.NONE, List.of(card.id()), List.of()), card.id(), tokens);
        for (Transport card : catalogue.transports())
            add(new Bundle(Tokens.NONE, List.of(), List.of(card.id())), card.id(), tokens);
    }

    /** Each swap is made once and stands in every list it belongs to. */
    @SuppressWarnings("unchecked")
    private Swaps<M> swaps(Bundle[] given, Bundle[] wanted, boolean isGift) {
        M[][] made = (M[][]) new Object[MOST + 1][MOST + 1];
        for (int x = 1; x <= MOST; x++) for (int y = 0; y <= MOST; y++) made[x][y] = make.apply(given[x], wanted[y]);
        List<M[]> lists = new ArrayList<>();
        for (int held = 0; held <= MOST; held++)
            for (int there = 0; there <= MOST; there++)
                for (int room = 0; room <= MOST; room++)
                    lists.add(fitting(made, held, isGift ? 0 : 1, isGift ? 0 : there, room));
        return new Swaps<>(made, lists);
    }

    @SuppressWarnings("unchecked")
    private M[] fitting(M[][] made, int held, int least, int most, int room) {
        List<M> fitting = new ArrayList<>();
        for (int x = 1; x <= held; x++)
            for (int y = least; y <= most; y++) if ((isOfActive ? x - y : y - x) <= room) fitting.add(made[x][y]);
        return (M[]) fitting.toArray();
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

    /** So many tokens of one kind for so many of another, each up to 4. */
    M swap(int given, int paid, int wanted, int got) {
        return swaps[given][wanted].made[paid][got];
    }

    /** Up to 4 tokens of one kind for a card. */
    M purchase(String card, int given, int paid) {
        return rungs(card).purchases[given][paid];
    }

    /** All rungs that are possible between these two now, as the first of them sees them. */
    void list(ShipShapeState s, int by, int with, Consumer<? super M> out) {
        Firm mine = s.firms[by];
        Firm theirs = s.firms[with];
        int room = Math.clamp(s.terms.storage() - (isOfActive ? theirs : mine).tokens.count(), 0, MOST);
        int[] held = most(mine.tokens);
        int[] there = most(theirs.tokens);
        for (int given = 0; given < held.length; given++) {
            if (held[given] == 0) continue;
            for (int wanted = 0; wanted < there.length; wanted++) {
                if (there[wanted] == 0 && wanted != given) continue;
                int place = Swaps.place(held[given], there[wanted], room);
                for (M swap : swaps[given][wanted].lists.get(place)) out.accept(swap);
            }
        }
        listCards(mine.supplies, theirs.supplies, rules.supplyLimit, held, there, room, out);
        listCards(mine.transports, theirs.transports, rules.transportLimit, held, there, room, out);
    }

    private static int[] most(Tokens tokens) {
        return new int[] {
            Math.min(MOST, tokens.organic()),
            Math.min(MOST, tokens.mineral()),
            Math.min(MOST, tokens.technological()),
            Math.min(MOST, tokens.specialty())
        };
    }

    private void listCards(
            InPlay[] own, InPlay[] others, int limit, int[] held, int[] there, int room, Consumer<? super M> out) {
        if (own.length == 0 && others.length == 0) return;
        List<CardRungs<M>> mine = rungs(own);
        List<CardRungs<M>> theirs = rungs(others);
        for (CardRungs<M> card : mine) {
            if (others.length < limit) list(card.sales, there, isOfActive ? MOST : room, out);
            for (CardRungs<M> other : theirs) out.accept(make.apply(card.card, other.card));
        }
        if (own.length < limit)
            for (CardRungs<M> card : theirs) list(card.purchases, held, isOfActive ? room : MOST, out);
    }

    private static <M> void list(M[][] rungs, int[] there, int most, Consumer<? super M> out) {
        for (int kind = 0; kind < there.length; kind++) {
            int last = Math.min(there[kind], most);
            for (int count = 1; count <= last; count++) out.accept(rungs[kind][count]);
        }
    }

    private List<CardRungs<M>> rungs(InPlay[] area) {
        List<CardRungs<M>> rungs = new ArrayList<>(area.length);
        for (InPlay card : area) rungs.add(rungs(card.id()));
        return rungs;
    }

    private CardRungs<M> rungs(String card) {
        CardRungs<M> ready = cards.get(card);
        if (ready == null) throw new IllegalStateException(card + " is not of this box");
        return ready;
    }
}
