package boardroom.games.itstartup.sense;

import boardroom.engine.Kind;
import boardroom.engine.Seat;
import boardroom.engine.Sentence;
import boardroom.games.itstartup.box.CardCopy;

/** What hiring somebody now also does, to stand at the end of a sentence. */
@Kind("hire-effect")
sealed interface HireEffect extends Sentence {
    record Draws(int cards) implements HireEffect {}

    record DrawsFree(int cards) implements HireEffect {}

    record Looks(int cards) implements HireEffect {}

    record Sends(CardCopy employee, @Seat int rival) implements HireEffect {}

    record Tires(CardCopy employee, @Seat int rival) implements HireEffect {}

    record TakesOver(CardCopy employee, @Seat int rival) implements HireEffect {}

    record Rests(CardCopy employee) implements HireEffect {}

    record RestsAll(int count) implements HireEffect {}

    record Returns(CardCopy employee) implements HireEffect {}

    record Guards(int price) implements HireEffect {}
}
