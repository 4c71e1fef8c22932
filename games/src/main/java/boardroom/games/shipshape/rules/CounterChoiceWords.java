package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Kind;
import boardroom.engine.Preview;
import boardroom.engine.Seat;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.shipshape.rules.ShipShapeMove.Choose;

/** What the counter-offers say to the player who asked; all terms stand as that player sees them. */
public record CounterChoiceWords(CounterChoice phase) implements Words<ShipShapeState, Choose> {
    @Kind("prompt")
    sealed interface Question extends Sentence {
        record Choose() implements Question {}
    }

    @Kind("choice")
    sealed interface Label extends Sentence {
        record TakeCounter(@Seat int seat, Arg give, Arg get) implements Label {}

        record DeclineAll() implements Label {}
    }

    @Override
    public Line ask(ShipShapeState s, int seat) {
        return Line.of(new Question.Choose());
    }

    @Override
    public Line wait(ShipShapeState s, int seat, Seats owing) {
        return Waiting.line(owing, new Waiting.Decision.Choose());
    }

    @Override
    public Sentence label(ShipShapeState s, int seat, Choose move) {
        if (move.seat() == null) return new Label.DeclineAll();
        Swap swap = CounterChoice.counter(s, move.seat());
        return new Label.TakeCounter(move.seat(), Goods.say(swap.give()), Goods.say(swap.want()));
    }

    @Override
    public Preview preview(ShipShapeState s, int seat, Choose move) {
        if (move.seat() == null) return Preview.NOTHING;
        ShipShapeState after = s.copy();
        phase.trade.strike(after, seat, move.seat(), CounterChoice.counter(s, move.seat()), Events.NONE);
        return Previews.of(s, after, seat, move.seat());
    }
}
