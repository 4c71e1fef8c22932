package boardroom.games.shipit.sense;

import boardroom.engine.Sentence;
import boardroom.engine.phases.Sense;
import boardroom.games.shipit.box.Product;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.rules.Actions;
import boardroom.games.shipit.rules.Company;
import boardroom.games.shipit.rules.Engineer;
import boardroom.games.shipit.rules.PlanRules;
import boardroom.games.shipit.rules.ShipMove;
import boardroom.games.shipit.rules.ShipState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a good player thinks of a place (section 10): what the plan gains by it. */
public final class PlanSense implements Sense<ShipState, ShipMove> {
    private final ShipBox box;
    private final Actions actions;
    private final CompanyWorth worth;
    private final Weights.Plan weights;
    private final PlanReasons reasons;

    public PlanSense(ShipBox box, CompanyWorth worth, Weights.Plan weights) {
        this.box = box;
        this.actions = new Actions(box);
        this.worth = worth;
        this.weights = weights;
        this.reasons = new PlanReasons(box, actions, this, worth);
    }

    @Override
    public void scores(ShipState s, int seat, List<? extends ShipMove> moves, double[] out) {
        Company c = s.companies[seat];
        double now = worth.afterPlan(s, c.copy());
        double least = 0;
        double most = 0;
        for (int i = 0; i < moves.size(); i++)
            if (moves.get(i) instanceof ShipMove.Place place) {
                out[i] = place(s, c, c.employed(place.engineer()), actions.place(place.action()), place.ai(), now);
                least = Math.min(least, out[i]);
                most = Math.max(most, out[i]);
            }
        // Nobody pivots or says a last word while somebody is on the bench.
        double never = least - (most - least) - 1;
        for (int i = 0; i < moves.size(); i++)
            if (!(moves.get(i) instanceof ShipMove.Place))
                out[i] = c.isFullyPlanned() ? afterAll(s, c, moves.get(i), now) : never;
    }

    /** What a place brings, in points, beyond what the plan is worth now. */
    private double place(ShipState s, Company c, Engineer engineer, int action, boolean ai, double now) {
        Company with = c.copy();
        PlanRules.place(with, engineer.id(), action, ai);
        double gain = worth.afterPlan(s, with) - now;
        if (actions.isLimited(action)) gain += weights.scarce();
        boolean early = c.bench() > 1;
        return early && engineer.isOwl() ? gain - weights.owlTooEarly() : gain;
    }

    /** What every action that is unlocked would bring by this engineer, without AI and with it. */
    double[] gains(ShipState s, Company c, Engineer engineer) {
        double[] gains = new double[2 * actions.all.length];
        double now = worth.afterPlan(s, c.copy());
        for (int a = 0; a < actions.all.length; a++) {
            if (!actions.isUnlocked(s, a)) continue;
            gains[2 * a] = place(s, c, engineer, a, false, now);
            boolean ai = actions.all[a].aiAllowed() && c.ai > 0;
            gains[2 * a + 1] = ai ? place(s, c, engineer, a, true, now) : gains[2 * a];
        }
        return gains;
    }

    private double afterAll(ShipState s, Company c, ShipMove move, double now) {
        if (!(move instanceof ShipMove.Pivot(String id))) return 0;
        Product product = ShipBox.find(box.products(), id);
        if (product == null) return 0;
        Company with = c.copy();
        with.product = product;
        return worth.afterPlan(s, with) - now - weights.clearGain();
    }

    @Override
    public @Nullable Sentence reason(ShipState s, int seat, ShipMove move) {
        return reasons.of(s, s.companies[seat], move);
    }

    /** What counts in a position sees open plans as if they were carried out. */
    @Override
    public boolean isQuiet(ShipState s) {
        return true;
    }
}
