package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.CardName;
import boardroom.engine.Events;
import boardroom.engine.Kind;
import boardroom.engine.Preview;
import boardroom.engine.Seat;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.UnitName;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.shipshape.rules.ShipShapeMove.Business;
import boardroom.games.shipshape.rules.ShipShapeMove.Commission;
import boardroom.games.shipshape.rules.ShipShapeMove.Fulfil;
import boardroom.games.shipshape.rules.ShipShapeMove.Joint;
import boardroom.games.shipshape.rules.ShipShapeMove.MakeOffer;
import boardroom.games.shipshape.rules.ShipShapeMove.Pass;
import boardroom.games.shipshape.rules.ShipShapeMove.Refresh;
import java.util.List;

/** What the business step says; its previews tell both sides of a trade and of a joint order. */
public record BusinessWords(BusinessPhase phase) implements Words<ShipShapeState, Business> {
    @Kind("prompt")
    sealed interface Question extends Sentence {
        record Business() implements Question {}

        record BusinessNoOffers() implements Question {}
    }

    @Kind("choice")
    sealed interface Label extends Sentence {
        record Offer(List<Arg> to, Arg give, Arg want) implements Label {}

        record Invite(List<Arg> to) implements Label {}

        record Commission(@CardName String card, Arg cost) implements Label {}

        record CommissionFor(
                @CardName String card, Arg cost, @CardName String discard) implements Label {}

        record Refresh(String sort, Arg cost) implements Label {}

        record Fulfil(
                @CardName String order,
                @CardName List<String> transports,
                @UnitName("halves") int points) implements Label {}

        record FulfilSomehow(@CardName String order) implements Label {}

        record Joint(
                @CardName String order,
                @Seat int partner,
                Arg share,
                @UnitName("halves") int points) implements Label {}

        record Pass() implements Label {}
    }

    @Override
    public Line ask(ShipShapeState s, int seat) {
        return Line.of(s.offersLeft() > 0 ? new Question.Business() : new Question.BusinessNoOffers());
    }

    @Override
    public Line wait(ShipShapeState s, int seat, Seats owing) {
        return Waiting.line(owing, new Waiting.Decision.Business());
    }

    @Override
    public Sentence label(ShipShapeState s, int seat, Business move) {
        return switch (move) {
            case MakeOffer offer -> offer(s, offer);
            case Commission commission -> commission(s, commission);
            case Refresh refresh -> new Label.Refresh(refresh.sort().id(), Goods.say(phase.refreshing.cost(refresh)));
            case Fulfil fulfil -> fulfil(s, fulfil);
            case Joint joint ->
                new Label.Joint(
                        joint.order(),
                        joint.partner(),
                        Goods.say(joint.share()),
                        phase.joint.halves(Dispatch.get(s, joint.order())));
            case Pass _ -> new Label.Pass();
        };
    }

    private static Sentence offer(ShipShapeState s, MakeOffer offer) {
        List<Arg> to = Offering.asked(s, offer).list().stream().map(Arg::seat).toList();
        return new Swap(offer.give(), offer.want()).isInvitation()
                ? new Label.Invite(to)
                : new Label.Offer(to, Goods.say(offer.give()), Goods.say(offer.want()));
    }

    private static Sentence commission(ShipShapeState s, Commission move) {
        Arg cost = Goods.say(Commissioning.cost(Commissioning.get(s, move.card())));
        return move.discard() == null
                ? new Label.Commission(move.card(), cost)
                : new Label.CommissionFor(move.card(), cost, move.discard());
    }

    private Sentence fulfil(ShipShapeState s, Fulfil move) {
        return move.transports().isEmpty()
                ? new Label.FulfilSomehow(move.order())
                : new Label.Fulfil(
                        move.order(), move.transports(), phase.fulfilling.halves(Dispatch.get(s, move.order())));
    }

    /** Of a trade or a joint order as if all agreed to it. */
    @Override
    public Preview preview(ShipShapeState s, int seat, Business move) {
        ShipShapeState after = s.copy();
        return switch (move) {
            case MakeOffer offer -> preview(s, after, offer);
            case Joint joint -> {
                Split split = Proposing.split(s, joint);
                List<String> theirs = HouseTransports.of(
                        s.firms[joint.partner()],
                        split.order().type(),
                        split.rest().count());
                phase.joint.strike(after, seat, joint.partner(), split.agreed(theirs), Events.NONE);
                yield Previews.of(s, after, seat, joint.partner());
            }
            case Commission _, Refresh _, Fulfil _, Pass _ -> {
                phase.play(after, seat, move, Events.NONE);
                yield Previews.of(s, after, seat);
            }
        };
    }

    /** Of an offer to the table the own side alone: who takes it is not known. */
    private Preview preview(ShipShapeState s, ShipShapeState after, MakeOffer offer) {
        Swap swap = new Swap(offer.give(), offer.want());
        if (swap.isInvitation()) return Preview.NOTHING;
        for (int seat : Offering.asked(s, offer).list()) {
            if (phase.trade.refusal(s, s.active, seat, swap) != null) continue;
            phase.trade.strike(after, s.active, seat, swap, Events.NONE);
            return offer.to() == null ? Previews.of(s, after, s.active) : Previews.of(s, after, s.active, seat);
        }
        return Preview.NOTHING;
    }
}
