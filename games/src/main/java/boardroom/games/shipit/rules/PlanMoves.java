package boardroom.games.shipit.rules;

import boardroom.games.shipit.box.Product;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.rules.ShipMove.PlanMove;
import java.util.function.Consumer;

/** The moves of Planning that its stages list and offer alike. */
final class PlanMoves {
    /** More engineers than a play usually sees; their moves are made once. */
    private static final int MADE = 192;

    private final Actions actions;
    private final PlanRules rules;
    private final ShipMove.Place[] places;
    private final ShipMove.Pivot[] pivots;

    PlanMoves(ShipBox box, Actions actions, PlanRules rules) {
        this.actions = actions;
        this.rules = rules;
        int count = actions.all.length;
        this.places = new ShipMove.Place[MADE * count * 2];
        for (int i = 0; i < places.length; i++) {
            int pair = i / 2;
            places[i] = new ShipMove.Place(pair / count, actions.all[pair % count].id(), i % 2 == 1);
        }
        this.pivots = new ShipMove.Pivot[box.products().size()];
        for (int i = 0; i < pivots.length; i++)
            pivots[i] = new ShipMove.Pivot(box.products().get(i).id());
    }

    private ShipMove.Place place(int engineer, int action, boolean ai) {
        return engineer < MADE
                ? places[(engineer * actions.all.length + action) * 2 + (ai ? 1 : 0)]
                : new ShipMove.Place(engineer, actions.all[action].id(), ai);
    }

    /**
     * Every legal place of the next engineer on the bench, for one order of placing is as good as another; and the pivots
     * of who has marked none.
     */
    void list(ShipState s, Company c, boolean checksSlots, Consumer<? super PlanMove> out) {
        places(s, c, checksSlots, out);
        if (c.pivots > 0 && c.pivotMark == null)
            for (ShipMove.Pivot pivot : pivots) if (!c.product.id().equals(pivot.product())) out.accept(pivot);
    }

    private void places(ShipState s, Company c, boolean checksSlots, Consumer<? super PlanMove> out) {
        if (c.isFullyPlanned()) return;
        Engineer engineer = next(c);
        boolean ai = !engineer.refusesAi() && c.aiUses() < c.ai;
        for (int rest = rules.open(s, c, checksSlots); rest != 0; rest &= rest - 1) {
            int a = Integer.numberOfTrailingZeros(rest);
            out.accept(place(engineer.id(), a, false));
            if (ai && actions.all[a].aiAllowed()) out.accept(place(engineer.id(), a, true));
        }
    }

    /** The first on the bench in roster order; Night Owls want to be last. */
    private static Engineer next(Company c) {
        Engineer owl = null;
        for (Engineer engineer : c.roster) {
            if (c.entryOf(engineer.id()) >= 0) continue;
            if (!engineer.isOwl()) return engineer;
            if (owl == null) owl = engineer;
        }
        if (owl == null) throw new IllegalStateException("nobody is on the bench");
        return owl;
    }

    /** Places are taken on the board; the bar offers to pivot, or not to after all. */
    void offerPivots(Company c, Consumer<? super ShipMove.Pivot> out) {
        Product marked = c.pivotMark;
        if (c.pivots > 0)
            for (ShipMove.Pivot pivot : pivots)
                if (!c.product.id().equals(pivot.product())
                        && (marked == null || !marked.id().equals(pivot.product()))) out.accept(pivot);
        if (marked != null) out.accept(new ShipMove.Pivot(null));
    }
}
