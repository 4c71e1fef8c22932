package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.games.itstartup.box.CardCopy;
import java.util.ArrayList;
import java.util.List;

/** Cards by their id, for events and views. */
public final class Cards {
    private Cards() {}

    public static Arg.CardId id(CardCopy card) {
        return new Arg.CardId(card.id());
    }

    static List<Arg.CardId> ids(CardCopy[] cards) {
        List<Arg.CardId> ids = new ArrayList<>();
        for (CardCopy card : cards) ids.add(id(card));
        return ids;
    }

    public static List<String> names(CardCopy[] cards) {
        List<String> names = new ArrayList<>();
        for (CardCopy card : cards) names.add(card.id());
        return names;
    }
}
