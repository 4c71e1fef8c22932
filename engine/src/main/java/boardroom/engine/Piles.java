package boardroom.engine;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Piles of cards and other things in order, as arrays that are replaced and never written to, so that copies of a state
 * may share them; the last card lies on top.
 */
public final class Piles {
    private Piles() {}

    public static <T> T[] with(T[] pile, T card) {
        T[] more = Arrays.copyOf(pile, pile.length + 1);
        more[pile.length] = card;
        return more;
    }

    public static <T> T[] withAll(T[] pile, T[] cards) {
        T[] more = Arrays.copyOf(pile, pile.length + cards.length);
        System.arraycopy(cards, 0, more, pile.length, cards.length);
        return more;
    }

    public static <T> T top(T[] pile) {
        return pile[pile.length - 1];
    }

    public static <T> T[] withoutTop(T[] pile) {
        return Arrays.copyOf(pile, pile.length - 1);
    }

    /** The pile without the card at this place. */
    public static <T> T[] without(T[] pile, int place) {
        T[] fewer = Arrays.copyOf(pile, pile.length - 1);
        System.arraycopy(pile, place + 1, fewer, place, fewer.length - place);
        return fewer;
    }

    /** The pile with the card at this place replaced. */
    public static <T> T[] replaced(T[] pile, int place, T card) {
        T[] other = pile.clone();
        other[place] = card;
        return other;
    }

    /** The numbers with the one at this place replaced. */
    public static int[] replaced(int[] numbers, int place, int number) {
        int[] other = numbers.clone();
        other[place] = number;
        return other;
    }

    /** The numbers as a list, as views tell them. */
    public static List<Integer> list(int[] numbers) {
        return IntStream.of(numbers).boxed().toList();
    }

    public static <T> int indexOf(T[] pile, @Nullable T card) {
        for (int i = 0; i < pile.length; i++) if (pile[i].equals(card)) return i;
        return -1;
    }

    public static <T> boolean has(T[] pile, @Nullable T card) {
        return indexOf(pile, card) >= 0;
    }
}
