package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Refusal;
import boardroom.engine.offers.Answer;
import boardroom.engine.offers.Answering;
import boardroom.engine.offers.Offer;
import boardroom.games.shipshape.box.ShipShapeBox;
import boardroom.games.shipshape.rules.ShipShapeMove.Agree;
import boardroom.games.shipshape.rules.ShipShapeMove.JointReply;
import boardroom.games.shipshape.rules.ShipShapeMove.Refuse;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.4.4 The partner agrees to a joint order and says which transports carry its part, or refuses. */
public final class JointAnswer extends Answering<ShipShapeState, JointReply, Split> {
    private final ShipShapeBox box;
    final JointRules joint;

    public JointAnswer(ShipShapeBox box, JointRules joint) {
        super(joint);
        this.box = box;
        this.joint = joint;
    }

    @Override
    protected @Nullable Offer<Split> offer(ShipShapeState s) {
        return s.proposal;
    }

    /** One is asked, so one answer closes it. */
    @Override
    protected void keep(ShipShapeState s, Offer<Split> answered) {
        s.proposal = null;
    }

    @Override
    protected void accepted(ShipShapeState s, Offer<Split> offer, int seat, Events events) {
        s.proposal = null;
    }

    @Override
    protected void tell(ShipShapeState s, Offer<Split> offer, Answer<Split> answer, Events events) {
        events.tell(new ShipShapeEvent.JointRefused(
                new Arg.Seat(answer.seat()),
                new Arg.Seat(offer.by()),
                new Arg.CardId(offer.terms().order().id()),
                Why.told(answer.why()),
                Why.words(answer.why())));
    }

    @Override
    public void offers(ShipShapeState s, int seat, Consumer<? super JointReply> out) {
        Split split = asked(s).terms();
        out.accept(new Agree(HouseTransports.of(
                s.firms[seat], split.order().type(), split.rest().count())));
        out.accept(Refuse.REFUSE);
    }

    @Override
    public void moves(ShipShapeState s, int seat, Consumer<? super JointReply> out) {
        if (!isDeciding(s, seat)) return;
        Split split = asked(s).terms();
        HouseTransports.list(
                s.firms[seat], split.order().type(), split.rest().count(), set -> out.accept(new Agree(set)));
        out.accept(Refuse.REFUSE);
    }

    @Override
    public @Nullable Refusal refuse(ShipShapeState s, int seat, JointReply move) {
        return switch (move) {
            case Agree agree -> refuseAgreeing(s, s.firms[seat], agree);
            case Refuse _ -> null;
        };
    }

    private @Nullable Refusal refuseAgreeing(ShipShapeState s, Firm firm, Agree agree) {
        Split split = asked(s).terms();
        if (CommonRefusal.isNamedTwice(agree.transports())) return new CommonRefusal.Malformed();
        if (!InPlay.hasAll(firm.transports, agree.transports())) return new CommonRefusal.NotOwned();
        return Dispatch.refuseCarrying(
                firm, split.order(), agree.transports(), split.rest().count());
    }

    @Override
    public void play(ShipShapeState s, int seat, JointReply move, Events events) {
        switch (move) {
            case Agree agree -> accept(s, seat, asked(s).terms().agreed(agree.transports()), events);
            case Refuse refuse -> answer(s, seat, null, Why.idOf(refuse.why()), events);
        }
    }

    @Override
    public void timeout(ShipShapeState s, int seat, Events events) {
        events.tell(new ShipShapeEvent.TimedOut(new Arg.Seat(seat)));
        super.timeout(s, seat, events);
    }

    @Override
    public Pace pace(ShipShapeState s) {
        return Pace.once(owes(s), TimeUnit.SECONDS.toMillis(box.clocksSeconds().jointAnswer()));
    }
}
