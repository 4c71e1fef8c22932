package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Kind;
import boardroom.engine.Preview;
import boardroom.engine.Say;
import boardroom.engine.Seat;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.offers.Offer;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.shipshape.rules.ShipShapeMove.Accept;
import boardroom.games.shipshape.rules.ShipShapeMove.Counter;
import boardroom.games.shipshape.rules.ShipShapeMove.Decline;
import boardroom.games.shipshape.rules.ShipShapeMove.Reply;

/** What an offer says to those who were asked; the terms stand as they see them. */
public record OfferAnswersWords(OfferAnswers phase) implements Words<ShipShapeState, Reply> {
    @Kind("prompt")
    sealed interface Question extends Sentence {
        record Answer(@Seat int active) implements Question {}

        record AnswerNoCounter(@Seat int active) implements Question {}

        record AnswerInvitation(@Seat int active) implements Question {}
    }

    @Kind("detail")
    sealed interface Detail extends Sentence {
        record Terms(Arg give, Arg get) implements Detail {}
    }

    @Kind("choice")
    sealed interface Label extends Sentence {
        record Accept(Arg give, Arg get) implements Label {}

        record Decline() implements Label {}

        record DeclineBecause(Say why) implements Label {}

        record Counter(Arg give, Arg want) implements Label {}
    }

    @Override
    public Line ask(ShipShapeState s, int seat) {
        Offer<Swap> offer = phase.asked(s);
        if (offer.terms().isInvitation()) return Line.of(new Question.AnswerInvitation(offer.by()));
        Question question =
                s.terms.counterOffers() ? new Question.Answer(offer.by()) : new Question.AnswerNoCounter(offer.by());
        return Line.of(
                question,
                new Detail.Terms(
                        Goods.say(offer.terms().want()), Goods.say(offer.terms().give())));
    }

    @Override
    public Line wait(ShipShapeState s, int seat, Seats owing) {
        return Waiting.line(owing, new Waiting.Decision.Answer());
    }

    @Override
    public Sentence label(ShipShapeState s, int seat, Reply move) {
        return switch (move) {
            case Accept _ -> {
                Swap swap = phase.asked(s).terms();
                yield new Label.Accept(Goods.say(swap.want()), Goods.say(swap.give()));
            }
            case Decline decline ->
                decline.why() == null
                        ? new Label.Decline()
                        : new Label.DeclineBecause(decline.why().say());
            case Counter counter -> new Label.Counter(Goods.say(counter.give()), Goods.say(counter.want()));
        };
    }

    @Override
    public Preview preview(ShipShapeState s, int seat, Reply move) {
        int active = phase.asked(s).by();
        Swap swap = switch (move) {
            case Accept _ -> phase.asked(s).terms().mirrored();
            case Counter counter -> new Swap(counter.give(), counter.want());
            case Decline _ -> null;
        };
        if (swap == null) return Preview.NOTHING;
        ShipShapeState after = s.copy();
        phase.trade.strike(after, seat, active, swap, Events.NONE);
        return Previews.of(s, after, seat, active);
    }
}
