package boardroom.games.shipit.box;

import boardroom.engine.Card;
import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An action space (2.4); slots count players. */
public record Action(
        String id,
        String name,
        int cost,
        @Nullable Integer slots,
        int unlocksAt,
        @Nullable Integer maxEngineersPerPlayer,
        boolean aiAllowed,
        List<ActionEffect> effects,
        String text,
        @Nullable Boolean canBreak,
        @Nullable Integer unlocksFromEnd)
        implements Card {

    /** The round from which it is open in a game of so many rounds. */
    @JsonIgnore
    public int opensIn(int rounds) {
        return unlocksFromEnd == null ? unlocksAt : rounds - unlocksFromEnd;
    }

    @JsonIgnore
    public boolean breaks() {
        return Boolean.TRUE.equals(canBreak);
    }
}
