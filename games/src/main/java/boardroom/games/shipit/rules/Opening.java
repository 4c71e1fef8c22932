package boardroom.games.shipit.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Refusal;
import boardroom.engine.phases.Together;
import boardroom.games.shipit.box.Clocks;
import boardroom.games.shipit.box.Product;
import boardroom.games.shipit.box.Terms;
import boardroom.games.shipit.rules.ShipMove.OpeningMove;
import boardroom.games.shipit.rules.ShipMove.PlanMove;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.3, Stage 1: everyone drafts a plan in secret; then claims are granted. */
public final class Opening implements Together<ShipState, OpeningMove> {
    final Plans plans;
    private final PlanRules rules;
    private final Granting granting;

    public Opening(Plans plans) {
        this.plans = plans;
        this.rules = plans.rules;
        this.granting = new Granting(plans.actions, rules);
    }

    @Override
    public boolean isPlayed(ShipState s) {
        return s.terms.planning() == Terms.Planning.OPENING;
    }

    @Override
    public boolean isDeciding(ShipState s, int seat) {
        return !s.companies[seat].ready;
    }

    @Override
    public void offers(ShipState s, int seat, Consumer<? super OpeningMove> out) {
        out.accept(ShipMove.Ready.NOW);
        plans.moves.offerPivots(s.companies[seat], out);
    }

    @Override
    public void moves(ShipState s, int seat, Consumer<? super OpeningMove> out) {
        if (!isDeciding(s, seat)) return;
        plans.moves.list(s, s.companies[seat], false, out);
        out.accept(ShipMove.Ready.NOW);
    }

    /** A pivot is only marked here, and may be unmarked. */
    @Override
    public @Nullable Refusal refuse(ShipState s, int seat, OpeningMove move) {
        Company c = s.companies[seat];
        return switch (move) {
            case ShipMove.Ready _ -> null;
            case ShipMove.Pivot(String product) when product == null && c.pivotMark != null -> null;
            case PlanMove edit -> rules.refusal(s, c, edit, false);
        };
    }

    @Override
    public void play(ShipState s, int seat, OpeningMove move, Events events) {
        Company c = s.companies[seat];
        switch (move) {
            case ShipMove.Ready _ -> {
                c.ready = true;
                events.tell(new ShipEvent.PlanReady(new Arg.Seat(seat)));
            }
            case ShipMove.Pivot(String product) -> c.pivotMark = rules.product(product);
            case PlanMove edit -> rules.edit(c, edit);
        }
    }

    /** The plan is ready as it stands. */
    @Override
    public void timeout(ShipState s, int seat, Events events) {
        s.companies[seat].ready = true;
        events.tell(new ShipEvent.TimedOut(new Arg.Seat(seat)));
    }

    @Override
    public void close(ShipState s, Events events) {
        events.tell(() -> new ShipEvent.GrantingBegan(ShipEvent.seats(s.order)));
        for (Company company : s.companies) {
            Product marked = company.pivotMark;
            if (marked != null) PlanRules.pivot(company, marked, events);
            company.pivotMark = null;
        }
        granting.grant(s, events);
    }

    @Override
    public Pace pace(ShipState s) {
        return Clocks.pace(owes(s), plans.clocks.planningOpeningSeconds());
    }
}
