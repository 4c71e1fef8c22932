package boardroom.games.shipshape.view;

import boardroom.engine.Card;
import boardroom.engine.Deck;
import boardroom.games.shipshape.view.ShipShapePublicView.DeckView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Cards as views name them. */
final class CardIds {
    private CardIds() {}

    static List<String> of(List<? extends Card> cards) {
        return cards.stream().map(Card::id).toList();
    }

    /** The slots of a pool; {@code null}: empty. */
    static List<@Nullable String> slots(@Nullable Card[] slots) {
        List<@Nullable String> ids = new ArrayList<>(slots.length);
        for (Card card : slots) ids.add(card == null ? null : card.id());
        return ids;
    }

    /** A deck from outside: what is left in it stands in the order of the box, so that nothing of its own shows. */
    static <C extends Card> DeckView deck(Deck<C> deck, List<C> printed) {
        C[] left = deck.left().clone();
        Map<String, Integer> places = new HashMap<>();
        for (C card : printed) places.putIfAbsent(card.id(), places.size());
        Arrays.sort(left, Comparator.comparingInt(card -> places.getOrDefault(card.id(), places.size())));
        return new DeckView(left.length, of(Arrays.asList(left)), of(Arrays.asList(deck.discards())));
    }
}
