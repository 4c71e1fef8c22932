package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Refusal;
import boardroom.engine.offers.Answer;
import boardroom.engine.offers.Answering;
import boardroom.engine.offers.Offer;
import boardroom.games.shipshape.box.ShipShapeBox;
import boardroom.games.shipshape.rules.ShipShapeMove.Accept;
import boardroom.games.shipshape.rules.ShipShapeMove.Counter;
import boardroom.games.shipshape.rules.ShipShapeMove.Decline;
import boardroom.games.shipshape.rules.ShipShapeMove.Reply;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.3.1 Everybody asked accepts, declines or names terms of their own; the first to accept has the trade. */
public final class OfferAnswers extends Answering<ShipShapeState, Reply, Swap> {
    record InvitationOnly() implements Refusal {}

    private final ShipShapeBox box;
    final TradeRules trade;
    private final TradeLadder<Counter> ladder;

    public OfferAnswers(ShipShapeBox box, TradeRules trade) {
        super(trade);
        this.box = box;
        this.trade = trade;
        this.ladder = new TradeLadder<>(box.catalogue(), trade, false, Counter::new);
    }

    /** R59: where there are no counter-offers, a seat that could only decline is not asked. */
    @Override
    public void open(ShipShapeState s, Events events) {
        if (s.terms.counterOffers()) return;
        Offer<Swap> offer = asked(s);
        for (int seat = 0; seat < s.seats(); seat++)
            if (offer.to().has(seat) && trade.refusal(s, offer.by(), seat, offer.terms()) != null)
                answer(s, seat, null, Why.CANNOT, events);
    }

    @Override
    protected @Nullable Offer<Swap> offer(ShipShapeState s) {
        Talk talk = s.talk();
        return talk == null ? null : talk.offer();
    }

    @Override
    protected void keep(ShipShapeState s, Offer<Swap> answered) {
        Talk talk = s.talk();
        if (talk != null) s.talk(talk.with(answered));
    }

    @Override
    protected void accepted(ShipShapeState s, Offer<Swap> offer, int seat, Events events) {
        events.tell(new ShipShapeEvent.OfferAccepted(new Arg.Seat(seat), new Arg.Seat(offer.by())));
        Talk talk = s.talk();
        if (talk != null) s.talk(talk.closed(seat));
    }

    @Override
    protected void tell(ShipShapeState s, Offer<Swap> offer, Answer<Swap> answer, Events events) {
        Arg.Seat seat = new Arg.Seat(answer.seat());
        Arg.Seat offerer = new Arg.Seat(offer.by());
        Swap counter = answer.counter();
        if (counter == null)
            events.tell(
                    new ShipShapeEvent.OfferDeclined(seat, offerer, Why.told(answer.why()), Why.words(answer.why())));
        else
            events.tell(() -> new ShipShapeEvent.OfferCountered(
                    seat, offerer, Goods.say(counter.give()), Goods.say(counter.want())));
    }

    /** Terms of one's own are put together on the board. */
    @Override
    public void offers(ShipShapeState s, int seat, Consumer<? super Reply> out) {
        if (!asked(s).terms().isInvitation()) out.accept(Accept.ACCEPT);
        out.accept(Decline.DECLINE);
    }

    @Override
    public void moves(ShipShapeState s, int seat, Consumer<? super Reply> out) {
        if (!isDeciding(s, seat)) return;
        if (refuseAccepting(s, seat) == null) out.accept(Accept.ACCEPT);
        out.accept(Decline.DECLINE);
        if (s.terms.counterOffers()) ladder.list(s, seat, asked(s).by(), out);
    }

    @Override
    public @Nullable Refusal refuse(ShipShapeState s, int seat, Reply move) {
        return switch (move) {
            case Accept _ -> refuseAccepting(s, seat);
            case Decline _ -> null;
            case Counter counter -> refuseCounter(s, seat, new Swap(counter.give(), counter.want()));
        };
    }

    private @Nullable Refusal refuseAccepting(ShipShapeState s, int seat) {
        Offer<Swap> offer = asked(s);
        return offer.terms().isInvitation() ? new InvitationOnly() : trade.refusal(s, offer.by(), seat, offer.terms());
    }

    private @Nullable Refusal refuseCounter(ShipShapeState s, int seat, Swap counter) {
        if (counter.isBroken() || counter.isInvitation()) return new CommonRefusal.Malformed();
        if (!s.terms.counterOffers()) return new CommonRefusal.CountersOff();
        return trade.refusal(s, seat, asked(s).by(), counter);
    }

    @Override
    public void play(ShipShapeState s, int seat, Reply move, Events events) {
        switch (move) {
            case Accept _ -> accept(s, seat, asked(s).terms(), events);
            case Decline decline -> answer(s, seat, null, Why.idOf(decline.why()), events);
            case Counter counter -> answer(s, seat, Swap.of(counter.give(), counter.want()), null, events);
        }
    }

    @Override
    public void timeout(ShipShapeState s, int seat, Events events) {
        events.tell(new ShipShapeEvent.TimedOut(new Arg.Seat(seat)));
        super.timeout(s, seat, events);
    }

    /** All have answered, and nobody has accepted: without terms to choose from the offer is closed. */
    @Override
    public void close(ShipShapeState s, Events events) {
        Talk talk = s.talk();
        if (talk != null && talk.offer().counterers().isEmpty()) s.talk(talk.closed(null));
    }

    /** People first: the first to accept has the trade, and a bot would be faster. */
    @Override
    public long headStart(ShipShapeState s, int seat) {
        return asked(s).to().count() > 1
                ? TimeUnit.SECONDS.toMillis(box.clocksSeconds().peopleFirst())
                : 0;
    }

    @Override
    public Pace pace(ShipShapeState s) {
        return Pace.once(owes(s), TimeUnit.SECONDS.toMillis(box.clocksSeconds().answer()));
    }
}
