package boardroom.games.shipshape.rules;

import boardroom.engine.Card;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.engine.Rng;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A deck, its discard pile and its own stream of chance (section 3); the last card of the deck lies on top. Arrays are
 * replaced and never written to.
 */
public final class Deck<C extends Card> implements Cloneable {
    final String name;
    private C[] cards;
    private C[] discards;
    private Rng chance;

    Deck(String name, C[] cards, C[] discards, Rng chance) {
        this.name = name;
        this.cards = cards;
        this.discards = discards;
        this.chance = chance;
    }

    /** All cards of one kind, shuffled; the array stays the caller's. */
    static <C extends Card> Deck<C> shuffled(String name, C[] all, Rng chance) {
        C[] cards = all.clone();
        chance.shuffle(cards, 0, cards.length);
        return new Deck<>(name, cards, Arrays.copyOf(all, 0), chance);
    }

    /** The top card. Made anew from the discard pile when a card is due and none is left; {@code null}: both are empty. */
    @Nullable C draw(Events events) {
        if (cards.length == 0) reshuffle(events);
        if (cards.length == 0) return null;
        C top = Piles.top(cards);
        cards = Piles.withoutTop(cards);
        return top;
    }

    private void reshuffle(Events events) {
        if (discards.length == 0) return;
        cards = discards.clone();
        discards = Arrays.copyOf(discards, 0);
        chance.shuffle(cards, 0, cards.length);
        events.tell(new ShipShapeEvent.DeckReshuffled(name, cards.length));
    }

    void discard(C card) {
        discards = Piles.with(discards, card);
    }

    /** 8.3: these come back into the deck, which is shuffled. */
    void shuffleBack(List<C> aside) {
        if (aside.isEmpty()) return;
        C[] all = Arrays.copyOf(cards, cards.length + aside.size());
        for (int i = 0; i < aside.size(); i++) all[cards.length + i] = aside.get(i);
        chance.shuffle(all, 0, all.length);
        cards = all;
    }

    public int size() {
        return cards.length;
    }

    /** The discard pile, which is open (R52), in its order; never written to. */
    public C[] discards() {
        return discards;
    }

    /** What is left in the deck, in its secret order; never written to. */
    public C[] left() {
        return cards;
    }

    /** For who can't know it the order of the deck and all later chance is another one. */
    void guess(Rng rng) {
        C[] other = cards.clone();
        Arrays.sort(other, (a, b) -> a.id().compareTo(b.id()));
        rng.shuffle(other, 0, other.length);
        cards = other;
        chance = new Rng(rng.nextLong());
    }

    @Override
    @SuppressWarnings("unchecked")
    public Deck<C> clone() {
        try {
            Deck<C> copy = (Deck<C>) super.clone();
            copy.chance = chance.copy();
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }
}
