package boardroom.games.shipit.box;

import boardroom.engine.Between;
import boardroom.engine.Card;
import boardroom.engine.Sized;
import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An action space (2.4); slots count players. */
public record Action(
        String id,
        String name,
        @Between(to = 1_000) int cost,
        @Between(from = 1, to = 20) @Nullable Integer slots,
        @Between(to = 20) int unlocksAt,
        @Between(from = 1, to = 100) @Nullable Integer maxEngineersPerPlayer,
        boolean aiAllowed,
        @Sized(to = 10) List<ActionEffect> effects,
        String text,
        @Nullable Boolean canBreak,
        @Between(to = 20) @Nullable Integer unlocksFromEnd)
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
