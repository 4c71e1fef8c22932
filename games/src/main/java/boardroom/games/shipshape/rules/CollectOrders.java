package boardroom.games.shipshape.rules;

import boardroom.games.shipshape.box.Supply;
import boardroom.games.shipshape.box.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** 4.2.2: the orders in which a firm's unstamped supplies may work, what each leads to, and which of them the house plays. */
public final class CollectOrders {
    private static final int[] NONE = {};

    private CollectOrders() {}

    /** Whether two orders lead to different tokens or cards, so that the player is asked. */
    public static boolean matter(Firm firm, Tokens piles) {
        int[] unstamped = unstamped(firm);
        return !isPlain(firm, piles, unstamped) && Search.through(firm, piles, unstamped).matters;
    }

    /** The order with most supplies at work; fewest discarded; most tokens; most specialty; first in the play area. */
    public static CollectOrder house(Firm firm, Tokens piles) {
        int[] unstamped = unstamped(firm);
        return isPlain(firm, piles, unstamped)
                ? played(firm, piles, unstamped)
                : played(firm, piles, Search.through(firm, piles, unstamped).best);
    }

    /** The next collection of this seat in the house order, as it stands now: on a new day no supply is stamped any more. */
    public static CollectOrder next(ShipShapeState s, int seat) {
        Firm firm = s.firms[seat].clone();
        if (!s.collectsToday(seat)) firm.removeStamps();
        return house(firm, s.piles);
    }

    /** All orders, the house order first. */
    public static List<CollectOrder> all(Firm firm, Tokens piles) {
        List<CollectOrder> all = new ArrayList<>();
        Search search = Search.through(firm, piles, unstamped(firm), places -> all.add(played(firm, piles, places)));
        CollectOrder house = played(firm, piles, search.best);
        all.remove(house);
        all.addFirst(house);
        return all;
    }

    /** What an order of a firm's supplies, named by their ids, leads to. */
    public static CollectOrder played(Firm firm, Tokens piles, List<String> ids) {
        return played(firm, piles, ids.stream().mapToInt(firm::placeOfSupply).toArray());
    }

    /** How many supplies may work. */
    static int count(Firm firm) {
        int count = 0;
        for (SupplyInPlay supply : firm.supplies) if (!supply.stamped()) count++;
        return count;
    }

    private static int[] unstamped(Firm firm) {
        int count = count(firm);
        if (count == 0) return NONE;
        int[] places = new int[count];
        int next = 0;
        for (int i = 0; i < firm.supplies.length; i++) if (!firm.supplies[i].stamped()) places[next++] = i;
        return places;
    }

    /** No order can matter: there is one, or all inputs can be paid at the start and no pile runs short. */
    private static boolean isPlain(Firm firm, Tokens piles, int[] unstamped) {
        if (unstamped.length < 2) return true;
        Tokens inputs = Tokens.NONE;
        Tokens outputs = firm.player.output();
        for (int place : unstamped) {
            Supply card = firm.supplies[place].card();
            inputs = inputs.plus(card.input());
            outputs = outputs.plus(card.output());
        }
        return piles.covers(outputs) && firm.tokens.plus(firm.player.output()).covers(inputs);
    }

    private static CollectOrder played(Firm firm, Tokens piles, int[] places) {
        Tokens due = firm.player.output();
        Tokens got = due.atMost(piles);
        Tokens first = firm.tokens.plus(got);
        if (places.length == 0) return new CollectOrder(got, due.minus(got), first, List.of());
        CollectOrder.Turn[] turns = new CollectOrder.Turn[places.length];
        Tokens all = firm.tokens.plus(piles);
        Tokens held = first;
        for (int i = 0; i < places.length; i++) {
            turns[i] = turn(firm.supplies[places[i]], held, all.minus(held));
            held = turns[i].held();
        }
        return new CollectOrder(got, due.minus(got), first, List.of(turns));
    }

    private static CollectOrder.Turn turn(SupplyInPlay supply, Tokens held, Tokens piles) {
        Fate fate = fate(supply, held);
        if (fate != Fate.WORKS) return new CollectOrder.Turn(supply, fate, Tokens.NONE, Tokens.NONE, Tokens.NONE, held);
        Tokens input = supply.card().input();
        Tokens due = supply.card().output();
        Tokens got = due.atMost(piles.plus(input));
        return new CollectOrder.Turn(
                supply, fate, input, got, due.minus(got), held.minus(input).plus(got));
    }

    private static Fate fate(SupplyInPlay supply, Tokens held) {
        if (held.covers(supply.card().input())) return Fate.WORKS;
        return supply.rotated() ? Fate.GOES : Fate.STALLS;
    }

    /** Walks through all orders, as lists of places are compared from left to right, and remembers the best. */
    private static final class Search {
        /** Room for a count of tokens in a score. */
        private static final int TOKENS = 1 << 10;

        private static final int CARDS = 1 << 4;
        private static final int BITS_OF_A_FATE = 2;

        private final SupplyInPlay[] supplies;
        private final int[] places;
        private final Tokens all;
        private final int[] path;
        private final Consumer<int[]> each;
        private int[] best = NONE;
        private long bestScore = -1;
        private Tokens firstHeld = Tokens.NONE;
        private int firstFates = -1;
        private boolean matters;

        private Search(Firm firm, Tokens piles, int[] places, Consumer<int[]> each) {
            this.each = each;
            this.supplies = firm.supplies;
            this.places = places;
            this.all = firm.tokens.plus(piles);
            this.path = new int[places.length];
        }

        static Search through(Firm firm, Tokens piles, int[] unstamped) {
            return through(firm, piles, unstamped, _ -> {});
        }

        static Search through(Firm firm, Tokens piles, int[] unstamped, Consumer<int[]> each) {
            Search search = new Search(firm, piles, unstamped, each);
            search.walk(0, 0, firm.tokens.plus(firm.player.output().atMost(piles)), 0, 0, 0);
            return search;
        }

        private void walk(int depth, int used, Tokens held, int fates, int working, int gone) {
            if (depth == places.length) {
                judge(held, fates, working, gone);
                return;
            }
            for (int i = 0; i < places.length; i++) {
                if ((used >> i & 1) == 1) continue;
                path[depth] = places[i];
                SupplyInPlay supply = supplies[places[i]];
                Fate fate = fate(supply, held);
                boolean works = fate == Fate.WORKS;
                walk(
                        depth + 1,
                        used | 1 << i,
                        works ? worked(supply.card(), held) : held,
                        fates | (code(fate) << (BITS_OF_A_FATE * i)),
                        works ? working + 1 : working,
                        fate == Fate.GOES ? gone + 1 : gone);
            }
        }

        private static int code(Fate fate) {
            return switch (fate) {
                case WORKS -> 0;
                case STALLS -> 1;
                case GOES -> 2;
            };
        }

        private Tokens worked(Supply card, Tokens held) {
            Tokens paid = held.minus(card.input());
            return paid.plus(card.output().atMost(all.minus(paid)));
        }

        private void judge(Tokens held, int fates, int working, int gone) {
            each.accept(path);
            long score = ((long) working * CARDS + CARDS - 1 - gone) * TOKENS + held.count();
            score = score * TOKENS + held.specialty();
            if (score > bestScore) {
                bestScore = score;
                best = path.clone();
            }
            if (firstFates < 0) {
                firstFates = fates;
                firstHeld = held;
            } else if (fates != firstFates || !held.equals(firstHeld)) matters = true;
        }
    }
}
