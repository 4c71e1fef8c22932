package boardroom.games.shipit.rules;

import boardroom.engine.Kind;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Line;

/** These are still at it: the line under what is happening, for whoever waits. */
@Kind("detail")
record WaitingFor(Seats seats, int count) implements Sentence {
    static Line line(Sentence happening, Seats owing) {
        return Line.of(happening, new WaitingFor(owing, owing.count()));
    }
}
