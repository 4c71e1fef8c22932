package boardroom.games.shipit;

import java.util.ArrayList;
import java.util.List;

/** What a sheet comes to, read by its owner alone. */
final class SheetSum {
    private SheetSum() {}

    /** The bids of a sheet in the order of the award: places in the pool, highest amount first. */
    static List<Integer> walk(Company c) {
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < c.bids.length; i++) if (c.bids[i] > 0) places.add(i);
        places.sort((a, b) -> c.bids[a] != c.bids[b] ? c.bids[b] - c.bids[a] : a - b);
        return places;
    }

    /** Those it would win if nobody outbid it. */
    static List<Integer> won(Book book, ShipState s, Company c) {
        List<Integer> won = new ArrayList<>();
        int money = c.money;
        int counted = 0;
        for (int place : walk(c)) {
            int left = money - Book.price(c, c.bids[place]);
            boolean reserved = s.pool[place].isReserved();
            if ((!reserved && counted >= book.hireLimit(s, c))
                    || (c.maxHires != Company.ANY_NUMBER && won.size() >= c.maxHires)
                    || left < Math.max(0, c.keep)) continue;
            money = left;
            if (!reserved) counted++;
            won.add(place);
        }
        return won;
    }

    static int ifUnopposed(Book book, ShipState s, Company c) {
        int sum = 0;
        List<Integer> won = won(book, s, c);
        for (int place : won) sum += Book.price(c, c.bids[place]);
        return won.isEmpty() ? Math.min(Book.price(c, book.box.constants().internPrice()), c.money) : sum;
    }
}
