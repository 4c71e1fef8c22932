package boardroom.games.itstartup.rules;

import boardroom.engine.CardName;
import boardroom.engine.Kind;
import boardroom.engine.Seat;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.itstartup.rules.StartupMove.Pick;

/** What a look at the deck says to each seat. */
public record LookAndTakeWords(LookAndTake look) implements Words<StartupState, Pick> {
    @Kind("prompt")
    sealed interface Question extends Sentence {
        record Pick() implements Question {}

        record PickOf(@Seat int seat, int count) implements Question {}
    }

    @Kind("detail")
    sealed interface Detail extends Sentence {
        record Pick(int under) implements Detail {}
    }

    @Kind("choice")
    sealed interface Label extends Sentence {
        record Pick(@CardName String card) implements Label {}
    }

    @Override
    public Line ask(StartupState s, int seat) {
        return Line.of(new Question.Pick(), new Detail.Pick(s.looking - 1));
    }

    @Override
    public Line wait(StartupState s, int seat, Seats owing) {
        return Line.of(new Question.PickOf(s.active, s.looking));
    }

    @Override
    public Sentence label(StartupState s, int seat, Pick move) {
        return new Label.Pick(move.card());
    }
}
