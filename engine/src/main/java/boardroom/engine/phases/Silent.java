package boardroom.engine.phases;

import boardroom.engine.Events;
import boardroom.engine.Move;
import boardroom.engine.Refusal;
import boardroom.engine.Seats;
import java.util.function.Consumer;

/** A phase nobody decides anything in: all of it happens when it opens. */
public interface Silent<S extends PhasedState<S, M>, M extends Move> extends Phase<S, M> {
    @Override
    void open(S s, Events events);

    @Override
    default Seats owes(S s) {
        return Seats.NONE;
    }

    @Override
    default void offers(S s, int seat, Consumer<? super M> out) {}

    @Override
    default Refusal refusal(S s, int seat, M move) {
        return new HouseRefusal.NotInThisPhase();
    }

    @Override
    default void play(S s, int seat, M move, Events events) {
        throw new IllegalStateException("nobody decides anything here, but seat " + seat + " plays " + move);
    }

    @Override
    default void timeout(S s, int seat, Events events) {
        throw new IllegalStateException("no clock runs here");
    }
}
