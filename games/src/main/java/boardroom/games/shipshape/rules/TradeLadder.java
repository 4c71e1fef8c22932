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
 * card of the same sort; and gifts. Bundles and swaps of tokens are made once; what is possible is found by comparing
 * numbers alone.
 */
final class TradeLadder<M> {
    /** No rung asks for or gives more tokens. */
    private static final int MOST = 4;

    private static final Resource[] KINDS = Resource.all();

    private final TradeRules rules;
    private final BiFunction<Bundle, Bundle, M> make;

    /** So many of one kind; the first index is the kind, the second the number. */
    private final Bundle[][] tokens = new Bundle[KINDS.length][MOST + 1];

    private final Map<String, Bundle> cards = new HashMap<>();

    /** Swaps and, where both kinds are the same, gifts by kind given, kind wanted, number given and number wanted. */
    private final Object[][][][] swaps = new Object[KINDS.length][KINDS.length][MOST + 1][MOST + 1];

    TradeLadder(Catalogue catalogue, TradeRules rules, BiFunction<Bundle, Bundle, M> make) {
        this.rules = rules;
        this.make = make;
        for (Supply card : catalogue.supplies())
            cards.put(card.id(), new Bundle(Tokens.NONE, List.of(card.id()), List.of()));
        for (Transport card : catalogue.transports())
            cards.put(card.id(), new Bundle(Tokens.NONE, List.of(), List.of(card.id())));
        for (int kind = 0; kind < KINDS.length; kind++)
            for (int count = 1; count <= MOST; count++) tokens[kind][count] = Bundle.of(Tokens.of(KINDS[kind], count));
        for (int given = 0; given < KINDS.length; given++)
            for (int wanted = 0; wanted < KINDS.length; wanted++) fill(given, wanted);
    }

    private void fill(int given, int wanted) {
        for (int x = 1; x <= MOST; x++) {
            if (given == wanted) swaps[given][given][x][0] = make.apply(tokens[given][x], Bundle.NOTHING);
            else
                for (int y = 1; y <= MOST; y++)
                    swaps[given][wanted][x][y] = make.apply(tokens[given][x], tokens[wanted][y]);
        }
    }

    /** All rungs that are possible between these two now, as the first of them sees them. */
    void list(ShipShapeState s, int by, int with, Consumer<? super M> out) {
        new Rungs(s, by, with, out).list();
    }

    /** One pass over the ladder for two firms. */
    private final class Rungs {
        private final Firm mine;
        private final Firm theirs;
        private final Consumer<? super M> out;

        /** Whether the seat that lists is the active one, so that the other must not hold too much. */
        private final boolean isActive;

        /** How many tokens more the firm that is between turns can hold. */
        private final int room;

        Rungs(ShipShapeState s, int by, int with, Consumer<? super M> out) {
            this.mine = s.firms[by];
            this.theirs = s.firms[with];
            this.out = out;
            this.isActive = by == s.active;
            this.room = s.terms.storage() - (isActive ? theirs : mine).tokens.count();
        }

        void list() {
            for (int given = 0; given < KINDS.length; given++) {
                int most = most(mine, given);
                for (int x = 1; x <= most; x++) listFor(given, x);
            }
            listCards(mine.supplies, theirs.supplies, rules.supplyLimit);
            listCards(mine.transports, theirs.transports, rules.transportLimit);
        }

        private int most(Firm firm, int kind) {
            return Math.min(MOST, firm.tokens.of(KINDS[kind]));
        }

        private boolean fits(int given, int wanted) {
            return (isActive ? given - wanted : wanted - given) <= room;
        }

        /** Gifts and swaps of so many of one kind. */
        @SuppressWarnings("unchecked")
        private void listFor(int given, int x) {
            for (int wanted = 0; wanted < KINDS.length; wanted++) {
                Object[] rungs = swaps[given][wanted][x];
                if (wanted == given) {
                    if (fits(x, 0)) out.accept((M) rungs[0]);
                    continue;
                }
                int most = most(theirs, wanted);
                for (int y = 1; y <= most; y++) if (fits(x, y)) out.accept((M) rungs[y]);
            }
        }

        private void listCards(InPlay[] own, InPlay[] others, int limit) {
            for (InPlay card : own) {
                Bundle give = bundle(card);
                if (others.length < limit) listSale(give);
                for (InPlay other : others) out.accept(make.apply(give, bundle(other)));
            }
            if (own.length < limit) for (InPlay card : others) listPurchase(bundle(card));
        }

        private void listSale(Bundle card) {
            for (int kind = 0; kind < KINDS.length; kind++)
                for (int y = 1; y <= most(theirs, kind); y++)
                    if (fits(0, y)) out.accept(make.apply(card, tokens[kind][y]));
        }

        private void listPurchase(Bundle card) {
            for (int kind = 0; kind < KINDS.length; kind++)
                for (int x = 1; x <= most(mine, kind); x++)
                    if (fits(x, 0)) out.accept(make.apply(tokens[kind][x], card));
        }

        private Bundle bundle(InPlay card) {
            Bundle bundle = cards.get(card.id());
            if (bundle == null) throw new IllegalStateException(card + " is not of this box");
            return bundle;
        }
    }
}
