package boardroom.games.shipshape.rules;

import boardroom.engine.Kind;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.shipshape.rules.ShipShapeMove.Business;

/** What the business step says. */
public record BusinessWords(BusinessPhase phase) implements Words<ShipShapeState, Business> {
    @Kind("prompt")
    sealed interface Question extends Sentence {
        record Business() implements Question {}
    }

    @Kind("choice")
    sealed interface Label extends Sentence {
        record Pass() implements Label {}
    }

    @Override
    public Line ask(ShipShapeState s, int seat) {
        return Line.of(new Question.Business());
    }

    @Override
    public Sentence label(ShipShapeState s, int seat, Business move) {
        return new Label.Pass();
    }
}
