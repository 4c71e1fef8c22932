package boardroom.games.boss.view;

import boardroom.engine.Card;
import java.util.ArrayList;
import java.util.List;

/** Cards as views name them. */
final class CardIds {
    private CardIds() {}

    static List<String> of(Card[] cards) {
        List<String> ids = new ArrayList<>(cards.length);
        for (Card card : cards) ids.add(card.id());
        return ids;
    }
}
