package boardroom.games.shipit.rules;

/** 4: lowest MAU first, then lowest money, then the seat priority drawn at setup. */
final class DraftOrder {
    private DraftOrder() {}

    static int[] of(ShipState s) {
        int[] order = s.priority.clone();
        // Seats start in the order of priority, and equals never swap.
        for (int i = 1; i < order.length; i++)
            for (int j = i; j > 0 && isBefore(s.companies[order[j]], s.companies[order[j - 1]]); j--) {
                int swapped = order[j];
                order[j] = order[j - 1];
                order[j - 1] = swapped;
            }
        return order;
    }

    private static boolean isBefore(Company a, Company b) {
        return a.mau != b.mau ? a.mau < b.mau : a.money < b.money;
    }
}
