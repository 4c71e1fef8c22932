package boardroom.engine;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A phase nobody decides anything in: it happens by itself, or the game is over. */
public interface SilentPhase<S extends State<S>, M extends Move> extends Phase<S, M> {
    @Override
    default Seats owes(S s) {
        return Seats.NONE;
    }

    @Override
    default void moves(S s, int seat, Consumer<? super M> out) {}

    @Override
    default void play(S s, int seat, M move, Events events) {
        throw new IllegalStateException("nobody decides anything here, but seat " + seat + " plays " + move);
    }

    @Override
    default M timeout(S s, int seat) {
        throw new IllegalStateException("no clock runs here");
    }

    @Override
    default @Nullable Pace pace(S s) {
        return null;
    }

    @Override
    default double prior(S s, int seat, M move) {
        return 0;
    }
}
