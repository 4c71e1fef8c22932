package boardroom.games.shipshape.rules;

import boardroom.engine.Kind;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Line;

/** What everybody else is told while these decide something. */
@Kind("prompt")
record Waiting(Seats seats, Decision decision) implements Sentence {
    /** What is being decided, in a word or two. */
    @Kind("decision")
    sealed interface Decision extends Sentence {
        record Collect() implements Decision {}

        record Business() implements Decision {}

        record Answer() implements Decision {}

        record Choose() implements Decision {}

        record JointAnswer() implements Decision {}

        record Store() implements Decision {}

        record Settle() implements Decision {}
    }

    static Line line(Seats owing, Decision decision) {
        return Line.of(new Waiting(owing, decision));
    }
}
