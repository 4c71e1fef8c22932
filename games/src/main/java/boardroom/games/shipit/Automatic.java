package boardroom.games.shipit;

import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A phase nobody decides anything in. */
abstract class Automatic implements ShipPhase {
    @Override
    public Seats owes(ShipState s) {
        return Seats.NONE;
    }

    @Override
    public void moves(ShipState s, int seat, Consumer<? super ShipMove> out) {}

    @Override
    public Say refusal(ShipState s, int seat, ShipMove move) {
        return Refusals.notInThisPhase();
    }

    @Override
    public void play(ShipState s, int seat, ShipMove move, Events events) {
        throw new IllegalStateException("nobody decides anything in " + id());
    }

    @Override
    public Prompt prompt(ShipState s, int seat) {
        return Prompt.waiting(id(), "4", Sentences.watch());
    }

    @Override
    public ShipMove timeout(ShipState s, int seat) {
        throw new IllegalStateException("no clock runs in " + id());
    }

    @Override
    public @Nullable Pace pace(ShipState s) {
        return null;
    }

    @Override
    public double prior(ShipState s, int seat, ShipMove move) {
        return 0;
    }
}
