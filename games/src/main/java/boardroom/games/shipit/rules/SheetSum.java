package boardroom.games.shipit.rules;

import java.util.ArrayList;
import java.util.List;

/** What a sheet comes to, read by its owner alone. */
public final class SheetSum {
    private SheetSum() {}

    /** The bids of a sheet in the order of the award: places in the pool, highest amount first. */
    public static List<Integer> walk(Company c) {
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < c.bids.length; i++) if (c.bids[i] > 0) places.add(i);
        places.sort((a, b) -> c.bids[a] != c.bids[b] ? c.bids[b] - c.bids[a] : a - b);
        return places;
    }

    /** Those it would win if nobody outbid it. */
    public static List<Integer> won(HiringRules hiring, ShipState s, Company c) {
        List<Integer> won = new ArrayList<>();
        int money = c.money;
        int counted = 0;
        for (int place : walk(c)) {
            boolean reserved = s.pool[place].isReserved();
            if (!hiring.allows(s, c, reserved, c.bids[place], money, won.size(), counted)) continue;
            money -= HiringRules.price(c, c.bids[place]);
            if (!reserved) counted++;
            won.add(place);
        }
        return won;
    }

    public static int ifUnopposed(HiringRules hiring, ShipState s, Company c) {
        int sum = 0;
        List<Integer> won = won(hiring, s, c);
        for (int place : won) sum += HiringRules.price(c, c.bids[place]);
        return won.isEmpty() ? hiring.internPrice(c) : sum;
    }
}
