package boardroom.games.shipit.rules;

import boardroom.engine.Kind;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.shipit.rules.ShipMove.SprintMove;

/** What the sprint says. */
public record SprintWords(Sprint sprint) implements Words<ShipState, SprintMove> {
    @Override
    public Line ask(ShipState s, int seat) {
        Company c = s.companies[seat];
        return Line.of(
                new Question.DrawOrStop(sprint.total(c), sprint.bugs(c)),
                new Detail.Sprint(sprint.most(c) - c.drawn, sprint.numbers.sprintBugsLost()));
    }

    @Override
    public Line wait(ShipState s, int seat, Seats owing) {
        return WaitingFor.line(new Question.TokensAreDrawn(), owing);
    }

    @Override
    public Sentence label(ShipState s, int seat, SprintMove move) {
        return isMain(s, seat, move) ? new Label.Draw() : new Label.Stop();
    }

    @Override
    public boolean isMain(ShipState s, int seat, SprintMove move) {
        return move instanceof ShipMove.Draw;
    }

    /** What is asked, and what the others do. */
    @Kind("prompt")
    sealed interface Question extends Sentence {
        record DrawOrStop(int total, int bugs) implements Question {}

        record TokensAreDrawn() implements Question {}
    }

    /** What is left, and what is lost. */
    @Kind("detail")
    sealed interface Detail extends Sentence {
        record Sprint(int left, int lost) implements Detail {}
    }

    /** What stands on the buttons. */
    @Kind("choice")
    sealed interface Label extends Sentence {
        record Draw() implements Label {}

        record Stop() implements Label {}
    }
}
