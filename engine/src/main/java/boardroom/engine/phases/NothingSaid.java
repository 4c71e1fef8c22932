package boardroom.engine.phases;

import boardroom.engine.Move;
import boardroom.engine.Sentence;

/** The words of a phase in which nobody is ever asked. */
final class NothingSaid<S extends PhasedState<S, ?>, M extends Move> implements Words<S, M> {
    @Override
    public Line ask(S s, int seat) {
        throw new IllegalStateException("nobody is asked anything here");
    }

    @Override
    public Sentence label(S s, int seat, M move) {
        throw new IllegalStateException("nothing is offered here");
    }
}
