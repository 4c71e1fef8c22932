package boardroom.games.itstartup.box;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The titles of the deck in the order of the data file, and every copy of each. */
public final class Catalogue {
    private final List<StartupCard> titles;
    private final List<CardCopy> copies = new ArrayList<>();
    private final Map<String, CardCopy> byId = new HashMap<>();

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public Catalogue(List<StartupCard> titles) {
        this.titles = List.copyOf(titles);
        for (StartupCard title : titles)
            for (int number = 1; number <= title.copies(); number++) copies.add(new CardCopy(title, number));
        for (CardCopy copy : copies) byId.put(copy.id(), copy);
    }

    @JsonValue
    public List<StartupCard> titles() {
        return titles;
    }

    /** All cards of the deck. */
    public List<CardCopy> copies() {
        return copies;
    }

    /** The copy of this id; {@code null}: there is none. */
    public @Nullable CardCopy find(@Nullable String id) {
        return byId.get(id);
    }

    /** The copy of an id that is known to be one. */
    public CardCopy get(String id) {
        CardCopy copy = byId.get(id);
        if (copy == null) throw new IllegalArgumentException("no card " + id);
        return copy;
    }
}
