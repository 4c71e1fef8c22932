package boardroom.games.itstartup.box;

import boardroom.engine.Sized;
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
    /** Made when first asked for: by then the box has been checked. */
    private volatile @Nullable Copies made;

    /** Every card of the deck, in order and by its id. */
    private record Copies(List<CardCopy> all, Map<String, CardCopy> byId) {
        static Copies of(List<StartupCard> titles) {
            List<CardCopy> all = new ArrayList<>();
            for (StartupCard title : titles)
                for (int number = 1; number <= title.copies(); number++) all.add(new CardCopy(title, number));
            Map<String, CardCopy> byId = new HashMap<>();
            for (CardCopy copy : all) byId.put(copy.id(), copy);
            return new Copies(List.copyOf(all), byId);
        }
    }

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public Catalogue(List<StartupCard> titles) {
        this.titles = titles;
    }

    @JsonValue
    public @Sized(from = 1, to = 150) List<StartupCard> titles() {
        return titles;
    }

    /** All cards of the deck. */
    public List<CardCopy> copies() {
        return made().all;
    }

    /** The copy of this id; {@code null}: there is none. */
    public @Nullable CardCopy find(@Nullable String id) {
        return made().byId.get(id);
    }

    /** The copy of an id that is known to be one. */
    public CardCopy get(String id) {
        CardCopy copy = find(id);
        if (copy == null) throw new IllegalArgumentException("no card " + id);
        return copy;
    }

    private Copies made() {
        Copies copies = made;
        return copies != null ? copies : makeOnce();
    }

    private synchronized Copies makeOnce() {
        Copies copies = made;
        if (copies == null) made = copies = Copies.of(titles);
        return copies;
    }
}
