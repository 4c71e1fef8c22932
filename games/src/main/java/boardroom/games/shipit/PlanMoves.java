package boardroom.games.shipit;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Say;
import boardroom.games.shipit.box.Product;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The moves of Planning that its stages share. */
final class PlanMoves {
    /** More engineers than a play usually sees; their moves are made once. */
    private static final int MADE = 192;

    private final Book book;
    private final PlanRules rules;
    private final ShipMove.Place[] places;
    private final ShipMove.Pivot[] pivots;

    PlanMoves(Book book, PlanRules rules) {
        this.book = book;
        this.rules = rules;
        this.places = new ShipMove.Place[MADE * book.actions.length * 2];
        for (int i = 0; i < places.length; i++) {
            int pair = i / 2;
            places[i] = new ShipMove.Place(
                    pair / book.actions.length, book.actions[pair % book.actions.length].id(), i % 2 == 1);
        }
        this.pivots = new ShipMove.Pivot[book.box.products().size()];
        for (int i = 0; i < pivots.length; i++)
            pivots[i] = new ShipMove.Pivot(book.box.products().get(i).id());
    }

    ShipMove.Place place(int engineer, int action, boolean ai) {
        return engineer < MADE
                ? places[(engineer * book.actions.length + action) * 2 + (ai ? 1 : 0)]
                : new ShipMove.Place(engineer, book.actions[action].id(), ai);
    }

    /** Every legal place of every engineer on the bench. */
    void places(ShipState s, Company c, boolean checksSlots, Consumer<? super ShipMove> out) {
        if (c.isFullyPlanned()) return;
        int open = rules.open(s, c, checksSlots);
        boolean aiLeft = c.aiUses() < c.ai;
        for (Engineer engineer : c.roster) {
            if (c.entryOf(engineer.id()) >= 0) continue;
            boolean ai = aiLeft && !engineer.refusesAi();
            for (int rest = open; rest != 0; rest &= rest - 1) {
                int a = Integer.numberOfTrailingZeros(rest);
                out.accept(place(engineer.id(), a, false));
                if (ai && book.actions[a].aiAllowed()) out.accept(place(engineer.id(), a, true));
            }
        }
    }

    void pivots(Company c, Consumer<? super ShipMove> out) {
        for (ShipMove.Pivot pivot : pivots) if (!c.product.id().equals(pivot.product())) out.accept(pivot);
    }

    @Nullable Say refusePivot(Company c, @Nullable String product) {
        if (c.pivots == 0) return Refusals.noPivot();
        if (Corporations.find(book.box.products(), product) == null) return Refusals.noSuchCard();
        return c.product.id().equals(product) ? Refusals.sameProduct() : null;
    }

    static void pivot(Company c, Product product, Events events) {
        c.product = product;
        c.pivots--;
        if (events.listening()) events.tell(new ShipEvent.Pivoted(new Arg.Seat(c.seat), new Arg.CardId(product.id())));
    }
}
