package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.games.itstartup.box.CardCopy;

/** 5.8 Cards come from the top of the deck; if too few are left, what is there. */
public final class Drawing {
    private Drawing() {}

    public static CardCopy[] draw(StartupState r, int seat, int count, Events events) {
        if (count == 0 || r.deck.length == 0) return Office.NO_CARDS;
        CardCopy[] cards = r.fromTop(count);
        r.offices[seat].hand = Piles.withAll(r.offices[seat].hand, cards);
        if (events.listening()) {
            events.tell(new StartupEvent.Drew(new Arg.Seat(seat), cards.length));
            tellSeers(r, seat, cards, events);
        }
        return cards;
    }

    /** Those who may see the hand hear which cards came to it. */
    public static void tellSeers(StartupState r, int seat, CardCopy[] cards, Events events) {
        StartupEvent drew = new StartupEvent.DrewCards(new Arg.Seat(seat), Cards.ids(cards));
        if (r.terms.openHands()) events.tell(drew);
        else events.tell(r.seers(seat), drew);
    }
}
