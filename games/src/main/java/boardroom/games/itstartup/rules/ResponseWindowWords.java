package boardroom.games.itstartup.rules;

import boardroom.engine.CardName;
import boardroom.engine.Kind;
import boardroom.engine.Preview;
import boardroom.engine.Seat;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.rules.Counters.CounterOption;
import boardroom.games.itstartup.rules.StartupMove.Respond;

/** What an attack says to each seat. */
public record ResponseWindowWords(ResponseWindow window) implements Words<StartupState, Respond> {
    @Kind("prompt")
    sealed interface Question extends Sentence {
        record Answer(CardCopy card, @Seat int seat) implements Question {}

        record AnswerOf(@Seat int seat, CardCopy card, @Seat int attacker) implements Question {}
    }

    @Kind("detail")
    sealed interface Detail extends Sentence {
        record Answer(CardCopy card, int price) implements Detail {}
    }

    @Kind("choice")
    sealed interface Label extends Sentence {
        record LetItHappen() implements Label {}

        record Pay(int price, String payee) implements Label {}

        record Block(@CardName String employee, int price) implements Label {}
    }

    @Override
    public Line ask(StartupState s, int seat) {
        Resolving attack = s.resolving();
        return Line.of(new Question.Answer(attack.card(), s.active), new Detail.Answer(attack.card(), attack.paid()));
    }

    @Override
    public Line wait(StartupState s, int seat, Seats owing) {
        return Line.of(new Question.AnswerOf(owing.first(), s.resolving().card(), s.active));
    }

    @Override
    public Sentence label(StartupState s, int seat, Respond move) {
        CounterOption counter = window.option(s, move);
        if (counter == null) return new Label.LetItHappen();
        return counter.employee() == null
                ? new Label.Pay(counter.price(), counter.payee().id())
                : new Label.Block(counter.employee(), counter.price());
    }

    @Override
    public boolean isMain(StartupState s, int seat, Respond move) {
        return move.isPass();
    }

    @Override
    public Preview preview(StartupState s, int seat, Respond move) {
        return Previews.of(window, s, seat, move);
    }
}
