package boardroom.games.itstartup;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Cards and people in order, as arrays that are replaced and never written to, so that copies of a state may share
 * them.
 */
final class Piles {
    private Piles() {}

    static <T> T[] with(T[] pile, T card) {
        T[] more = Arrays.copyOf(pile, pile.length + 1);
        more[pile.length] = card;
        return more;
    }

    static <T> T[] withAll(T[] pile, T[] cards) {
        T[] more = Arrays.copyOf(pile, pile.length + cards.length);
        System.arraycopy(cards, 0, more, pile.length, cards.length);
        return more;
    }

    /** The pile without the card at this place. */
    static <T> T[] without(T[] pile, int place) {
        T[] fewer = Arrays.copyOf(pile, pile.length - 1);
        System.arraycopy(pile, place + 1, fewer, place, pile.length - place - 1);
        return fewer;
    }

    /** The pile with the card at this place replaced. */
    static <T> T[] replaced(T[] pile, int place, T card) {
        T[] other = pile.clone();
        other[place] = card;
        return other;
    }

    /** By identity: every copy of a card is one object. */
    @SuppressWarnings("ReferenceEquality")
    static <T> int indexOf(T[] pile, @Nullable T card) {
        for (int i = 0; i < pile.length; i++) if (pile[i] == card) return i;
        return -1;
    }

    static <T> boolean has(T[] pile, @Nullable T card) {
        return indexOf(pile, card) >= 0;
    }
}
