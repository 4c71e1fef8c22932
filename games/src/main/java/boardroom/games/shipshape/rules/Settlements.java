package boardroom.games.shipshape.rules;

import boardroom.engine.Card;
import boardroom.games.shipshape.box.Supply;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.box.Transport;
import boardroom.games.shipshape.rules.ShipShapeMove.Settle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/** 4.7.2: what a firm may keep and maintain at the end of a week, and what the house would. */
public final class Settlements {
    /** Nothing kept, nothing paid for. */
    static final Settle NOTHING = new Settle(List.of(), List.of());

    private Settlements() {}

    /** 4.7.3: the supplies of highest worth, and the largest fleet that can be paid for. */
    public static Settle house(Firm firm, int kept) {
        List<Supply> supplies = upright(firm);
        List<Supply> best = new ArrayList<>(supplies);
        best.sort(Comparator.comparingInt(Supply::worth).reversed());
        if (best.size() > kept) best = best.subList(0, kept);
        List<Transport> fleet = List.of();
        for (List<Transport> other : payable(firm)) if (isBetter(other, fleet)) fleet = other;
        supplies.retainAll(best);
        return settle(supplies, fleet);
    }

    /** Larger capacity; larger maintenance. Of equal ones the first in the play area comes first. */
    private static boolean isBetter(List<Transport> fleet, List<Transport> than) {
        int more = capacity(fleet) - capacity(than);
        return more > 0
                || (more == 0 && maintenance(fleet).count() > maintenance(than).count());
    }

    private static int capacity(List<Transport> fleet) {
        int sum = 0;
        for (Transport transport : fleet) sum += transport.capacity();
        return sum;
    }

    static Tokens maintenance(List<Transport> fleet) {
        Tokens sum = Tokens.NONE;
        for (Transport transport : fleet) sum = sum.plus(transport.maintenance());
        return sum;
    }

    /** All legal settlements, that of the house first. */
    public static List<Settle> all(Firm firm, int kept) {
        Settle house = house(firm, kept);
        List<Settle> all = new ArrayList<>(List.of(house));
        List<List<Transport>> fleets = payable(firm);
        for (List<Supply> keep : sets(upright(firm), set -> set.size() <= kept))
            for (List<Transport> fleet : fleets) {
                Settle settle = settle(keep, fleet);
                if (!settle.equals(house)) all.add(settle);
            }
        return all;
    }

    /** Whether there is more than one legal settlement. */
    static boolean isChoice(Firm firm, int kept) {
        if (kept > 0) for (SupplyInPlay supply : firm.supplies) if (!supply.rotated()) return true;
        for (TransportInPlay transport : firm.transports)
            if (transport.rotated() && firm.tokens.covers(transport.card().maintenance())) return true;
        return false;
    }

    private static Settle settle(List<Supply> keep, List<Transport> maintain) {
        return new Settle(ids(keep), ids(maintain));
    }

    private static List<String> ids(List<? extends Card> cards) {
        if (cards.isEmpty()) return List.of();
        String[] ids = new String[cards.size()];
        for (int i = 0; i < ids.length; i++) ids[i] = cards.get(i).id();
        return List.of(ids);
    }

    private static List<Supply> upright(Firm firm) {
        List<Supply> upright = new ArrayList<>(firm.supplies.length);
        for (SupplyInPlay supply : firm.supplies) if (!supply.rotated()) upright.add(supply.card());
        return upright;
    }

    /** The sets of rotated transports that can be paid together. */
    private static List<List<Transport>> payable(Firm firm) {
        List<Transport> rotated = new ArrayList<>(firm.transports.length);
        for (TransportInPlay transport : firm.transports) if (transport.rotated()) rotated.add(transport.card());
        return sets(rotated, fleet -> firm.tokens.covers(maintenance(fleet)));
    }

    /** The possible sets, in the order in which their places are compared; no set is possible if a smaller one is not. */
    private static <C> List<List<C>> sets(List<C> cards, Predicate<List<C>> isPossible) {
        List<List<C>> sets = new ArrayList<>();
        addSets(List.of(), cards, isPossible, sets);
        return sets;
    }

    private static <C> void addSets(List<C> set, List<C> cards, Predicate<List<C>> isPossible, List<List<C>> sets) {
        if (!isPossible.test(set)) return;
        sets.add(set);
        for (int i = 0; i < cards.size(); i++) {
            List<C> larger = new ArrayList<>(set);
            larger.add(cards.get(i));
            addSets(larger, cards.subList(i + 1, cards.size()), isPossible, sets);
        }
    }
}
