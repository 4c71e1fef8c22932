package boardroom.games.shipit;

import boardroom.games.shipit.box.Product;
import org.jspecify.annotations.Nullable;

/** What a good player thinks of a place (section 10): what the plan gains by it. */
final class PlanSense {
    private static final double NEVER = -1000;
    private static final double SCARCE = 0.5;
    private static final double OWL_TOO_EARLY = 1.5;
    private static final double CLEAR_GAIN = 3;

    private final Book book;
    private final Outlook outlook;

    PlanSense(Book book, Outlook outlook) {
        this.book = book;
        this.outlook = outlook;
    }

    double prior(ShipState s, Company c, ShipMove move) {
        return switch (move) {
            case ShipMove.Place place -> place(s, c, place);
            case ShipMove.Pivot(String product) -> pivot(s, c, product);
            default -> c.isFullyPlanned() ? 0 : NEVER;
        };
    }

    private double place(ShipState s, Company c, ShipMove.Place place) {
        Company with = c.copy();
        int action = book.action(place.action());
        PlanRules.place(with, place.engineer(), action, place.ai());
        double gain = outlook.afterPlan(s, with) - outlook.afterPlan(s, c);
        if (book.isLimited(action)) gain += SCARCE;
        boolean early = c.bench() > 1;
        return early && c.employed(place.engineer()).isOwl() ? gain - OWL_TOO_EARLY : gain;
    }

    private double pivot(ShipState s, Company c, @Nullable String id) {
        Product product = Corporations.find(book.box.products(), id);
        if (product == null || !c.isFullyPlanned()) return NEVER;
        Company with = c.copy();
        with.product = product;
        return outlook.afterPlan(s, with) - outlook.afterPlan(s, c) - CLEAR_GAIN;
    }
}
