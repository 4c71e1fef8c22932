package boardroom.games.shipit.rules;

import boardroom.engine.Kind;
import boardroom.engine.Preview;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.shipit.box.EventCard;
import boardroom.games.shipit.rules.Units.Money;
import java.util.List;

/** What 4.7 says. */
public record EventWords(EventPhase phase) implements Words<ShipState, ShipMove.Respond> {
    @Override
    public Line ask(ShipState s, int seat) {
        return Line.of(new Question.PayOrTakeIt(s.event(), phase.rules.price()), new Detail.Event());
    }

    @Override
    public Line wait(ShipState s, int seat, Seats owing) {
        return WaitingFor.line(new Question.AnswersAreGiven(s.event()), owing);
    }

    @Override
    public Sentence label(ShipState s, int seat, ShipMove.Respond move) {
        return move.pay() ? new Label.Pay(phase.rules.price()) : new Label.TakeIt();
    }

    @Override
    public boolean isMain(ShipState s, int seat, ShipMove.Respond move) {
        return move.pay();
    }

    @Override
    public Preview preview(ShipState s, int seat, ShipMove.Respond move) {
        return new Preview(Track.changes(s.companies[seat], phase.after(s, seat, move)), List.of());
    }

    /** What is asked, and what the others do. */
    @Kind("prompt")
    sealed interface Question extends Sentence {
        record PayOrTakeIt(EventCard event, @Money int price) implements Question {}

        record AnswersAreGiven(EventCard event) implements Question {}
    }

    /** What to keep in mind. */
    @Kind("detail")
    sealed interface Detail extends Sentence {
        record Event() implements Detail {}
    }

    /** What stands on the buttons. */
    @Kind("choice")
    sealed interface Label extends Sentence {
        record Pay(@Money int price) implements Label {}

        record TakeIt() implements Label {}
    }
}
