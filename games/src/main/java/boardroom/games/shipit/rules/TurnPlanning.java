package boardroom.games.shipit.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Refusal;
import boardroom.engine.phases.Turn;
import boardroom.games.shipit.box.Clocks;
import boardroom.games.shipit.box.Product;
import boardroom.games.shipit.box.Terms;
import boardroom.games.shipit.rules.ShipMove.PlanMove;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Option `planning=turns`: one engineer at a time, in draft order, all in the open. */
public final class TurnPlanning implements Turn<ShipState, PlanMove> {
    final Plans plans;
    private final Actions actions;
    private final PlanRules rules;

    public TurnPlanning(Plans plans) {
        this.plans = plans;
        this.actions = plans.actions;
        this.rules = plans.rules;
    }

    @Override
    public boolean isPlayed(ShipState s) {
        return s.terms.planning() == Terms.Planning.TURNS;
    }

    @Override
    public void open(ShipState s, Events events) {
        s.turn = 0;
    }

    /** Round after round in draft order: who has placed fewest of those with an engineer left. */
    @Override
    public int decider(ShipState s) {
        int next = NOBODY;
        for (int seat : s.order) {
            Company c = s.companies[seat];
            if (!c.isFullyPlanned() && (next == NOBODY || placed(c) < placed(s.companies[next]))) next = seat;
        }
        return next;
    }

    private static int placed(Company c) {
        return c.plan.length - c.forced;
    }

    @Override
    public void offers(ShipState s, int seat, Consumer<? super PlanMove> out) {
        Company c = s.companies[seat];
        out.accept(new ShipMove.Place(firstOnTheBench(c).id(), actions.all[actions.payDown].id(), false));
        plans.moves.offerPivots(c, out);
    }

    @Override
    public void moves(ShipState s, int seat, Consumer<? super PlanMove> out) {
        if (decider(s) == seat) plans.moves.list(s, s.companies[seat], true, out);
    }

    @Override
    public @Nullable Refusal refuse(ShipState s, PlanMove move) {
        Company c = s.companies[decider(s)];
        return switch (move) {
            case ShipMove.Remove _, ShipMove.SetAi _ -> new PlanRefusal.PlacesAreFinal();
            case ShipMove.Place place
            when c.entryOf(place.engineer()) >= 0 && !c.isForced(place.engineer()) -> new PlanRefusal.PlacesAreFinal();
            default -> rules.refusal(s, c, move, true);
        };
    }

    @Override
    public void play(ShipState s, int seat, PlanMove move, Events events) {
        Company c = s.companies[seat];
        if (move instanceof ShipMove.Place(int engineer, String action, boolean ai))
            place(s, c, new PlanEntry(engineer, actions.place(action), ai), events);
        else if (move instanceof ShipMove.Pivot(String id)) {
            Product product = rules.product(id);
            if (product != null) PlanRules.pivot(c, product, events);
        }
    }

    private void place(ShipState s, Company c, PlanEntry entry, Events events) {
        PlanRules.place(c, entry.engineer(), entry.action(), entry.ai());
        c.locked = c.isFullyPlanned();
        s.turn++;
        Engineer engineer = c.employed(entry.engineer());
        events.tell(new ShipEvent.Placed(
                new Arg.Seat(c.seat),
                engineer.name(),
                engineer.id(),
                new Arg.CardId(actions.all[entry.action()].id()),
                entry.ai() ? 1 : 0));
    }

    /** Somebody pays down debt. */
    @Override
    public void timeout(ShipState s, int seat, Events events) {
        Company c = s.companies[seat];
        events.tell(new ShipEvent.TimedOut(new Arg.Seat(seat)));
        place(s, c, new PlanEntry(firstOnTheBench(c).id(), actions.payDown, false), events);
    }

    boolean isPayingDown(ShipMove.Place place) {
        return actions.place(place.action()) == actions.payDown;
    }

    private static Engineer firstOnTheBench(Company c) {
        for (Engineer engineer : c.roster) if (c.entryOf(engineer.id()) < 0) return engineer;
        throw new IllegalStateException("nobody is on the bench");
    }

    /** Every place is a decision, with a clock of its own. */
    @Override
    public String decision(ShipState s) {
        return "turns-" + s.round + "-" + s.turn;
    }

    @Override
    public Pace pace(ShipState s) {
        return Clocks.pace(owes(s), plans.clocks.planningLiveSeconds());
    }
}
