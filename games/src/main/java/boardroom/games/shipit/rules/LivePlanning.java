package boardroom.games.shipit.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Refusal;
import boardroom.engine.phases.Together;
import boardroom.games.shipit.box.Clocks;
import boardroom.games.shipit.box.Product;
import boardroom.games.shipit.box.Terms;
import boardroom.games.shipit.rules.ShipMove.LiveMove;
import boardroom.games.shipit.rules.ShipMove.PlanMove;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.3, Stage 2: claims in the open, first come first served, until all are locked. */
public final class LivePlanning implements Together<ShipState, LiveMove> {
    final Plans plans;
    private final Actions actions;
    private final PlanRules rules;
    private final Clocks clocks;

    public LivePlanning(Plans plans) {
        this.plans = plans;
        this.actions = plans.actions;
        this.rules = plans.rules;
        this.clocks = plans.clocks;
    }

    @Override
    public boolean isPlayed(ShipState s) {
        return s.terms.planning() != Terms.Planning.TURNS;
    }

    @Override
    public boolean isDeciding(ShipState s, int seat) {
        return !s.companies[seat].locked;
    }

    @Override
    public void offers(ShipState s, int seat, Consumer<? super LiveMove> out) {
        out.accept(ShipMove.Lock.NOW);
        plans.moves.offerPivots(s.companies[seat], out);
    }

    @Override
    public void moves(ShipState s, int seat, Consumer<? super LiveMove> out) {
        if (!isDeciding(s, seat)) return;
        plans.moves.list(s, s.companies[seat], true, out);
        if (s.companies[seat].isFullyPlanned()) out.accept(ShipMove.Lock.NOW);
    }

    @Override
    public @Nullable Refusal refuse(ShipState s, int seat, LiveMove move) {
        Company c = s.companies[seat];
        return switch (move) {
            case ShipMove.Lock _ -> c.isFullyPlanned() ? null : new PlanRefusal.NotAllPlaced();
            case PlanMove edit -> rules.refusal(s, c, edit, true);
        };
    }

    @Override
    public void play(ShipState s, int seat, LiveMove move, Events events) {
        Company c = s.companies[seat];
        switch (move) {
            case ShipMove.Lock _ -> {
                c.locked = true;
                events.tell(new ShipEvent.PlanLocked(new Arg.Seat(seat)));
            }
            case ShipMove.Pivot(String id) -> {
                Product product = rules.product(id);
                if (product != null) PlanRules.pivot(c, product, events);
            }
            case PlanMove edit -> {
                int held = slots(c);
                rules.edit(c, edit);
                tellSlots(c, held, slots(c), events);
            }
        }
    }

    /** The limited actions on which a company holds a slot, as a mask. */
    private int slots(Company c) {
        int held = 0;
        for (PlanEntry entry : c.plan) if (actions.isLimited(entry.action())) held |= 1 << entry.action();
        return held;
    }

    /** The first of a company on a limited action claims a slot of it, the last one leaves it free. */
    private void tellSlots(Company c, int before, int now, Events events) {
        for (int taken = now & ~before; taken != 0; taken &= taken - 1)
            events.tell(new ShipEvent.SlotTaken(new Arg.Seat(c.seat), first(taken)));
        for (int freed = before & ~now; freed != 0; freed &= freed - 1)
            events.tell(new ShipEvent.SlotFreed(new Arg.Seat(c.seat), first(freed)));
    }

    private Arg.CardId first(int mask) {
        return new Arg.CardId(actions.all[Integer.numberOfTrailingZeros(mask)].id());
    }

    /** Whoever is still on the bench pays down debt. */
    @Override
    public void timeout(ShipState s, int seat, Events events) {
        rules.placeTheRest(s.companies[seat]);
        s.companies[seat].locked = true;
        events.tell(new ShipEvent.TimedOut(new Arg.Seat(seat)));
    }

    @Override
    public Pace pace(ShipState s) {
        int opening = s.terms.planning() == Terms.Planning.LIVE ? clocks.planningOpeningSeconds() : 0;
        return Clocks.pace(owes(s), opening + clocks.planningLiveSeconds());
    }
}
