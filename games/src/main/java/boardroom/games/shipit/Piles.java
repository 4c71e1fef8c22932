package boardroom.games.shipit;

import java.util.Arrays;

/** Small arrays that are replaced, never written to. */
final class Piles {
    private Piles() {}

    static <T> T[] with(T[] pile, T card) {
        T[] more = Arrays.copyOf(pile, pile.length + 1);
        more[pile.length] = card;
        return more;
    }

    static <T> T[] without(T[] pile, int place) {
        T[] fewer = Arrays.copyOf(pile, pile.length - 1);
        System.arraycopy(pile, place + 1, fewer, place, fewer.length - place);
        return fewer;
    }

    static int[] with(int[] pile, int place, int value) {
        int[] changed = pile.clone();
        changed[place] = value;
        return changed;
    }
}
