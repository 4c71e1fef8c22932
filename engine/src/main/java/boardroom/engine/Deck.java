package boardroom.engine;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A deck, its discard pile and its own stream of chance; the last card of the deck lies on top. Arrays are replaced and
 * never written to.
 */
public final class Deck<C extends Card> implements Cloneable {
    private final String name;
    private C[] cards;
    private C[] discards;
    private Rng chance;

    public Deck(String name, C[] cards, C[] discards, Rng chance) {
        this.name = name;
        this.cards = cards;
        this.discards = discards;
        this.chance = chance;
    }

    /** All cards of one kind, shuffled; the array stays the caller's. */
    public static <C extends Card> Deck<C> shuffled(String name, C[] all, Rng chance) {
        C[] cards = all.clone();
        chance.shuffle(cards, 0, cards.length);
        return new Deck<>(name, cards, Arrays.copyOf(all, 0), chance);
    }

    /**
     * The top card. Made anew from the discard pile when a card is due and none is left, which tells how many cards it then
     * has; {@code null}: both are empty.
     */
    public @Nullable C draw(IntConsumer reshuffled) {
        if (cards.length == 0) reshuffle(reshuffled);
        if (cards.length == 0) return null;
        C top = Piles.top(cards);
        cards = Piles.withoutTop(cards);
        return top;
    }

    private void reshuffle(IntConsumer reshuffled) {
        if (discards.length == 0) return;
        cards = discards.clone();
        discards = Arrays.copyOf(discards, 0);
        chance.shuffle(cards, 0, cards.length);
        reshuffled.accept(cards.length);
    }

    public void discard(C card) {
        discards = Piles.with(discards, card);
    }

    /** These come back into the deck, which is shuffled. */
    public void shuffleBack(List<C> aside) {
        if (aside.isEmpty()) return;
        C[] all = Arrays.copyOf(cards, cards.length + aside.size());
        for (int i = 0; i < aside.size(); i++) all[cards.length + i] = aside.get(i);
        chance.shuffle(all, 0, all.length);
        cards = all;
    }

    public String name() {
        return name;
    }

    public int size() {
        return cards.length;
    }

    /** The discard pile, in its order; never written to. */
    public C[] discards() {
        return discards;
    }

    /** What is left in the deck, in its secret order; never written to. */
    public C[] left() {
        return cards;
    }

    /** For who can't know it the order of the deck and all later chance is another one. */
    public void guess(Rng rng) {
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
