package boardroom.games.itstartup.box;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Every card of the deck, in the order of the data file and by its id. */
public final class Copies {
    private final List<CardCopy> all;
    private final Map<String, CardCopy> byId = new HashMap<>();

    Copies(List<StartupCard> titles) {
        List<CardCopy> copies = new ArrayList<>();
        for (StartupCard title : titles)
            for (int number = 1; number <= title.copies(); number++) copies.add(new CardCopy(title, number));
        for (CardCopy copy : copies) byId.put(copy.id(), copy);
        this.all = List.copyOf(copies);
    }

    /** All cards of the deck. */
    public List<CardCopy> all() {
        return all;
    }

    /** The copy of this id; {@code null}: there is none. */
    public @Nullable CardCopy find(@Nullable String id) {
        return byId.get(id);
    }

    /** The copy of an id that is known to be one. */
    public CardCopy get(String id) {
        CardCopy copy = find(id);
        if (copy == null) throw new IllegalArgumentException("no card " + id);
        return copy;
    }
}
