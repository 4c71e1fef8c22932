package boardroom.games.itstartup.rules;

import boardroom.engine.Kind;
import boardroom.engine.Prompt;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.rules.StartupMove.GiveBack;
import java.util.List;

/** What the mulligan says to each seat. */
public record MulliganWords(Mulligan mulligan) implements Words<StartupState, GiveBack> {
    @Kind("prompt")
    sealed interface Question extends Sentence {
        record Mulligan() implements Question {}

        record MulliganChosen() implements Question {}

        record MulliganOthers() implements Question {}
    }

    @Kind("detail")
    sealed interface Detail extends Sentence {
        record Mulligan(int die, int spend) implements Detail {}

        record ChosenSoFar(int chosen, int seats) implements Detail {}
    }

    @Kind("choice")
    sealed interface Label extends Sentence {
        record KeepAll() implements Label {}

        record Swap(List<CardCopy> cards) implements Label {}
    }

    @Override
    public Line ask(StartupState s, int seat) {
        return Line.of(new Question.Mulligan(), new Detail.Mulligan(s.die, mulligan.firstSpending(s)));
    }

    @Override
    public Line wait(StartupState s, int seat, Seats owing) {
        return Line.of(
                seat == Prompt.WATCHER ? new Question.MulliganOthers() : new Question.MulliganChosen(),
                new Detail.ChosenSoFar(s.seats() - owing.count(), s.seats()));
    }

    @Override
    public Sentence label(StartupState s, int seat, GiveBack move) {
        if (move.cards().isEmpty()) return new Label.KeepAll();
        return new Label.Swap(move.cards().stream().map(mulligan::card).toList());
    }

    @Override
    public boolean isMain(StartupState s, int seat, GiveBack move) {
        return move.cards().isEmpty();
    }
}
