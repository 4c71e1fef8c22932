package boardroom.games.itstartup.rules;

import boardroom.engine.CardName;
import boardroom.engine.Kind;
import boardroom.engine.Preview;
import boardroom.engine.Seat;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.itstartup.rules.StartupMove.UseBonus;

/** What the planning bonus says to each seat. */
public record PlanningBonusWords(PlanningBonus bonus) implements Words<StartupState, UseBonus> {
    @Kind("prompt")
    sealed interface Question extends Sentence {
        record Bonus() implements Question {}

        record BonusOf(@Seat int seat) implements Question {}
    }

    @Kind("detail")
    sealed interface Detail extends Sentence {
        record Bonus(int points) implements Detail {}
    }

    @Kind("choice")
    sealed interface Label extends Sentence {
        record Rest(@CardName String employee) implements Label {}

        record RestNobody() implements Label {}
    }

    @Override
    public Line ask(StartupState s, int seat) {
        return Line.of(new Question.Bonus(), new Detail.Bonus(s.pointsOf(seat)));
    }

    @Override
    public Line wait(StartupState s, int seat, Seats owing) {
        return Line.of(new Question.BonusOf(s.active));
    }

    @Override
    public Sentence label(StartupState s, int seat, UseBonus move) {
        return move.employee() == null ? new Label.RestNobody() : new Label.Rest(move.employee());
    }

    @Override
    public Preview preview(StartupState s, int seat, UseBonus move) {
        return Previews.of(bonus, s, seat, move);
    }
}
