package boardroom.games.shipit.rules;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a sheet comes to, read by its owner alone. */
public final class SheetSum {
    private SheetSum() {}

    /** A bid in the order of the award, if nobody outbid it: what is left then, or why it would not be served. */
    public record Line(
            int place, int price, int left, @Nullable Unserved why) {}

    /** The bids of a sheet in the order of the award: highest amount first. */
    public static List<Line> walk(HiringRules hiring, ShipState s, Company c) {
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < c.bids.length; i++) if (c.bids[i] > 0) places.add(i);
        places.sort((a, b) -> c.bids[a] != c.bids[b] ? c.bids[b] - c.bids[a] : a - b);
        List<Line> lines = new ArrayList<>(places.size());
        int money = c.money;
        int hires = 0;
        int counted = 0;
        for (int place : places) {
            boolean reserved = s.pool[place].isReserved();
            int price = HiringRules.price(c, c.bids[place]);
            if (!hiring.allows(s, c, reserved, c.bids[place], money, hires, counted)) {
                Unserved why = hiring.whyNot(s, c, reserved, c.bids[place], money, hires, counted);
                lines.add(new Line(place, price, money, why));
                continue;
            }
            money -= price;
            hires++;
            if (!reserved) counted++;
            lines.add(new Line(place, price, money, null));
        }
        return lines;
    }

    public static int ifUnopposed(HiringRules hiring, ShipState s, Company c) {
        int sum = 0;
        boolean hires = false;
        for (Line line : walk(hiring, s, c)) {
            if (line.why != null) continue;
            sum += line.price;
            hires = true;
        }
        return hires ? sum : hiring.internPrice(c);
    }
}
