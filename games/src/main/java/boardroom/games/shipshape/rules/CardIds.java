package boardroom.games.shipshape.rules;

import boardroom.engine.Arg.CardId;
import boardroom.engine.Card;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Cards as events name them. */
final class CardIds {
    private CardIds() {}

    /** Of slots; an empty one is left out. */
    static List<CardId> of(@Nullable Card[] slots) {
        return of(Arrays.asList(slots));
    }

    static List<CardId> of(List<? extends @Nullable Card> cards) {
        List<CardId> ids = new ArrayList<>();
        for (Card card : cards) if (card != null) ids.add(new CardId(card.id()));
        return ids;
    }
}
