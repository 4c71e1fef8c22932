package boardroom.games.shipshape.rules;

import boardroom.engine.Card;
import java.util.Arrays;
import java.util.List;

/** A card of a play area, upright or rotated. */
sealed interface InPlay permits SupplyInPlay, TransportInPlay {
    Card card();

    boolean rotated();

    default String id() {
        return card().id();
    }

    /** Those of a play area that are named, in the order in which they lie. */
    static <P extends InPlay> P[] named(P[] area, List<String> names) {
        return picked(area, names, true);
    }

    /** Those of a play area that are not named, in the order in which they lie. */
    static <P extends InPlay> P[] unnamed(P[] area, List<String> names) {
        return picked(area, names, false);
    }

    private static <P extends InPlay> P[] picked(P[] area, List<String> names, boolean isNamed) {
        P[] picked = area.clone();
        int count = 0;
        for (P card : area) if (names.contains(card.id()) == isNamed) picked[count++] = card;
        return Arrays.copyOf(picked, count);
    }

    /** Whether all that is named lies in this play area. */
    static boolean hasAll(InPlay[] area, List<String> names) {
        for (String name : names) if (place(area, name) < 0) return false;
        return true;
    }

    /** Where the card of this id lies; -1: it does not. */
    static int place(InPlay[] area, String id) {
        for (int i = 0; i < area.length; i++) if (area[i].id().equals(id)) return i;
        return -1;
    }
}
