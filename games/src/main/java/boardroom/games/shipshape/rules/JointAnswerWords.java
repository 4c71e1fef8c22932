package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.CardName;
import boardroom.engine.Events;
import boardroom.engine.Kind;
import boardroom.engine.Preview;
import boardroom.engine.Say;
import boardroom.engine.Seat;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.UnitName;
import boardroom.engine.offers.Offer;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.rules.ShipShapeMove.Agree;
import boardroom.games.shipshape.rules.ShipShapeMove.JointReply;
import boardroom.games.shipshape.rules.ShipShapeMove.Refuse;
import java.util.List;

/** What a joint proposal says to its partner. */
public record JointAnswerWords(JointAnswer phase) implements Words<ShipShapeState, JointReply> {
    @Kind("prompt")
    sealed interface Question extends Sentence {
        record JointAnswer(@Seat int active, Order order) implements Question {}
    }

    @Kind("detail")
    sealed interface Detail extends Sentence {
        record Joint(
                @Seat int active,
                Arg share,
                Arg rest,
                @UnitName("halves") int points) implements Detail {}
    }

    @Kind("choice")
    sealed interface Label extends Sentence {
        record Agree(@CardName List<String> transports) implements Label {}

        record Refuse() implements Label {}

        record RefuseBecause(Say why) implements Label {}
    }

    @Override
    public Line ask(ShipShapeState s, int seat) {
        Offer<Split> offer = phase.asked(s);
        Split split = offer.terms();
        return Line.of(
                new Question.JointAnswer(offer.by(), split.order()),
                new Detail.Joint(
                        offer.by(),
                        Goods.say(split.share()),
                        Goods.say(split.rest()),
                        phase.joint.halves(split.order())));
    }

    @Override
    public Line wait(ShipShapeState s, int seat, Seats owing) {
        return Waiting.line(owing, new Waiting.Decision.JointAnswer());
    }

    @Override
    public Sentence label(ShipShapeState s, int seat, JointReply move) {
        return switch (move) {
            case Agree agree -> new Label.Agree(agree.transports());
            case Refuse refuse ->
                refuse.why() == null
                        ? new Label.Refuse()
                        : new Label.RefuseBecause(refuse.why().say());
        };
    }

    @Override
    public Preview preview(ShipShapeState s, int seat, JointReply move) {
        if (!(move instanceof Agree agree)) return Preview.NOTHING;
        Offer<Split> offer = phase.asked(s);
        ShipShapeState after = s.copy();
        phase.joint.strike(after, offer.by(), seat, offer.terms().agreed(agree.transports()), Events.NONE);
        return Previews.of(s, after, seat, offer.by());
    }
}
