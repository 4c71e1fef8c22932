package boardroom.games.itstartup.box;

import boardroom.engine.Sized;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The titles of the deck in the order of the data file. */
public final class Catalogue {
    private final List<StartupCard> titles;
    /** Made when first asked for: by then the box has been checked. */
    private @Nullable Copies copies;

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public Catalogue(List<StartupCard> titles) {
        this.titles = titles;
    }

    @JsonValue
    public @Sized(from = 1, to = 150) List<StartupCard> titles() {
        return titles;
    }

    /** The cards themselves; the same for everybody who plays from this box. */
    public synchronized Copies copies() {
        if (copies == null) copies = new Copies(titles);
        return copies;
    }
}
