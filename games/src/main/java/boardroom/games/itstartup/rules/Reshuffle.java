package boardroom.games.itstartup.rules;

import boardroom.engine.Piles;
import boardroom.engine.Rng;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Catalogue;
import boardroom.games.itstartup.sense.MulliganSense;
import java.util.ArrayList;
import java.util.List;

/** Replaces what a seat can't know: the deck, hidden hands and plan slots, others' mulligan, and all chance to come. */
public final class Reshuffle {
    private final Catalogue catalogue;
    private final MulliganSense sense;

    public Reshuffle(Catalogue catalogue, MulliganSense sense) {
        this.catalogue = catalogue;
        this.sense = sense;
    }

    public void guess(StartupState r, int seat, Rng rng) {
        r.swaps = new Rng(rng.nextLong());
        r.start = new Rng(rng.nextLong());
        r.coins = new Rng(rng.nextLong());
        shuffleHidden(r, seat, rng);
        for (Office office : r.offices)
            if (office.seat != seat && office.givesBack != null) office.givesBack = sense.likely(office, catalogue);
    }

    private static void shuffleHidden(StartupState r, int seat, Rng rng) {
        // Cards the seat is looking at stay on top.
        int seen = seat == r.active ? r.looking : 0;
        List<CardCopy> hidden = new ArrayList<>();
        for (int i = seen; i < r.deck.length; i++) hidden.add(r.deck[i]);
        for (Office office : r.offices) {
            if (r.seers(office.seat).has(seat)) continue;
            for (CardCopy card : office.hand) hidden.add(card);
            if (office.planned != null) hidden.add(office.planned);
        }
        rng.shuffle(hidden);
        for (Office office : r.offices)
            if (office.planned != null && !r.seers(office.seat).has(seat)) office.planned = anyAction(hidden);
        for (Office office : r.offices) {
            if (r.seers(office.seat).has(seat)) continue;
            CardCopy[] hand = new CardCopy[office.hand.length];
            for (int i = 0; i < hand.length; i++) hand[i] = hidden.removeLast();
            if (office.seat == r.active) r.free = inTheSamePlaces(r.free, office.hand, hand);
            office.hand = hand;
        }
        CardCopy[] deck = r.deck.clone();
        for (int i = seen; i < deck.length; i++) deck[i] = hidden.removeLast();
        r.deck = deck;
    }

    /** A plan slot holds any unseen action card (R63). */
    private static CardCopy anyAction(List<CardCopy> hidden) {
        for (int i = hidden.size() - 1; i >= 0; i--) if (hidden.get(i).isAction()) return hidden.remove(i);
        throw new IllegalStateException("the card in the plan slot is an unseen action card itself");
    }

    private static CardCopy[] inTheSamePlaces(CardCopy[] marked, CardCopy[] before, CardCopy[] after) {
        CardCopy[] places = Office.NO_CARDS;
        for (CardCopy card : marked) {
            int place = Piles.indexOf(before, card);
            if (place >= 0) places = Piles.with(places, after[place]);
        }
        return places;
    }
}
