package boardroom.games.shipshape.rules;

import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.box.Transport;
import boardroom.games.shipshape.rules.ShipShapeMove.Settle;
import java.util.ArrayList;
import java.util.List;

/** 4.7.2: what a firm may keep and maintain at the end of a week, and what the house would. */
public final class Settlements {
    /** Nothing kept, nothing paid for. */
    static final Settle NOTHING = new Settle(List.of(), List.of());

    private Settlements() {}

    /** 4.7.3: the supplies of highest worth, and the largest fleet that can be paid for. */
    public static Settle house(Firm firm, int kept) {
        return new Settle(bestSupplies(firm, kept), bestFleet(firm));
    }

    /** In the order of the play area. */
    private static List<String> bestSupplies(Firm firm, int kept) {
        List<SupplyInPlay> upright = new ArrayList<>();
        for (SupplyInPlay supply : firm.supplies) if (!supply.rotated()) upright.add(supply);
        List<SupplyInPlay> best = new ArrayList<>(upright);
        best.sort((a, b) -> Integer.compare(b.card().worth(), a.card().worth()));
        best = best.subList(0, Math.min(kept, best.size()));
        upright.retainAll(best);
        return upright.stream().map(supply -> supply.card().id()).toList();
    }

    /** Largest capacity; larger maintenance; first in the play area. */
    private static List<String> bestFleet(Firm firm) {
        List<Transport> best = List.of();
        for (List<Transport> fleet : payable(firm)) if (isBetter(fleet, best)) best = fleet;
        return ids(best);
    }

    private static boolean isBetter(List<Transport> fleet, List<Transport> than) {
        int more = capacity(fleet) - capacity(than);
        return more != 0
                ? more > 0
                : maintenance(fleet).count() > maintenance(than).count();
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

    /** The sets of rotated transports that can be paid together, in the order in which places are compared. */
    private static List<List<Transport>> payable(Firm firm) {
        List<List<Transport>> sets = new ArrayList<>();
        addPayable(firm, 0, List.of(), firm.tokens, sets);
        return sets;
    }

    private static void addPayable(
            Firm firm, int from, List<Transport> fleet, Tokens left, List<List<Transport>> sets) {
        sets.add(fleet);
        for (int i = from; i < firm.transports.length; i++) {
            Transport card = firm.transports[i].card();
            if (!firm.transports[i].rotated() || !left.covers(card.maintenance())) continue;
            List<Transport> more = new ArrayList<>(fleet);
            more.add(card);
            addPayable(firm, i + 1, more, left.minus(card.maintenance()), sets);
        }
    }

    /** The sets of upright supplies that may be kept, the largest first. */
    private static List<List<String>> keepable(Firm firm, int kept) {
        List<List<String>> sets = new ArrayList<>();
        addKeepable(firm, 0, List.of(), kept, sets);
        sets.sort((a, b) -> Integer.compare(b.size(), a.size()));
        return sets;
    }

    private static void addKeepable(Firm firm, int from, List<String> keep, int kept, List<List<String>> sets) {
        sets.add(keep);
        if (keep.size() == kept) return;
        for (int i = from; i < firm.supplies.length; i++) {
            if (firm.supplies[i].rotated()) continue;
            List<String> more = new ArrayList<>(keep);
            more.add(firm.supplies[i].card().id());
            addKeepable(firm, i + 1, more, kept, sets);
        }
    }

    /** All legal settlements, that of the house first. */
    public static List<Settle> all(Firm firm, int kept) {
        Settle house = house(firm, kept);
        List<Settle> all = new ArrayList<>();
        all.add(house);
        List<List<Transport>> fleets = payable(firm);
        for (List<String> keep : keepable(firm, kept))
            for (List<Transport> fleet : fleets) {
                Settle settle = new Settle(keep, ids(fleet));
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

    private static List<String> ids(List<Transport> fleet) {
        return fleet.stream().map(Transport::id).toList();
    }
}
