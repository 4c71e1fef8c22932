package boardroom.games.boss.rules;

import boardroom.engine.Card;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The cards of one kind in the order of the box: where cards lie whose own order nobody may know before they are shuffled. */
final class BoxOrder<C extends Card> {
    private final C[] all;
    private final Map<String, Integer> places = new HashMap<>();

    BoxOrder(List<C> cards, C[] none) {
        all = cards.toArray(none);
        for (int place = 0; place < all.length; place++) places.put(all[place].id(), place);
    }

    /** Which cards of the box are among these; more can be marked afterwards. */
    boolean[] mark(C[] cards) {
        boolean[] marked = new boolean[all.length];
        mark(marked, cards);
        return marked;
    }

    void mark(boolean[] marked, C[] cards) {
        for (C card : cards) mark(marked, card);
    }

    void mark(boolean[] marked, C card) {
        Integer place = places.get(card.id());
        if (place != null) marked[place] = true;
    }

    /** All cards that are marked, or all that are not. */
    C[] pick(boolean[] marked, boolean isMarked) {
        C[] picked = all.clone();
        int count = 0;
        for (int place = 0; place < all.length; place++) if (marked[place] == isMarked) picked[count++] = all[place];
        return Arrays.copyOf(picked, count);
    }
}
