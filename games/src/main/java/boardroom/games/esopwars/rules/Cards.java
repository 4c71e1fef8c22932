package boardroom.games.esopwars.rules;

import boardroom.engine.Arg.CardId;
import boardroom.engine.Card;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Cards as events and views name them. */
public final class Cards {
    private Cards() {}

    static CardId id(Card card) {
        return new CardId(card.id());
    }

    static List<CardId> ids(Card[] cards) {
        List<CardId> ids = new ArrayList<>(cards.length);
        for (Card card : cards) ids.add(id(card));
        return ids;
    }

    public static List<String> names(Card[] cards) {
        List<String> ids = new ArrayList<>(cards.length);
        for (Card card : cards) ids.add(card.id());
        return ids;
    }

    static <C extends Card> C byId(List<C> printed, String id) {
        for (C card : printed) if (card.id().equals(id)) return card;
        throw new IllegalArgumentException("no card " + id);
    }

    /** In the order of the data file, so that a list betrays no secret order. */
    public static <C extends Card> C[] sorted(C[] cards, List<C> printed) {
        C[] sorted = cards.clone();
        Arrays.sort(sorted, Comparator.comparingInt(printed::indexOf));
        return sorted;
    }
}
