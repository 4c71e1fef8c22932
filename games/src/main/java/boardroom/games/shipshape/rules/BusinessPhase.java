package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Refusal;
import boardroom.engine.phases.HouseRefusal;
import boardroom.engine.phases.Turn;
import boardroom.games.shipshape.box.ShipShapeBox;
import boardroom.games.shipshape.rules.ShipShapeMove.Business;
import boardroom.games.shipshape.rules.ShipShapeMove.Pass;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.3 and 4.4: the active player does business. */
public final class BusinessPhase implements Turn<ShipShapeState, Business> {
    private final ShipShapeBox box;

    public BusinessPhase(ShipShapeBox box) {
        this.box = box;
    }

    @Override
    public int decider(ShipShapeState s) {
        return s.acted ? NOBODY : s.active;
    }

    @Override
    public void offers(ShipShapeState s, int seat, Consumer<? super Business> out) {
        out.accept(Pass.PASS);
    }

    @Override
    public @Nullable Refusal refuse(ShipShapeState s, Business move) {
        return move instanceof Pass ? null : new HouseRefusal.NotInThisPhase();
    }

    @Override
    public void play(ShipShapeState s, int seat, Business move, Events events) {
        s.acted = true;
        events.tell(new ShipShapeEvent.Passed(new Arg.Seat(seat)));
    }

    @Override
    public void timeout(ShipShapeState s, int seat, Events events) {
        events.tell(new ShipShapeEvent.TimedOut(new Arg.Seat(seat)));
        play(s, seat, Pass.PASS, events);
    }

    @Override
    public Pace pace(ShipShapeState s) {
        return Pace.once(owes(s), TimeUnit.SECONDS.toMillis(box.clocksSeconds().business()));
    }
}
