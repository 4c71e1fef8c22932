package boardroom.engine.phases;

import boardroom.engine.Events;
import boardroom.engine.Move;

/** Puts a state that a test has laid out by hand at the opening of a phase. */
public final class InPhase {
    private InPhase() {}

    /** Opens this phase and, as long as nobody owes anything, those that follow it. */
    public static <S extends PhasedState<S, M>, M extends Move> void open(
            PhasedGame<S, M> game, S state, String phase, Events events) {
        game.enter(state, game.place(phase), events);
    }
}
