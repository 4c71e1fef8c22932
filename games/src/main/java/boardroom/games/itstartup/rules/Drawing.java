package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.games.itstartup.box.CardCopy;
import java.util.function.Supplier;

/** 5.8 Cards come from the top of the deck; if too few are left, what is there. */
final class Drawing {
    private Drawing() {}

    static CardCopy[] draw(StartupState s, int seat, int count, Events events) {
        if (count == 0 || s.deck.length == 0) return Office.NO_CARDS;
        CardCopy[] cards = s.fromTop(count);
        s.offices[seat].hand = Piles.withAll(s.offices[seat].hand, cards);
        events.tell(new StartupEvent.Drew(new Arg.Seat(seat), cards.length));
        tellDrawn(s, seat, cards, events);
        return cards;
    }

    /** Those who may see the hand hear which cards came to it. */
    static void tellDrawn(StartupState s, int seat, CardCopy[] cards, Events events) {
        tellSeers(s, seat, () -> new StartupEvent.DrewCards(new Arg.Seat(seat), Cards.ids(cards)), events);
    }

    /** Told to those who may see the hand and the plan slot; to watchers too, if hands are open. */
    static void tellSeers(StartupState s, int seat, Supplier<StartupEvent> event, Events events) {
        if (s.terms.openHands()) events.tell(event);
        else events.tell(s.seers(seat), event);
    }
}
