package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.Kind;
import boardroom.engine.Preview;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.shipshape.rules.ShipShapeMove.Store;

/** What storing says. */
public record StoringWords(Storing phase) implements Words<ShipShapeState, Store> {
    @Kind("prompt")
    sealed interface Question extends Sentence {
        record Store(int storage, int excess) implements Question {}
    }

    @Kind("choice")
    sealed interface Label extends Sentence {
        record Store(Arg goods) implements Label {}
    }

    @Override
    public Line ask(ShipShapeState s, int seat) {
        return Line.of(new Question.Store(s.terms.storage(), Storing.excess(s)));
    }

    @Override
    public Line wait(ShipShapeState s, int seat, Seats owing) {
        return Waiting.line(owing, new Waiting.Decision.Store());
    }

    @Override
    public Sentence label(ShipShapeState s, int seat, Store move) {
        return new Label.Store(Goods.say(move.back()));
    }

    @Override
    public boolean isMain(ShipShapeState s, int seat, Store move) {
        return move.back().equals(Storing.house(s));
    }

    @Override
    public Preview preview(ShipShapeState s, int seat, Store move) {
        Firm firm = s.active();
        return Preview.of(Previews.store(seat, firm.tokens, firm.tokens.minus(move.back())));
    }
}
