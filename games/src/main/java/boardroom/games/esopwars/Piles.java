package boardroom.games.esopwars;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Piles of cards as arrays that are replaced and never written to, so that copies of a state may share them; the last
 * card lies on top.
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

    static <T> T top(T[] pile) {
        return pile[pile.length - 1];
    }

    static <T> T[] withoutTop(T[] pile) {
        return Arrays.copyOf(pile, pile.length - 1);
    }

    /** The pile without its card at this place. */
    static <T> T[] without(T[] pile, int place) {
        T[] fewer = Arrays.copyOf(pile, pile.length - 1);
        System.arraycopy(pile, place + 1, fewer, place, pile.length - place - 1);
        return fewer;
    }

    static <T> int indexOf(T[] pile, @Nullable T card) {
        for (int i = 0; i < pile.length; i++) if (pile[i].equals(card)) return i;
        return -1;
    }
}
