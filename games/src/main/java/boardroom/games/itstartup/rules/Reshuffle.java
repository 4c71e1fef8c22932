package boardroom.games.itstartup.rules;

import boardroom.engine.Piles;
import boardroom.engine.Rng;
import boardroom.games.itstartup.box.CardCopy;
import java.util.ArrayList;
import java.util.List;

/** Replaces what a seat can't know: the deck, hidden hands and plan slots, and all chance to come. */
public final class Reshuffle {
    private Reshuffle() {}

    public static void guess(StartupState s, int seat, Rng rng) {
        s.swaps = new Rng(rng.nextLong());
        s.start = new Rng(rng.nextLong());
        s.coins = new Rng(rng.nextLong());
        shuffleHidden(s, seat, rng);
    }

    private static void shuffleHidden(StartupState s, int seat, Rng rng) {
        // Cards the seat is looking at stay on top.
        int seen = seat == s.active ? s.looking : 0;
        List<CardCopy> hidden = new ArrayList<>();
        for (int i = seen; i < s.deck.length; i++) hidden.add(s.deck[i]);
        for (Office office : s.offices) {
            if (s.seers(office.seat).has(seat)) continue;
            for (CardCopy card : office.hand) hidden.add(card);
            if (office.planned != null) hidden.add(office.planned);
        }
        rng.shuffle(hidden);
        for (Office office : s.offices)
            if (office.planned != null && !s.seers(office.seat).has(seat)) office.planned = anyAction(hidden);
        for (Office office : s.offices) {
            if (s.seers(office.seat).has(seat)) continue;
            CardCopy[] hand = new CardCopy[office.hand.length];
            for (int i = 0; i < hand.length; i++) hand[i] = hidden.removeLast();
            if (office.seat == s.active) s.free = inTheSamePlaces(s.free, office.hand, hand);
            office.hand = hand;
        }
        CardCopy[] deck = s.deck.clone();
        for (int i = seen; i < deck.length; i++) deck[i] = hidden.removeLast();
        s.deck = deck;
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
