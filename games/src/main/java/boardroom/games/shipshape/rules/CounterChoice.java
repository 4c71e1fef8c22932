package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Refusal;
import boardroom.engine.offers.Offer;
import boardroom.engine.phases.Turn;
import boardroom.games.shipshape.box.ShipShapeBox;
import boardroom.games.shipshape.rules.ShipShapeMove.Choose;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.3.1 Nobody has accepted: the active player takes one of the counter-offers, or none. */
public final class CounterChoice implements Turn<ShipShapeState, Choose> {
    private final ShipShapeBox box;
    final TradeRules trade;

    public CounterChoice(ShipShapeBox box, TradeRules trade) {
        this.box = box;
        this.trade = trade;
    }

    @Override
    public int decider(ShipShapeState s) {
        Talk talk = s.talk();
        return talk == null ? NOBODY : talk.offer().by();
    }

    @Override
    public void offers(ShipShapeState s, int seat, Consumer<? super Choose> out) {
        for (int each : talk(s).offer().counterers().list()) out.accept(new Choose(each));
        out.accept(Choose.NONE);
    }

    @Override
    public @Nullable Refusal refuse(ShipShapeState s, Choose move) {
        return move.seat() == null || talk(s).offer().counterOf(move.seat()) != null
                ? null
                : new CommonRefusal.Malformed();
    }

    /** The counter-offer of this seat as the active player sees it. */
    static Swap counter(ShipShapeState s, int seat) {
        Swap counter = talk(s).offer().counterOf(seat);
        if (counter == null) throw new IllegalStateException("seat " + seat + " has not countered");
        return counter.mirrored();
    }

    private static Talk talk(ShipShapeState s) {
        Talk talk = s.talk();
        if (talk == null) throw new IllegalStateException("nothing was offered");
        return talk;
    }

    @Override
    public void play(ShipShapeState s, int seat, Choose move, Events events) {
        Talk talk = talk(s);
        Offer<Swap> offer = talk.offer();
        Integer chosen = move.seat();
        if (chosen == null) {
            String why = Why.idOf(move.why());
            events.tell(new ShipShapeEvent.CountersDeclined(new Arg.Seat(offer.by()), Why.told(why), Why.words(why)));
            s.talk(talk.closed(null));
            return;
        }
        events.tell(new ShipShapeEvent.CounterTaken(new Arg.Seat(offer.by()), new Arg.Seat(chosen)));
        Swap terms = counter(s, chosen);
        s.talk(talk.closed(chosen));
        trade.strike(s, offer.by(), chosen, terms, events);
    }

    @Override
    public void timeout(ShipShapeState s, int seat, Events events) {
        events.tell(new ShipShapeEvent.TimedOut(new Arg.Seat(seat)));
        play(s, seat, Choose.NONE, events);
    }

    @Override
    public Pace pace(ShipShapeState s) {
        return Pace.once(owes(s), TimeUnit.SECONDS.toMillis(box.clocksSeconds().choose()));
    }
}
